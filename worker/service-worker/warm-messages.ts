import { messageFiles } from './message-cache.ts';

/** Caches in which pages keep the message file of their language themselves (src/i18n/load-messages.ts). */
const PAGE_COPIES_PREFIX = 'messages-';

/**
 * Fetches the messages of the languages used on this device: the first visit loaded them before the service worker
 * existed, and a new version has new texts. The installation does not fail because of them.
 */
export async function warmMessages(event: ExtendableEvent): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_COPIES_PREFIX));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set(kept.flat().map((request) => request.url));
    const strategy = messageFiles();
    await Promise.allSettled([...urls].map((url) => strategy.handle({ event, request: new Request(url) })));
  } catch {
    // An offline start shows the texts cached by the page, or English.
  }
}
