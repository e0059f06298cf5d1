import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WithdrawalProps } from '../money/withdrawal.tsx';
import styles from './content-page.module.css';

const Withdrawal = lazyPart<WithdrawalProps>(() => import('../money/withdrawal.tsx'));

/** Withdrawal from a contract without a session, above the text about it. */
export function WithdrawalSection() {
  const { t } = useTranslation();
  return (
    <section className={styles['function']} id="withdraw" aria-labelledby="withdraw-heading">
      <h2 id="withdraw-heading">{t('withdrawal.withdraw')}</h2>
      <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
        <Withdrawal transactionId={null} />
      </Suspense>
    </section>
  );
}
