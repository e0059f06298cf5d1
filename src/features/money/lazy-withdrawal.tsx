import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WithdrawalProps } from './withdrawal.tsx';

const Loaded = lazyPart<WithdrawalProps>(() => import('./withdrawal.tsx'));

/** The withdrawal function, lazy-loaded because few visits to the pages that embed it need its code. */
export function Withdrawal(props: WithdrawalProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
