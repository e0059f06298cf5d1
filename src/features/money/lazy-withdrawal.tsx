import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WithdrawalProps } from './withdrawal.tsx';

const Loaded = lazyPart<WithdrawalProps>(() => import('./withdrawal.tsx'));

/** The withdrawal function, whose code few visits to its pages need. */
export function Withdrawal(props: WithdrawalProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
