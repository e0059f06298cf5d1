import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { openChat } from './worker-in-browser.ts';

/** The demo account's longest conversation. */
const CONVERSATION = 1;

test('an empty message is refused aloud, though its field has the focus already', async ({ page }) => {
  await beLoggedIn(page);
  await openChat(page, CONVERSATION);
  await page.getByPlaceholder('Write a message').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Write something first.');
  await expect(page.getByPlaceholder('Write a message')).toBeFocused();
});

test('who removes a chat by keyboard goes on at the one that takes its place', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  const rows = page.getByRole('main').getByRole('listitem');
  const next = await rows.nth(2).getByRole('link').first().getAttribute('href');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Actions for the chat/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Remove chat' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove chat' }).press('Enter');
  await expect.poll(() => focusedHref(page)).toBe(next);
});

test('in the large view a toast is on top, and the arrow keys work from within a profile', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=all&order=newest');
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(2)
    .getByRole('button', { name: /^Show .* large$/ })
    .click();
  const viewer = page.getByRole('dialog', { name: 'Members, one by one' });
  const slide = viewer.locator('div:not([inert]) > article');
  const like = slide.getByRole('button', { name: /^Like / });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  const undo = viewer.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  // Fails where anything covers it.
  await undo.click({ trial: true });

  const name = await slide.getByRole('heading').first().textContent();
  await slide.getByRole('link').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slide.getByRole('heading').first()).not.toHaveText(name ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(slide.getByRole('heading').first()).toHaveText(name ?? '');
});

async function focusedHref(page: Page): Promise<string | null> {
  return await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
}
