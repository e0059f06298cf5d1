/**
 * Resolves once the document is there to its end. The scripts of the app are added while it may still come and run as soon
 * as they are loaded: a page taken over before would be drawn anew, without what was typed. Chromium paints, and with
 * that loads them, only then; others, and a tab in the background, do not wait.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise<void>((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}
