import type { Page } from 'playwright/test';

/**
 * Ends the service worker that is active, as Chromium does by itself with an idle one when a newer version wants to
 * take over. It leaves idle workers alone while a debugger is attached, and these tests are one.
 */
export async function endIdleWorker(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const versionIds = new Set<string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, scriptURL } of versions) {
      if (status === 'activated' && scriptURL.startsWith(origin)) versionIds.add(versionId);
    }
  });
  await session.send('ServiceWorker.enable');
  for (const versionId of versionIds) await session.send('ServiceWorker.stopWorker', { versionId });
  await session.detach();
}
