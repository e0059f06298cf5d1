import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';

const Loaded = lazyPart(() => import('../money/discount-note.tsx'));

/** The discount that waits for this visitor. Comes in after the first picture of a landing page. */
export function DiscountNote() {
  if (!useIsInBrowser()) return null;
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}
