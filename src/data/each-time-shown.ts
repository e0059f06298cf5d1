/** Calls back each time the page comes to the front, as from another tab or app. Returns a function that ends it. */
export function eachTimeShown(run: () => void): () => void {
  const follow = () => {
    if (document.visibilityState === 'visible') run();
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
