/** Name of the Web Lock that a tab holds for as long as it lives. */
export function tabLockName(tabId: string): string {
  return `rendezvous-tab-${tabId}`;
}
