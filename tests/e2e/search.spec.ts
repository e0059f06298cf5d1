import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { settle } from './page-state.ts';
import { signUp } from './sign-up-member.ts';
import { CORE } from './tags.ts';

test('starts with the filters that the server keeps, and finds by others page by page', { tag: CORE }, async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/search');
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await page.getByLabel('Country').selectOption('Any');
  await page.getByLabel('Age', { exact: true }).selectOption('Any');
  await page.getByLabel('Gender').selectOption('Everyone');
  await expect(found(page)).toHaveText(/^\d{3} members found/);
  await expect(cards(page)).toHaveCount(12);
  const first = await cards(page).first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/search?gender=all&page=2');
  await expect(found(page).getByRole('heading')).toBeFocused();
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(cards(page).first()).toHaveText(first ?? '');
  // The server remembers the filters of the last search.
  await page.goto('/search');
  await expect(found(page)).toHaveText(/^\d{3} members found/);
  await expect(page.getByLabel('Country')).toHaveValue('');
});

test('keeps the newer answer when an older one comes late', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  await control.setFaults([{ path: '/api/search.php', fault: 'delay:1500', times: 1 }]);
  await page.getByLabel('Gender').selectOption('Men');
  await page.getByLabel('Gender').selectOption('Other');
  await expect(found(page)).toHaveText(/found$/);
  const newer = await found(page).textContent();
  await expect
    .poll(async () => (await control.requests()).filter((one) => one.path === '/api/search.php' && one.status === null))
    .toEqual([]);
  await expect(found(page)).toHaveText(newer ?? '');
  await expect(page.getByLabel('Gender')).toHaveValue('other');
});

test('says when nobody fits, and takes the filters away', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?page=500');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel('Gender').selectOption('Other');
  await page.getByLabel('Age', { exact: true }).selectOption('Over 65');
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect(found(page)).toHaveText(/^\d{3} members found/);
});

test('shows what it found before while offline, and says so of the rest', async ({ page, reference, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  await reference.stop();
  await page.getByLabel('Gender').selectOption('Men');
  await expect(page.getByText('This search hasn’t been made on this device before')).toBeVisible();
  await page.getByLabel('Gender').selectOption('Women');
  // The similar members below have a notice of their own.
  await expect(page.getByText(/^Results last updated: /).first()).toBeVisible();
  // A third one, whose answer can only be that of now: that of a search made twice is there before the server is asked.
  await page.getByLabel('Gender').selectOption('Everyone');
  await expect(page.getByText('This search hasn’t been made on this device before')).toBeVisible();
  await reference.start();
  // Where a poll has failed meanwhile, the banner above the page has the button, and what failed asks again by itself.
  const again = page.locator('section').getByRole('button', { name: 'Try again' });
  await page.addLocatorHandler(again, (button) => button.click({ timeout: 1_000 }).catch(() => undefined));
  await expect(cards(page).first()).toBeVisible();
});

test('the address is the whole state of a search: back, reload and a shared link give the same page and place', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/search');
  // The first response determines the filters in the URL.
  await expect(page).toHaveURL('/search?gender=female&min_age=26&max_age=50&country=GB');
  await page.getByLabel('Country').selectOption('Any');
  await page.getByLabel('Age', { exact: true }).selectOption('26 to 35');
  await page.getByLabel('Sort by').selectOption('Newest');
  await page.getByLabel('Hide nude photos').check();
  await page.getByRole('link', { name: 'Next page' }).click();
  const address = '/search?gender=female&min_age=26&max_age=35&order=newest&hideNudity=1&page=2';
  await expect(page).toHaveURL(address);
  await settle(page);
  const names = await cards(page).getByRole('heading').allTextContents();
  const last = cards(page)
    .nth(7)
    .getByRole('link', { name: /View profile$/ });
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await expect(page.getByLabel('Hide nude photos')).toBeChecked();

  const asked = (await control.requests())
    .filter((one) => one.path === '/api/search.php' && one.query.includes('source=search'))
    .map((one) => new URLSearchParams(one.query));
  expect([...(asked[0]?.keys() ?? [])].sort()).toEqual(['auto_load', 'page', 'pp', 'source']);
  expect(asked.every((query) => query.get('pp') === '12')).toBe(true);
  const first = asked.find((query) => query.get('max_age') === '35');
  expect(first?.get('manual_search')).toBe('1');
  expect(first?.has('do_not_save')).toBe(false);
  // The server must not save the filters of a shared link.
  const shared = await page.context().newPage();
  await shared.goto('/members?gender=other&searchAllCountries=1');
  await expect(shared.getByLabel('Gender')).toHaveValue('other');
  await expect(found(shared)).toHaveText(/found$/);
  const asOther = (await control.requests()).find(({ query }) => query.includes('gender=other'));
  const query = new URLSearchParams(asOther?.query);
  expect(Object.fromEntries(query)).toMatchObject({ manual_search: '1', do_not_save: '1', searchAllCountries: '1' });
});

