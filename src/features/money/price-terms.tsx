import { Link } from 'wouter';
import type { Pricing } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Card } from '../../ui/card.tsx';
import styles from './pricing-page.module.css';
import { useMethodName } from './use-method-name.ts';

/** How one pays, the VAT in the prices, and how long one can withdraw. */
export function PriceTerms({ pricing: { credits, premium } }: { pricing: Pricing }) {
  const { t, formatPercent } = useTranslation();
  const methodName = useMethodName();
  const methods = new Set(
    [...credits.payment_methods, ...premium.payment_methods].map(({ kind, name }) => methodName(kind, name)),
  );
  return (
    <Card>
      <section className={styles['part']} aria-labelledby="pricing-pay">
        <h2 className={styles['heading']} id="pricing-pay">
          {t('pricing.methods')}
        </h2>
        <ul className={styles['methods']}>
          {[...methods].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className={styles['text']}>
          {credits.vat_percent > 0 && t('pricing.vat', { percent: formatPercent(credits.vat_percent) })}{' '}
          {t('pricing.withdraw')} <Link href={pathTo('/pages/return-policy')}>{t('route.return_policy')}</Link>
        </p>
      </section>
    </Card>
  );
}
