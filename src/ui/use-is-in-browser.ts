import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** False where a page is prerendered, and for the first render that takes it over. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse);
}
