import { Link } from 'wouter';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { majorAmount } from './money-amount.ts';
import styles from './transaction-facts.module.css';

/** What was bought, for how much, how and when. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t, formatMoney, formatDate, formatTime, formatNumber } = useTranslation();
  const { id, state, item, amount, method, created_at, credits_after: creditsAfter } = transaction;
  const { withdraw_until: withdrawUntil, withdrawn_at: withdrawnAt } = transaction;
  const dateTime = (time: string) => {
    const atMs = Date.parse(time);
    return t('transaction.date_time', { date: formatDate(atMs, 'long'), time: formatTime(atMs) });
  };
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{t('transaction.item')}</dt>
        <dd>
          {item.kind === 'credits'
            ? t('site.credits', { count: item.credits ?? 0 })
            : t('transaction.premium', { count: item.months ?? 0 })}
        </dd>
        <dt>{t('transaction.amount')}</dt>
        <dd>{formatMoney(majorAmount(amount), amount.currency)}</dd>
        <dt>{t('transaction.method')}</dt>
        <dd className={styles['method']}>{method}</dd>
        <dt>{t('transaction.date')}</dt>
        <dd>{dateTime(created_at)}</dd>
        {creditsAfter !== null && state === 'paid' && (
          <>
            <dt>{t('transaction.balance_after')}</dt>
            <dd>{formatNumber(creditsAfter)}</dd>
          </>
        )}
        {withdrawnAt !== null && (
          <>
            <dt>{t('transaction.withdrawn_at')}</dt>
            <dd>{dateTime(withdrawnAt)}</dd>
          </>
        )}
        <dt>{t('transaction.number')}</dt>
        <dd className={styles['number']}>{id}</dd>
      </dl>
      {state === 'paid' && withdrawUntil !== null && (
        <p className={styles['note']}>
          {t('transaction.withdraw_until', { date: formatDate(Date.parse(withdrawUntil), 'long') })}{' '}
          <Link href={pathTo('/pages/return-policy')}>{t('route.return_policy')}</Link>
        </p>
      )}
    </>
  );
}
