import { Link } from 'wouter';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './credits-page.module.css';
import type { Money } from './money-amount.ts';
import { OpenOrderNotice } from './open-order.tsx';
import { orderProblemText } from './order-problem.ts';
import { paidActionBlock } from './paid-action-block.ts';
import { useMoney } from './use-money.ts';
import type { Payment } from './use-payment.ts';
import { VatNote } from './vat-note.tsx';

interface OrderSummaryProps {
  /** Null until the member picks an item. */
  total: Money | null;
  vatPercent: number;
  /** Extra terms shown above the legal text, such as automatic renewal. */
  terms?: string;
  kind: 'credits' | 'premium';
  payment: Payment;
}

/** Total, terms and the binding order button, with the wording required by law. */
export function OrderSummary({ total, vatPercent, terms, kind, payment }: OrderSummaryProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const company = useSiteSettings()?.company.name ?? null;
  const values = { company: company === null ? '' : inSentence(company) };
  const legal =
    kind === 'premium'
      ? t(company === null ? 'premium.legal' : 'premium.legal_with', values)
      : t(company === null ? 'credits.legal' : 'credits.legal_with', values);
  const blocked = paidActionBlock(useConnectionTrouble().trouble, t);
  return (
    <Card>
      <div className={styles['end']}>
        <p className={styles['total']}>
          <span>{t('credits.total')}</span>
          {total === null ? (
            <span className={styles['no-total']}>{t('premium.choose_plan')}</span>
          ) : (
            <span className={styles['total-price']}>{money(total)}</span>
          )}
        </p>
        {total?.amount_minor === 0 && <p>{t('credits.nothing_to_pay')}</p>}
        <VatNote percent={vatPercent} />
        {terms !== undefined && <p>{terms}</p>}
        <p className={styles['legal']}>{legal}</p>
        <ul className={styles['links']}>
          <li>
            <Link href={pathTo('/pages/terms')}>{t('route.terms')}</Link>
          </li>
          <li>
            <Link href={pathTo('/pages/return-policy')}>{t('route.return_policy')}</Link>
          </li>
          <li>
            <Link href={pathTo('/pages/privacy')}>{t('route.privacy')}</Link>
          </li>
        </ul>
        {payment.openOrder !== null && <OpenOrderNotice order={payment.openOrder} />}
        {payment.problem !== null && (
          <Banner tone="danger" role="alert">
            {orderProblemText(payment.problem, t)}
          </Banner>
        )}
        {blocked !== null && (
          <p className={styles['blocked']} id="order-blocked">
            {blocked}
          </p>
        )}
        <div className={styles['pay']}>
          {/* Where the bar stays in view, without the line above. */}
          {total !== null && (
            <p className={styles['pay-total']} aria-hidden="true">
              {t('credits.total')}
              <strong>{money(total)}</strong>
            </p>
          )}
          <Button
            type="submit"
            variant={payment.openOrder === null ? 'primary' : 'secondary'}
            size="l"
            wide
            busy={payment.isBusy}
            disabled={blocked !== null}
            aria-describedby={blocked === null ? undefined : 'order-blocked'}
          >
            {t('credits.order_button')}
          </Button>
        </div>
        {/* An order of credits says it below, among what happens next. */}
        {(payment.openOrder !== null || kind === 'premium') && (
          <p className={styles['note']}>
            {t(payment.openOrder === null ? 'credits.after_order' : 'orders.second_note')}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Strips a trailing full stop, as in "Example B.V.", because the name ends a sentence that has its own. */
function inSentence(company: string): string {
  return company.replace(/\.$/, '');
}
