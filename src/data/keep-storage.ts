/**
 * Asks the browser not to evict the member's chats under storage pressure; called once members rely on them, that is in
 * the installed app or with push on. Only a window may ask, and Firefox prompts the member (pitfall 15).
 */
export async function keepStorage(): Promise<void> {
  try {
    if (await navigator.storage.persisted()) return;
    await navigator.storage.persist();
  } catch {
    // Unsupported or refused: evicted data is fetched again.
  }
}
