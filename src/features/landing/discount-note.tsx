import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';

const Loaded = lazyPart(() => import('../money/discount-note.tsx'));

/** The discount available to this visitor. Not prerendered: loaded only after the page's first render. */
export function DiscountNote() {
  if (!useIsInBrowser()) return null;
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}
