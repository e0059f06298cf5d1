import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import type { PayAgainProps } from './pay-again-link.tsx';

const Loaded = lazyPart<PayAgainProps>(() => import('./pay-again-link.tsx'));

/** Lazy-loaded, since it reads the member's orders and the page is also one of visitors, who load no database. */
export function PayAgain(props: PayAgainProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
