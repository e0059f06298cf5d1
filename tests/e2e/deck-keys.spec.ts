import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { front, nameIn, openDeck } from './deck-cards.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

test('the arrow up begins a chat, as its keycap says, but scrolls where what the member tells has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beLoggedIn(page);
  const deck = await openDeck(page);
  const name = await nameIn(deck);
  const chat = deck.getByRole('button', { name: `Chat with ${name}` });
  await expect(chat).toHaveAttribute('aria-keyshortcuts', 'ArrowUp');
  await expect(chat.locator('+ span kbd')).toBeVisible();
  await deck.getByRole('region', { name: /, \d+$/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(chat).not.toHaveAttribute('aria-busy', 'true');
  await expect(front(deck)).toContainText(name);
  await chat.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name);
});

test('the keys decide on after the focus was on a name whose card left with it', async ({ page }) => {
  await beLoggedIn(page);
  const deck = await openDeck(page);
  const first = await nameIn(deck);
  const link = front(deck).getByRole('link');
  await link.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(front(deck)).not.toContainText(first);
  const second = await nameIn(deck);
  await page.keyboard.press('ArrowLeft');
  await expect(front(deck)).not.toContainText(second);
  await front(deck).getByRole('link').focus();
  await page.keyboard.press('Backspace');
  await expect(front(deck)).toContainText(second);
  await page.keyboard.press('Backspace');
  await expect(front(deck)).toContainText(first);
});

test('in a wide window of classic, what a member tells stands beside the card, and the keys decide from there too', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beLoggedIn(page);
  await page.context().addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
  const deck = await openDeck(page);
  const first = await nameIn(deck);
  const told = deck.getByRole('region', { name: /, \d+$/ });
  await expect(told).toHaveAccessibleName(new RegExp(`^${first}, \\d+$`));
  await expect(told.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  const [card, beside] = [await front(deck).boundingBox(), await told.boundingBox()];
  expect(beside?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  expect(card?.height).toBeGreaterThan(500);
  await settle(page);
  await expectAccessible(page);

  await told.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(front(deck)).not.toContainText(first);
  await expect(told).toBeFocused();
  await expect(told).toHaveAccessibleName(new RegExp(`^${await nameIn(deck)}, `));
  await expect(told.getByRole('heading', { name: 'At a glance' })).toBeVisible();

  await page.setViewportSize({ width: 800, height: 900 });
  await expect(told).toHaveCount(0);
  await expect(front(deck)).toBeVisible();
});
