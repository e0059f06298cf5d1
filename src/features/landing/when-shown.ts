/**
 * Calls `act` once the page is on the screen: at once, or when a tab in the background or a page that the browser has
 * prepared comes to the front. Returns a function that cancels it.
 */
export function whenShown(act: () => void): () => void {
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    cancel();
    act();
  };
  const cancel = () => document.removeEventListener('visibilitychange', check);
  document.addEventListener('visibilitychange', check);
  check();
  return cancel;
}