test('similar members follow at the end, and filters that nobody knows are not ignored in silence', async ({
  page,
  control,
  guard,
}) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&country=NL&min_age=26&max_age=35');
  const similar = page.getByRole('region', { name: 'Similar members' });
  await expect(similar).toContainText('Wider search, 5 years each way: 21 to 40.');
  await expect(similar.getByRole('article').first()).toBeVisible();
  const ages = (await similar.getByRole('heading', { level: 3 }).allTextContents()).map((text) =>
    Number(text.split(', ').at(-1)),
  );
  expect(ages.every((age) => (age >= 21 && age < 26) || (age > 35 && age <= 40))).toBe(true);
  const asked = (await control.requests()).find((one) => one.query.includes('source=similar'));
  expect(Object.fromEntries(new URLSearchParams(asked?.query))).toMatchObject({
    ...{ min_age: '21', max_age: '40', exclude_min_age: '26', exclude_max_age: '35' },
  });
  await page.getByRole('button', { name: 'Also search Belgium' }).click();
  await expect(page).toHaveURL('/search?gender=female&min_age=26&max_age=35&country=NL&searchAllCountries=1');
  await expect(page.getByRole('checkbox', { name: 'Also search Belgium' })).toBeChecked();
  await expect(cards(page).filter({ hasText: 'Belgium' }).first()).toBeVisible();
  const places = await cards(page).allTextContents();
  expect(places.every((text) => /Netherlands|Belgium/.test(text))).toBe(true);

  await page.goto('/search?gender=female&min_age=26&max_age=35&similarpage=2');
  await expect(similar.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  // As many full pages as announced.
  const promised = Number(/(\d+) more members/.exec((await similar.textContent()) ?? '')?.[1]);
  const pageCount = Math.ceil(promised / 12);
  await expect(similar.getByRole('link', { name: `Page ${pageCount}`, exact: true })).toBeVisible();
  await expect(similar.getByRole('article')).toHaveCount(Math.min(12, promised - 12));
  guard.allowFailedRequests();
  guard.allow(/The search failed/);
  await control.setFaults([{ path: '/api/search.php', fault: 'status:503' }]);
  await page.goto('/search?gender=female&min_age=26&max_age=35&similarpage=3');
  await expect(similar).toContainText('These members couldn’t be loaded.');
  await control.setFaults([]);
  await similar.getByRole('button', { name: 'Try again' }).click();
  await expect(similar).not.toContainText('These members couldn’t be loaded.');
  await page.goto('/search?gender=female&min_age=26&max_age=35&similarpage=9999');
  await expect(similar).toContainText('This page doesn’t exist');
  await expect(similar).not.toContainText('more members');
  await page.goto('/search?gender=all&page=9999');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('members found');

  await page.goto('/search?gender=robot&country=%3Cb%3E&min_age=26&max_age=35');
  await expect(
    page.getByText('We don’t know these values, so your own settings stay: Gender and Country.'),
  ).toBeVisible();
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('26-35');
  // The saved filters are kept: an invalid link does not reset the search to all members.
  await expect(page).toHaveURL('/search?gender=female&min_age=26&max_age=35&country=GB');
  await expect(page.getByLabel('Gender')).toHaveValue('female');
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('We don’t know these values')).toBeHidden();
  await page.goto('/search?country=XX&min_age=26&max_age=35');
  await expect(page.getByText('We don’t know this value, so your own setting stays: Country.')).toBeVisible();
  await expect(page).toHaveURL('/search?gender=female&min_age=26&max_age=35&country=GB');
  await page.goto('/search?country=NL&countryregion=987654');
  await expect(page.getByRole('heading', { name: 'That filter isn’t available' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await expect(page).toHaveURL('/search?country=NL');
  await expect(cards(page).first()).toBeVisible();
});

test('each profile is shown large, and the next one, without leaving the search', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=all&order=newest');
  await settle(page);
  const names = await cards(page).getByRole('heading').allTextContents();
  await cards(page)
    .nth(2)
    .getByRole('button', { name: /^Show .* large$/ })
    .click();
  const viewer = page.getByRole('dialog', { name: 'Members, one by one' });
  const shown = viewer.locator('div:not([inert]) > article').getByRole('heading');
  await expect(shown).toHaveText(names[2] ?? '');
  await expect(page).toHaveURL(/^[^#]*\/search\?gender=all&order=newest&view=\d+$/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText(names[3] ?? '');
  await viewer.getByRole('button', { name: 'Previous profile' }).click();
  await expect(shown).toHaveText(names[2] ?? '');
  // Swipe sideways.
  await viewer.locator('[class*="track"]').hover();
  await page.mouse.wheel(900, 0);
  await expect(shown).toHaveText(names[3] ?? '');
  await page.reload();
  await expect(shown).toHaveText(names[3] ?? '');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/search?gender=all&order=newest');
  await expect(cards(page).nth(3).getByRole('heading').getByRole('link')).toBeFocused();

  await cards(page)
    .last()
    .getByRole('button', { name: /^Show .* large$/ })
    .click();
  await viewer.getByRole('button', { name: 'Next profile' }).click();
  await expect(viewer.getByRole('status')).toContainText('1 of 12, page 2 of');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(names[11] ?? '');
  await viewer.getByRole('link', { name: 'View profile' }).click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await page.goBack();
  await expect(shown).toHaveText(names[11] ?? '');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('names of any kind are text, and break no card', async ({ page, reference }) => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5).slice(0, 150);
    const names = [long, 'مريم <b>شريف</b>', '💘👩‍👩‍👧‍👦🏳️‍🌈', '<img src=x onerror="document.title=1">'];
    for (const name of names) await signUp(reference.url, name);
    await beLoggedIn(page);
    await page.goto('/search?gender=all&order=newest');
    await settle(page);
    await expect(
      cards(page)
        .getByRole('heading')
        .filter({ hasNotText: /, \d+$/ }),
    ).toHaveText(names.toReversed());
    await expectNoSidewaysScroll(page);
    // No button over so small a picture: the viewer has an address.
    await expect(page.getByRole('button', { name: /^Show .* large$/ })).toHaveCount(0);
    await page.goto('/search?gender=all&order=newest&view=first');
    const viewer = page.getByRole('dialog');
    for (const name of names.toReversed()) {
      await expect(viewer.locator('div:not([inert]) > article').getByRole('heading')).toHaveText(name);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('ArrowRight');
    }
    expect(await page.title()).not.toBe('1');
  });
});

function found(page: Page) {
  return page.getByRole('status').filter({ hasText: /found|Searching/ });
}

function cards(page: Page) {
  return page.getByRole('article');
}
