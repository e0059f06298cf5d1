import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { changeRow } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { openWithin, settle } from './page-state.ts';
import { signUp } from './sign-up-member.ts';

test('a saved search is found again, and says who has joined since it was last looked at', async ({
  page,
  reference,
}) => {
  await beLoggedIn(page);
  await page.goto('/search?country=GB');
  await settle(page);
  await save(page, 'People in Britain');
  await expect(dialog(page).getByText('The search on screen is saved as “People in Britain”.')).toBeVisible();
  await expect(dialog(page).getByText('Saved on this device only')).toBeVisible();
  await expectAccessible(page);

  await signUp(reference.url, 'Newcomer');
  // As minutes later: it is not asked again at once.
  await changeRow(page, { table: 'savedSearches', key: null, properties: '{"news":{"state":"unknown"}}' });
  await recordLayoutShift(page);
  await page.goto('/search?gender=male&country=NL');
  await settle(page);
  await expect(opener(page)).toHaveAccessibleName('Saved searches 1 new member');
  expect((await readLayoutShift(page)).score).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  await opener(page).click();
  const link = dialog(page).getByRole('link', { name: 'People in Britain' });
  await expect(link).toContainText('Everyone, United Kingdom');
  await expect(link).toContainText('1 new member');
  await expectAccessible(page);
  // Who is new comes first.
  await link.click();
  await expect(page).toHaveURL('/search?country=GB&order=newest');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('section > ul > li').first().getByRole('heading')).toHaveText('Newcomer');
  await expect(opener(page)).toHaveAccessibleName('Saved searches');
  // Seen: not new again after a reload.
  await page.reload();
  await settle(page);
  await opener(page).click();
  await expect(link).toBeVisible();
  await expect(link).not.toContainText('new member');
});

test('a saved search is renamed, removed and brought back, and needs a name that fits', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&min_age=26&max_age=35');
  await settle(page);
  await opener(page).click();
  const name = dialog(page).getByLabel('Name of this search');
  await expect(name).toHaveValue('Women, 26 to 35');
  await name.fill('   ');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Give the search a name.')).toBeVisible();
  await expectAccessible(page);
  await name.fill('x'.repeat(301));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('The maximum is 300 characters.')).toBeVisible();
  await expect(name).toHaveValue('x'.repeat(301));
  await name.fill('Women');
  await page.keyboard.press('Enter');
  const link = dialog(page).getByRole('link', { name: 'Women' });
  await expect(link).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Rename “Women”' }).click();
  await dialog(page).getByLabel('Name of this search').fill('<b>Their</b> thirties');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('link', { name: '<b>Their</b> thirties' })).toBeVisible();
  await page.reload();
  await opener(page).click();
  await dialog(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  // With the focus the toast stays.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await undo.press('Enter');
  await expect(dialog(page).getByRole('link', { name: '<b>Their</b> thirties' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('a search with many filters keeps its whole suggested name, and says it once', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&min_age=26&max_age=35&country=GB&online=1&with_photo=1&hideNudity=1');
  await settle(page);
  await opener(page).click();
  const name = await dialog(page).getByLabel('Name of this search').inputValue();
  expect(name).toContain('Women, 26 to 35, United Kingdom');
  expect(name).not.toContain('…');
  expect(name.length).toBeGreaterThan(60);
  await dialog(page).getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog(page).getByRole('link')).toHaveText(name);
  await expectAccessible(page);
});

test('at ten saved searches the next one is not saved in silence', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search');
  for (let age = 20; age < 30; age += 1) {
    await openWithin(page, `/search?min_age=${age}`);
    await save(page, `From ${age}`);
    await expect(dialog(page).getByRole('link', { name: `From ${age}` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await openWithin(page, '/search?min_age=40');
  await opener(page).click();
  await expect(dialog(page).getByRole('link')).toHaveCount(10);
  await expect(dialog(page).getByText('You’ve saved as many searches as there’s room for.')).toBeVisible();
  await expect(dialog(page).getByLabel('Name of this search')).toHaveCount(0);
});

test('a name that is being typed stays where the window gets so narrow that the filters are other ones', async ({
  page,
  baseURL,
}) => {
  await beLoggedIn(page);
  await page.context().addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
  await page.goto('/search?gender=female');
  await settle(page);
  await opener(page).click();
  const name = dialog(page).getByLabel('Name of this search');
  await name.fill('From the train');
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('search select').first()).toBeAttached();
    await expect(name).toHaveValue('From the train');
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link')).toHaveText(/From the train/);
});

for (const template of TEMPLATE_NAMES) {
  test(`saved searches of ${template} fit on a small phone in the longest words`, async ({ page, baseURL }) => {
    await beLoggedIn(page);
    await page.context().addCookies([
      { name: 'rendezvous_template', value: template, url: baseURL ?? '' },
      { name: 'i18n_redirected', value: 'de', url: baseURL ?? '' },
    ]);
    await page.goto('/search?gender=female&min_age=26&max_age=35&country=GB&with_photo=1');
    await settle(page);
    const field = dialog(page).getByLabel('Name dieser Suche');
    await page.getByRole('button', { name: 'Gespeicherte Suchen' }).click();
    // Room for the name that is proposed, beside a button with long words too.
    await expect.poll(async () => (await field.boundingBox())?.width ?? 0).toBeGreaterThan(280);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Gespeicherte Suchen' }).click();
    await field.fill('Donaudampfschifffahrtsgesellschaftskapit');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('link')).toContainText('Donaudampf');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

function opener(page: Page) {
  return page.getByRole('button', { name: /^Saved searches/ });
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

async function save(page: Page, name: string): Promise<void> {
  await opener(page).click();
  await dialog(page).getByLabel('Name of this search').fill(name);
  await dialog(page).getByRole('button', { name: 'Save this search' }).click();
}
