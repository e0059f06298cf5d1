/** Tells the server that the page became hidden (specification, section 7). */
export function startPageHiddenBeacon(apiBaseUrl: string): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const body = new Blob(['{}'], { type: 'application/json' });
    navigator.sendBeacon(`${apiBaseUrl}/api/page-hidden.php`, body);
  });
}
