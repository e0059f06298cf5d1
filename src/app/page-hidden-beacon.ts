/** Notifies the server when the page becomes hidden (specification, section 7). Returns a function that stops it. */
export function startPageHiddenBeacon(apiBaseUrl: string): () => void {
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    const body = new Blob(['{}'], { type: 'application/json' });
    navigator.sendBeacon(`${apiBaseUrl}/api/page-hidden.php`, body);
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
