import { expect, type Page } from 'playwright/test';

/**
 * Ends the service worker that is active as often as a newer version waits for it, as Chromium does by itself with an
 * idle one. It leaves idle workers alone while a debugger is attached, and these tests are one. A worker that was
 * ended before the newer version asked to take over is started again by the next request: once is not enough.
 */
export async function endIdleWorker(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, scriptURL } of versions) {
      if (scriptURL.startsWith(origin)) statuses.set(versionId, status);
    }
  });
  await session.send('ServiceWorker.enable');
  // What is there already is told some time after the question.
  await expect.poll(() => statuses.size).toBeGreaterThan(0);
  const withStatus = (wanted: string) => [...statuses].filter(([, status]) => status === wanted).map(([id]) => id);
  await expect
    .poll(async () => {
      for (const versionId of withStatus('activated')) await session.send('ServiceWorker.stopWorker', { versionId });
      return withStatus('installed');
    })
    .toEqual([]);
  await session.detach();
}
