import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';

const SIMPLE_FIELDS = ['gender', 'country', 'countryregion', 'min_age', 'max_age'];
const BIG_WINDOW = { width: 1280, height: 800 };

test('who is online, who has a photo and shared interests are chosen, kept, and taken away again', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=all');
  await settle(page);
  const everyone = await countOf(page);
  // The list is fetched only when it is opened.
  expect(await control.countRequests('GET', '/api/interests.php')).toBe(0);
  await page.getByLabel('Online now').check();
  await expect(page).toHaveURL('/search?online=1');
  await expect.poll(() => countOf(page)).toBeLessThan(everyone);
  const online = await countOf(page);
  await page.getByLabel('With photo').check();
  await expect.poll(() => countOf(page)).toBeLessThan(online);
  await settle(page);
  await expect(cards(page).locator('img')).toHaveCount(await cards(page).count());
  const withPhoto = await countOf(page);

  await page.getByRole('button', { name: 'Interests' }).click();
  const dialog = page.getByRole('dialog', { name: 'Interests' });
  await dialog.getByLabel('Music').check();
  await dialog.getByLabel('Art', { exact: true }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A choice that is not confirmed changes nothing.
  await expect(page).toHaveURL('/search?online=1&with_photo=1');
  await expect(page.getByRole('button', { name: 'Interests' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Music').check();
  await dialog.getByLabel('Art', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Show results' }).click();
  const address = '/search?online=1&with_photo=1&interests=art%2Cmusic';
  await expect(page).toHaveURL(address);
  await expect.poll(() => countOf(page)).toBeLessThan(withPhoto);
  const shared = await countOf(page);
  await expect(page.getByRole('button', { name: 'Interests (2)' })).toBeVisible();
  await page.reload();
  await expect.poll(() => countOf(page)).toBe(shared);

  // The server keeps them with the others, and the home screen is not limited by them.
  await page.goto('/search');
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('With photo')).toBeChecked();
  await page.getByLabel('Gender').selectOption('Other');
  await page.getByLabel('Age', { exact: true }).selectOption('Over 65');
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect(page).toHaveURL('/search?gender=all');
  await expect.poll(() => countOf(page)).toBe(everyone);
  await expect(page.getByLabel('Online now')).not.toBeChecked();
});

test('who finds nobody sees the nearest members of the same gender, and the filters that were chosen are the ones kept', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&min_age=66&country=IE&online=1&with_photo=1&interests=art%2Cmusic');
  await expect(page.getByRole('heading', { name: 'Nobody found' }).last()).toBeVisible();
  const others = page.getByRole('region', { name: 'Members for you' });
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.getByText('Whatever else you asked for, the nearest first.')).toBeVisible();
  expect(await others.getByRole('article').count()).toBeLessThanOrEqual(8);
  await expectAccessible(page);
  const wider = (await control.requests()).filter(
    ({ path, query }) => path === '/api/search.php' && !/online/.test(query),
  );
  expect(wider.map(({ query }) => query)).toEqual([expect.stringMatching(/(?=.*gender=female)(?=.*do_not_save=1)/)]);
});

test('below an empty search one skeleton stands until the members are there, and nothing is named that is not found', async ({
  page,
  control,
}) => {
  await control.setFaults([{ path: '/api/search.php', fault: 'delay:500' }]);
  await beLoggedIn(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const results = document.querySelector('[aria-labelledby="search-found"]');
      // Below the empty state, which names nobody.
      const further = results?.querySelector(':scope > :last-child:has([aria-busy="true"], article)');
      if (results?.querySelector('h2')?.textContent !== 'Nobody found') return;
      const heading = further?.querySelector('h2')?.textContent?.trim() ?? 'none';
      const told = `${heading}${further?.querySelector('[aria-busy="true"]') ? ' busy' : ''}`;
      if (seen.at(-1) !== told) seen.push(told);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/search?gender=female&min_age=66&max_age=70&country=IE&online=1&with_photo=1&interests=art%2Cmusic');
  const others = page.getByRole('region', { name: 'Members for you' });
  await expect(others.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([' busy', 'Members for you']);
});

test('a visitor who finds nobody sees members of the same gender, and that the filters do not count there', async ({
  page,
}) => {
  await page.goto('/search?gender=female&min_age=66&country=IE&online=1&with_photo=1&interests=art%2Cmusic');
  const others = page.getByRole('region', { name: 'Members for you' });
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.getByText('Whatever else you asked for, the nearest first.')).toBeVisible();
});

test('members near the own town are found by distance, which is kept and said of a saved search', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=all');
  await settle(page);
  const everyone = await countOf(page);
  const distance = page.getByLabel('Distance');
  await distance.selectOption('up to 50 km');
  await expect(page).toHaveURL('/search?max_distance_km=50');
  await expect.poll(() => countOf(page)).toBeLessThan(everyone);
  const near = await countOf(page);
  expect(near).toBeGreaterThan(0);
  await page.goto('/search');
  await expect(page).toHaveURL('/search?max_distance_km=50');
  await expect(distance).toHaveValue('50');
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  await expect(page.getByLabel('Name of this search')).toHaveValue('Everyone, up to 50 km');
  await page.keyboard.press('Escape');
  // A link with a distance that is not in the list.
  await page.goto('/search?max_distance_km=33');
  await expect(distance).toHaveValue('33');
  await distance.selectOption('Any');
  await expect.poll(() => countOf(page)).toBe(everyone);
});

test('an age range of the server or of a link can be chosen again while the screen is open', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&min_age=22&max_age=46');
  const age = page.getByLabel('Age', { exact: true });
  await expect(age).toHaveValue('22-46');
  await age.selectOption('26 to 35');
  await expect(page).toHaveURL('/search?gender=female&min_age=26&max_age=35');
  await age.selectOption('22 to 46');
  await expect(page).toHaveURL('/search?gender=female&min_age=22&max_age=46');
});

