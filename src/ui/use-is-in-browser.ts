import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Returns false during prerendering and in the first render of hydration. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse);
}
