import { expect, type Locator, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { front, nameIn, openDeck, SEARCH } from './deck-cards.ts';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { settle } from './page-state.ts';
import { STORY } from './tags.ts';

test('members are liked and passed with buttons and keys, and each decision is taken back', { tag: STORY }, async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  const deck = await openDeck(page);
  await expect(page).toHaveURL(`${SEARCH}&deck=1`);
  const first = await nameIn(deck);
  await expect(deck.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await expect(deck.getByRole('button', { name: `Pass on ${first}` })).toHaveAttribute(
    'aria-keyshortcuts',
    'ArrowLeft',
  );
  await expectAccessible(page);

  await page.keyboard.press('ArrowLeft');
  await expect(front(deck)).not.toContainText(first);
  await expect(deck.getByRole('status')).toContainText(`You passed on ${first}. Next:`);
  const second = await nameIn(deck);
  await deck.getByRole('button', { name: `Like ${second}` }).click();
  await expect(front(deck)).not.toContainText(second);
  await expect.poll(() => control.countRequests('POST', '/api/likes.php')).toBe(1);

  // Taken back in turn, last first.
  await page.keyboard.press('Backspace');
  await expect(front(deck)).toContainText(second);
  await expect.poll(() => control.countRequests('DELETE', '/api/likes.php')).toBe(1);
  await deck.getByRole('button', { name: `Undo: ${first}` }).click();
  await expect(front(deck)).toContainText(first);
  await expect(deck.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(deck).toBeHidden();
  await expect(page).toHaveURL(SEARCH);
});

test('who likes the member already is marked in the deck', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto(SEARCH);
  await settle(page);
  const path = await page.locator('main li article a[href^="/members/"]').first().getAttribute('href');
  await control.receiveLike(Number(path?.split('/').at(-1)), DEMO.email);
  const deck = await openDeck(page);
  await expect(front(deck)).toContainText('Likes you');
  await page.keyboard.press('ArrowLeft');
  await expect(front(deck)).not.toContainText('Likes you');
});

test('it tells the place of the card among all results, which grows with a decision and is as before once that is undone', async ({
  page,
}) => {
  await beLoggedIn(page);
  const deck = await openDeck(page);
  const place = deck.getByText(/^\d+ of \d+$/);
  const numbers = async () => ((await place.textContent()) ?? '').split(' of ').map(Number);
  const [first = 0, total = 0] = await numbers();
  expect(first).toBeGreaterThan(0);
  const { length } = await page.locator('[data-profile]').all();
  expect(total).toBeGreaterThanOrEqual(length);
  const name = await nameIn(deck);
  await page.keyboard.press('ArrowLeft');
  await expect(front(deck)).not.toContainText(name);
  const [second = 0] = await numbers();
  expect(second).toBeGreaterThan(first);
  await page.keyboard.press('Backspace');
  await expect(front(deck)).toContainText(name);
  expect(await numbers()).toEqual([first, total]);
});

test('the member in front can be written to, and coming back the same card is in front', async ({ page }) => {
  await beLoggedIn(page);
  const deck = await openDeck(page);
  await passAndName(page, deck);
  const name = await nameIn(deck);
  await deck.getByRole('button', { name: `Chat with ${name}` }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(front(page.getByRole('dialog'))).toContainText(name);
});

test('where no chat can be started from a card, a dialog says so, and its keys decide about nobody', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  const deck = await openDeck(page);
  const name = await nameIn(deck);
  await control.setFaults([{ method: 'GET', path: '/api/chat.php', fault: 'status:500' }]);
  await deck.getByRole('button', { name: `Chat with ${name}` }).click();
  const problem = page.getByRole('dialog', { name: 'Error' });
  await expect(problem).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(problem).toBeHidden();
  await expect(front(deck)).toContainText(name);
});

test('a swipe to the right likes, one to the left passes, a short one does nothing and a press opens the profile', async ({
  page,
}) => {
  await beLoggedIn(page);
  const deck = await openDeck(page);
  const first = await nameIn(deck);
  await swipe(page, deck, 40);
  await expect(front(deck)).toContainText(first);
  await swipe(page, deck, -220);
  await expect(deck.getByRole('status')).toContainText(`You passed on ${first}`);
  await expect(front(deck)).not.toContainText(first);
  const second = await nameIn(deck);
  await swipe(page, deck, 220);
  await expect(deck.getByRole('status')).toContainText(`You like ${second}`);
  await expect(front(deck)).not.toContainText(second);
  const third = await nameIn(deck);
  await expect(page).toHaveURL(/deck=1$/);
  await front(deck).click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await page.goBack();
  // Back where the member was.
  await expect(front(page.getByRole('dialog'))).toContainText(third);
});

test('whoever was passed is not dealt again, stands in a list, and comes back when taken out of it', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/likes/passed');
  await expect(page.getByRole('heading', { name: 'You haven’t passed anyone' })).toBeVisible();
  await expectAccessible(page);
  const deck = await openDeck(page);
  const [first, second] = [await nameIn(deck), await passAndName(page, deck)];
  await passAndName(page, deck);
  await page.reload();
  await expect(front(deck)).toBeVisible();
  await expect(front(deck)).not.toContainText(first);
  await expect(front(deck)).not.toContainText(second);

  await page.goto('/likes/passed');
  await settle(page);
  await expect(page.getByRole('navigation', { name: 'Kinds of likes' }).getByText('Passed')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Passed' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  // Last first.
  await expect(rows.first()).toContainText(second);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take back: ${second}` }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Take back: ${first}` })).toBeFocused();
  await page.goto(`${SEARCH}&deck=1`);
  await expect(front(deck)).toContainText(second);
});

