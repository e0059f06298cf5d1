/**
 * Asks the browser not to throw the member's chats away when the device runs full: once they rely on them, that is in
 * the installed app, or where push is on. Only a window may ask, and Firefox asks the member (pitfall 15).
 */
export async function keepStorage(): Promise<void> {
  try {
    if (await navigator.storage.persisted()) return;
    await navigator.storage.persist();
  } catch {
    // Missing or refused: what is thrown away is fetched again.
  }
}
