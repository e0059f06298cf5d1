/** Name of the Web Lock that a tab holds for its lifetime. */
export function tabLockName(tabId: string): string {
  return `rendezvous-tab-${tabId}`;
}
