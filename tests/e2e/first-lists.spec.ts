import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';
import { CORE } from './tags.ts';
import { holdTables, withSilentWorker } from './worker-in-browser.ts';

test('chats and likes that have not come in are never told as none, and another try brings them', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  const broken = ['/api/chats.php', '/api/likes.php'].map((path) => ({ path, fault: 'status:503' }));
  await control.setFaults(broken);
  await beLoggedIn(page);
  const pending = page.getByRole('main').getByText('This couldn’t be loaded');
  for (const [address, empty, count] of [
    ['/chats', 'No chats yet', 1],
    ['/likes', 'No likes yet', 1],
    ['/home', 'You’re all caught up', 1],
  ] as const) {
    await page.goto(address);
    await expect(pending).toHaveCount(count);
    await expect(page.getByText(empty)).toHaveCount(0);
    // In the place of what is missing, and no banner above it.
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  }
  await control.setFaults([]);
  // Clicked in a single task: the worker may retry on its own at the same time, which removes the button.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent?.includes('Try again'))?.click();
  });
  await expect(pending).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/chats/"]').first()).toBeVisible();
});

test('chats and likes that are read long after the rest of the home move nothing', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  // Prefetched messages would be written to the tables that are blocked.
  await control.setFaults([{ path: '/api/chat.php', fault: 'status:503' }]);
  await beLoggedIn(page);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await settle(page);
  const later = await page.context().newPage();
  await recordLayoutShift(later);
  const release = await holdTables(page, ['chats', 'likes']);
  await later.goto('/home');
  // Members wait with them: whom they are known to show is not shown again.
  await expect(later.getByText('All members')).not.toHaveCount(0);
  await release();
  await expect(later.getByRole('article').first()).toBeVisible();
  await settle(later);
  const shift = await readLayoutShift(later);
  expect(shift.score, shift.moved.join('\n')).toBeLessThanOrEqual(0.02);
});

test('the rows of a member stand before the worker has answered, in the list and in a chat', { tag: CORE }, async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/chats/1');
  await expect(page.getByRole('log').locator('p').first()).toBeVisible();
  const later = await page.context().newPage();
  await withSilentWorker(later);
  await later.goto('/chats');
  // The rows before it are not those of the app.
  await expect(later.getByRole('searchbox')).toBeVisible();
  await expect(later.getByRole('main').locator('a[href^="/chats/"]').first()).toBeVisible();
  await later.goto('/chats/1');
  await expect(later.getByRole('log').locator('p').first()).toBeVisible();
});
