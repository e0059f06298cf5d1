import { useTranslation } from '../../i18n/use-translation.ts';
import { Withdrawal } from '../money/lazy-withdrawal.tsx';
import styles from './content-page.module.css';

/** Where a contract is withdrawn from without a session, above the text about it. */
export function WithdrawalPlace() {
  const { t } = useTranslation();
  return (
    <section className={styles['function']} id="withdraw" aria-labelledby="withdraw-heading">
      <h2 id="withdraw-heading">{t('withdrawal.withdraw')}</h2>
      <Withdrawal transactionId={null} />
    </section>
  );
}