test('a site without these filters does not offer them, and says of a link that it left them out', async ({
  page,
  control,
}) => {
  await control.setSettings({ search_fields: SIMPLE_FIELDS });
  await beLoggedIn(page);
  await page.goto('/search?gender=female');
  await settle(page);
  const women = await countOf(page);
  await expect(page.getByLabel('Hide nude photos')).toBeVisible();
  await expect(page.getByLabel('Online now')).toHaveCount(0);
  await expect(page.getByLabel('Distance')).toHaveCount(0);
  await expect(page.getByLabel('With photo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Interests' })).toHaveCount(0);
  await page.goto('/search?gender=female&with_photo=1&interests=art');
  await expect(page.getByText('isn’t a filter here, so it was left out: With photo and Interests.')).toBeVisible();
  expect(await countOf(page)).toBe(women);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/search?gender=female');
  await expect(page.getByText('isn’t a filter here')).toBeHidden();
  // A value that cannot be is named, too, and the others stay.
  await page.goto('/search?gender=female&online=perhaps');
  await expect(page.getByText('We don’t know this value, so your own setting stays: Online now.')).toBeVisible();
  await expect(page.getByLabel('Gender')).toHaveValue('female');
});

test('interests can be chosen while offline once they were seen, and a failed list can be asked for again', async ({
  page,
  control,
  reference,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/search');
  await settle(page);
  const open = page.getByRole('button', { name: 'Interests' });
  const dialog = page.getByRole('dialog', { name: 'Interests' });
  await control.setFaults([{ path: '/api/interests.php', fault: 'status:503' }]);
  await open.click();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await control.setFaults([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Music')).toBeVisible();
  await page.keyboard.press('Escape');
  await reference.stop();
  await open.click();
  await dialog.getByLabel('Music').check();
  await dialog.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('This search hasn’t been made on this device before')).toBeVisible();
  await reference.start();
});

test('visitors filter by the same, save the distance from a town that they have not told', async ({ page }) => {
  await page.goto('/search?gender=female&country=GB');
  await settle(page);
  await expect(page.getByLabel('Distance')).toHaveCount(0);
  const before = await countOf(page);
  await page.getByRole('button', { name: 'Interests' }).click();
  await page.getByRole('dialog').getByLabel('Music').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL('/search?gender=female&country=GB&interests=music');
  await expect.poll(() => countOf(page)).toBeLessThan(before);
  await page.getByLabel('With photo').check();
  await expect(page).toHaveURL('/search?gender=female&country=GB&with_photo=1&interests=music');
});

for (const template of TEMPLATE_NAMES) {
  for (const viewport of [BIG_WINDOW, { width: 800, height: 900 }, { width: 360, height: 740 }]) {
    test(`nothing moves in ${template} at ${viewport.width} pixels when filters in use arrive`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await recordLayoutShift(page);
      await beLoggedIn(page);
      await page.goto('/search?gender=female&with_photo=1&interests=art%2Cmusic');
      await settle(page);
      // The filters as the server keeps them come with the first response.
      await page.goto('/search');
      await settle(page);
      const shift = await readLayoutShift(page);
      expect(shift.score, shift.moved.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
      const refine = page.getByRole('button', { name: 'Refine' });
      if (await refine.isVisible()) await refine.click();
      await page.getByLabel('Online now').focus();
      await expect(page.getByLabel('Online now')).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Interests' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByLabel('Music')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
}

async function countOf(page: Page): Promise<number> {
  const heading = page.getByRole('status').getByRole('heading', { name: /found$/ });
  await expect(heading).toBeVisible();
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? 0);
}

function cards(page: Page) {
  return page.locator('section > ul > li').getByRole('article');
}

test('filters that the server has never told are not shown as "all", and told ones stay without it', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  guard.allow(/The search failed/);
  await beLoggedIn(page);
  const down = [{ path: '/api/search.php', fault: 'status:503' }];
  await control.setFaults(down);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'The search didn’t work' }).last()).toBeVisible();
  const chosen = page.getByRole('search').locator('select').locator('option:checked');
  // Nothing stands where what the member has chosen is not known.
  await expect(page.getByRole('search')).toHaveCount(0);
  await control.setFaults([]);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await control.setFaults(down);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'The search didn’t work' }).last()).toBeVisible();
  await expect(chosen).toHaveText(['Women', '26 to 50', 'United Kingdom', 'Any', 'Any']);
});

test('a member without a town who searches by distance is told what is missing, and led to it', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/profile');
  await page.getByLabel('Town or city').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto('/search?gender=female');
  await page.getByLabel('Distance').selectOption({ label: 'up to 50 km' });
  const told = page.getByRole('status').filter({ hasText: 'You can’t search by distance yet' });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('isn’t a filter');
  await told.getByRole('link').click();
  await expect(page).toHaveURL('/profile');
});
