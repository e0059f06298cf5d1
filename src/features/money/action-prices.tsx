import type { Pricing } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pricing-page.module.css';
import { regularMessagePrice } from './regular-message-price.ts';

/** What is free and what is not. Only the price of a message depends on the country: the rest stands before it. */
export function ActionPrices({ pricing }: { pricing: Pricing | null }) {
  const { t, formatCountry } = useTranslation();
  const free = t('pricing.free');
  return (
    <section className={classNames(styles['part'], styles['sheet'])} aria-labelledby="pricing-actions">
      <h2 className={styles['heading']} id="pricing-actions">
        {t('pricing.actions')}
      </h2>
      <p className={styles['text']}>
        {pricing === null ? (
          <Skeleton width="14em" height="1lh" />
        ) : (
          t('pricing.country', { country: formatCountry(pricing.credits.country) })
        )}
      </p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('pricing.action')}</VisuallyHidden>
            </th>
            <th scope="col">{t('route.credits')}</th>
            <th scope="col">{t('route.premium')}</th>
          </tr>
        </thead>
        <tbody>
          {(
            ['pricing.action_account', 'pricing.action_look', 'pricing.action_like', 'pricing.action_read'] as const
          ).map((action) => (
            <tr key={action}>
              <th scope="row">{t(action)}</th>
              <td>{free}</td>
              <td>{free}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('pricing.action_send')}</th>
            <td>{pricing === null ? <Skeleton height="1lh" /> : <MessagePrice pricing={pricing} />}</td>
            <td>{t('pricing.included')}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function MessagePrice({ pricing: { credits, settings } }: { pricing: Pricing }) {
  const { t, formatMoney } = useTranslation();
  if (settings.message_credits === 0) return t('pricing.free');
  const price = regularMessagePrice(credits, settings);
  const inCredits = t('site.credits', { count: settings.message_credits });
  return price === null
    ? inCredits
    : t('pricing.from', { credits: inCredits, price: formatMoney(price.amount, price.currency) });
}
