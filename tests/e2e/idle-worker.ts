import { expect, type Page } from 'playwright/test';

/**
 * Stops the active service worker for as long as a newer version is waiting, as Chromium does with idle workers.
 * Chromium leaves them alone while a debugger is attached, which these tests are. Once is not enough: the next request
 * restarts a worker that was stopped before the newer version asked to take over.
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
  // The existing versions are reported some time after enabling.
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
