import { expect, type Page } from 'playwright/test';
import { addRow } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { untilQuiet } from './page-state.ts';
import { accountDatabases } from './worker-in-browser.ts';

test('whom a member has passed comes last among the matches, after all who fit less', async ({ page }) => {
  await beLoggedIn(page);
  await findMatches(page);
  const links = page.locator('main a[href^="/members/"]');
  const best = `${await links.first().getAttribute('href')}`;
  const profileId = Number(best.split('/').at(-1));
  await addRow(page, 'passes', { profileId, profile: {}, passedAtMs: Date.now() });
  await page.reload();
  await expect(links.last()).toHaveAttribute('href', best);
  await expect(links.first()).not.toHaveAttribute('href', best);
});

test('the heart of a match whose profile could not be loaded says why, and loads it when it is tried again', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await findMatches(page);
  const tiles = page.getByRole('main').locator('li:has(> article)');
  await expect(tiles.first()).toBeVisible();
  const paths = await tiles
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const stored = await storedCards(page);
  const path = paths.find((one) => !stored.includes(`"id":${one.split('/').at(-1)},"name"`)) ?? '';
  const heart = tiles.filter({ has: page.locator(`a[href="${path}"]`) }).getByRole('button', { name: /^Like / });
  await control.setFaults([{ method: 'GET', path: '/api/profile.php', fault: 'status:500' }]);
  await heart.click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Something went wrong on our side.');
  await expect(notices).not.toContainText('This member is no longer here.');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await control.setFaults([]);
  await control.clearRequests();
  await notices.getByRole('button', { name: 'Try again' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => control.countRequests('POST', '/api/likes.php')).toBe(1);
  expect(await control.countRequests('GET', '/api/profile.php')).toBe(1);
});

test('a question that is answered goes on with its answer, which a skip would take back', async ({ page }) => {
  await beLoggedIn(page);
  await findMatches(page);
  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect(page.getByText('Question 1 of 9')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Women', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('who goes back while an answer is on its way stays where they have gone', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto('/match-finder');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await control.clearRequests();
  await control.setFaults([{ method: 'POST', path: '/api/matches.php', fault: 'delay:1500' }]);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Question 1 of 9')).toBeVisible();
  const isAnswered = async () =>
    (await control.requests()).some(
      ({ method, path, status }) => method === 'POST' && path === '/api/matches.php' && status === 200,
    );
  await expect.poll(isAnswered).toBe(true);
  await untilQuiet(page);
  await expect(page.getByText('Question 1 of 9')).toBeVisible();
});

test('an answer can be taken back: the question stays, nothing is chosen, and it is as if it had been skipped', async ({
  page,
}) => {
  await beLoggedIn(page);
  await findMatches(page);
  await page.getByRole('button', { name: 'Change answers' }).click();
  const women = page.getByRole('button', { name: 'Women', exact: true });
  await expect(women).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(women).toHaveAttribute('aria-pressed', 'false');
  await expect(women).toBeFocused();
  await expect(page.getByText('Question 1 of 9')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear answer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect(women).toHaveAttribute('aria-pressed', 'false');
});

test('in a form of all questions an answer can be taken back too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  await page.goto('/match-finder');
  const women = page.getByRole('radio', { name: 'Women', exact: true }).first();
  await women.click();
  await expect(page.getByText('1 of 9 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(page.getByText('0 of 9 answered')).toBeVisible();
  await expect(women).not.toBeChecked();
  await expect(women).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear answer' })).toHaveCount(0);
});

test('who had matches sees their places while these load, below the same title at the same height', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await findMatches(page);
  await control.setFaults([{ path: '/api/matches.php', fault: 'delay:12000' }]);
  await page.reload();
  const title = page.getByRole('heading', { name: 'People you might click with' });
  const tiles = page.getByRole('main').locator('ul[aria-busy="true"] > li');
  // Only before the server has answered: the members' own code has places too.
  await expect(page.getByRole('button', { name: 'Change answers' })).toHaveAttribute('aria-disabled', 'true');
  await expect(tiles.first()).toBeVisible();
  const placed = { title: await title.boundingBox(), tile: await tiles.first().boundingBox() };
  await expect(page.getByRole('main').locator('li:has(> article)').first()).toBeVisible();
  const come = page.getByRole('main').locator('li:has(> article)').first();
  expect(await title.boundingBox()).toEqual(placed.title);
  const [before, after] = [placed.tile, await come.boundingBox()];
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
});

test('in lavish no row of matches moves as these come, however many reasons each has', async ({
  page,
  context,
  baseURL,
  control,
}) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  await page.goto('/match-finder');
  for (let question = 1; question <= 9; question += 1) {
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
  }
  await expect(page.getByRole('heading', { name: 'People you might click with' })).toBeVisible();
  const main = page.getByRole('main');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await control.setFaults([{ path: '/api/matches.php', fault: 'delay:12000' }]);
    await page.reload();
    const tiles = main.locator('ul[aria-busy="true"] > li');
    await expect(tiles).toHaveCount(8);
    const places = await tiles.evaluateAll(tops);
    const come = main.locator('li:has(> article)');
    await expect(come.first()).toBeVisible();
    // More than one reason, which the places cannot know.
    await expect(come.nth(1).getByRole('list').getByRole('listitem').nth(1)).toBeVisible();
    expect((await come.evaluateAll(tops)).slice(0, 6)).toEqual(places.slice(0, 6));
  }
});

function tops(tiles: Element[]): number[] {
  return tiles.map((tile) => Math.round(tile.getBoundingClientRect().top + window.scrollY));
}

/** Answers the first question of the match-finder and skips the others, for as many matches as there are. */
async function findMatches(page: Page): Promise<void> {
  await page.goto('/match-finder');
  await expect(page.getByText('Question 1 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Women', exact: true }).click();
  for (let question = 2; question <= 9; question += 1) {
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(page.getByRole('heading', { name: 'People you might click with' })).toBeVisible();
}

/** Returns whatever this device has of members, as JSON. */
async function storedCards(page: Page): Promise<string> {
  const [name = ''] = await accountDatabases(page);
  return await page.evaluate(async (database) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const stores = ['likes', 'chats', 'members', 'searches', 'answers'];
    const transaction = opened.transaction(stores);
    const rows = stores.map(
      (store) =>
        new Promise<unknown>((resolve, reject) => {
          const request = transaction.objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        }),
    );
    const json = JSON.stringify(await Promise.all(rows));
    opened.close();
    return json;
  }, name);
}
