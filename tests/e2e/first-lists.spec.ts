import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

test('chats and likes that have not come in are never told as none, and another try brings them', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  const broken = ['/api/chats.php', '/api/likes.php'].map((path) => ({ path, fault: 'status:503' }));
  await control.setFaults(broken);
  await beLoggedIn(page);
  const pending = page.getByRole('main').getByRole('status').filter({ hasText: 'This could not be loaded yet.' });
  for (const [address, empty, count] of [
    ['/chats', 'No chats yet', 1],
    ['/likes', 'No likes yet', 1],
    ['/home', 'You have read everything', 2],
  ] as const) {
    await page.goto(address);
    await expect(pending).toHaveCount(count);
    await expect(page.getByText(empty)).toHaveCount(0);
  }
  await control.setFaults([]);
  await pending.first().getByRole('button', { name: 'Try again' }).click();
  await expect(pending).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/chats/"]').first()).toBeVisible();
});
