import { expect } from 'playwright/test';
import { changeRow } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

const DAY_MS = 86_400_000;

test('home tells who comes back after days what happened since, or that nothing did', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/home');
  await settle(page);
  const lead = page.locator('main header').first();
  await expect(lead).toContainText('Here’s what’s new.');

  const comeBackAfter = async (days: number) => {
    const nowMs = await page.evaluate(() => Date.now());
    const returned = { absentSinceMs: nowMs - days * DAY_MS, backAtMs: nowMs, isPolled: true };
    const properties = JSON.stringify({ key: 'visit', lastSeenAtMs: nowMs, returned });
    await changeRow(page, { table: 'meta', key: 'visit', properties });
    await page.reload();
    await settle(page);
  };
  await comeBackAfter(400);
  await expect(lead).toContainText(/Since .+: \d+ chats with new messages and \d+ new likes?\./);
  await comeBackAfter(0);
  await expect(lead).toContainText(/Nothing new since .+\./);
});