test('offline the deck goes on with what is on the device, then says so, and likes go out later', async ({
  page,
  context,
  reference,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  const deck = await openDeck(page);
  await reference.stop();
  await context.setOffline(true);
  await expect(deck.getByText('You’re offline. Your likes are sent later.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(async () => {
    if (await front(deck).isVisible()) await page.keyboard.press('ArrowLeft');
    await expect(deck.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 200 });
  }).toPass();
  await reference.start();
  // By itself, without a press.
  await context.setOffline(false);
  await expect(front(deck)).toBeVisible();
  await expect.poll(() => control.countRequests('POST', '/api/likes.php'), { timeout: 60_000 }).toBe(1);
});

test('at its end the deck says so and leads to whom was passed', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=other&min_age=56&max_age=65&deck=1');
  const deck = page.getByRole('dialog', { name: 'One by one' });
  const end = deck.getByRole('heading', { name: /^(That was everyone|Nobody found)$/ });
  await expect(async () => {
    if (await front(deck).isVisible()) await page.keyboard.press('ArrowLeft');
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectAccessible(page);
  await deck.getByRole('button', { name: 'Back to the search' }).click();
  await expect(deck).toBeHidden();
});

for (const template of TEMPLATE_NAMES) {
  test(`on a small phone a card of ${template} fits with its buttons, in the longest words`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await beLoggedIn(page);
    await page.context().addCookies([
      { name: 'rendezvous_template', value: template, url: baseURL ?? '' },
      { name: 'i18n_redirected', value: 'de', url: baseURL ?? '' },
    ]);
    await page.goto(`${SEARCH}&deck=1`);
    const deck = page.getByRole('dialog');
    await expect(front(deck)).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const name of [/liken$/, /überspringen$/]) {
      await expect(deck.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
  });
}

/** Passes the member in front. Returns the name of the next one. */
async function passAndName(page: Page, deck: Locator): Promise<string> {
  const name = await nameIn(deck);
  await page.keyboard.press('ArrowLeft');
  await expect(deck.getByRole('button', { name: `Undo: ${name}` })).toBeVisible();
  return await nameIn(deck);
}

/** @param byPx to the right if positive */
async function swipe(page: Page, deck: Locator, byPx: number): Promise<void> {
  const box = await front(deck).boundingBox();
  if (box === null) throw new Error('The deck has no card');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx / 2, y, { steps: 4 });
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}
