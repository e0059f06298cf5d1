import { expect } from 'playwright/test';
import { test } from './fixtures.ts';
import { openWithin } from './page-state.ts';
import { CORE } from './tags.ts';

/** The parameters in a landing page's URL, and what of a visit reaches the server. */

test('a landing page speaks the language of its address, and so does the rest of the visit once the visitor goes on', {
  tag: CORE,
}, async ({ page }) => {
  await page.goto('/landers/gallery/bdsm-de?network=summer&sub1=x');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sag, was du magst.');
  await expect(page).toHaveTitle('Sag, was du magst. Menschen, die du kennenlernen möchtest · Rendezvous');
  await expect(page).toHaveURL('/landers/gallery/bdsm-de?sub1=x'.replace('?sub1=x', ''));
  // Merely viewing a page stores nothing.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
  await openWithin(page, '/pages/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('one page has one address: auto and the code of English go on to it, and another language is another address', async ({
  page,
}) => {
  await page.goto('/landers/iconslanding/gay-auto?x=1');
  await expect(page).toHaveURL('/landers/iconslanding/gay-eng?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Men who like men.');
  await page.goto('/landers/iconslanding/en');
  await expect(page).toHaveURL('/landers/iconslanding/eng');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await expect(page).toHaveURL('/landers/iconslanding/pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co lubisz robić?');
});

test('the sign-up of one member tells beforehand what each landing page tells', async ({ page }) => {
  await page.goto('/members/221/signup');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plain and simple' })).toBeVisible();
});

test('a campaign ends in an account with its niche, what was chosen, and who sent it', { tag: CORE }, async ({
  page,
  control,
}) => {
  await page.goto('/landers/iconslanding/milf-eng?network=summer&ref=banner-7');
  await page.getByRole('checkbox', { name: 'Music' }).check();
  await page.getByRole('checkbox', { name: 'Books' }).check();
  await expect(page.getByText('Goes into your profile: music and books')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('campaign@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  const path = '/landers/iconslanding/milf-eng';
  expect(await control.signups()).toMatchObject([
    {
      email: 'campaign@example.com',
      trafficsource: { network: 'summer', ref: 'banner-7' },
      form_path: path,
      niche: 6,
      landing: { path, niche: 6, interests: ['music', 'books'] },
    },
  ]);
});

test('settings and people at 503 leave the form, which says so when it is sent and loses nothing', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await control.setFaults(['matches', 'settings'].map((call) => ({ path: `/api/${call}.php`, fault: 'status:503' })));
  await page.goto('/landers/gallery/eng');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page.getByText('People can’t be shown right now.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('busy@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'went wrong on our side' })).toBeVisible();
  await expect(email).toHaveValue('busy@example.com');
  await control.setFaults([]);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
});

test('where visitors may not search, the place chosen on the map is no link, and goes into the sign-up all the same', async ({
  page,
  control,
}) => {
  await page.goto('/landers/maplanding/eng');
  await expect(page.getByRole('link', { name: /^Your search starts here/ })).toBeVisible();
  await control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
  await page.reload();
  await page.getByRole('radio', { name: /^Scotland/ }).check();
  await expect(page.getByText(/Scotland/).and(page.locator('[role="status"]'))).toBeVisible();
  await expect(page.locator('[data-layout] a[href^="/search"]')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('scot@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  expect(await control.signups()).toMatchObject([{ landing: { country: 'GB', countryregion: expect.any(Number) } }]);
});

test('the landing pages of a member have the name of that member in their title', async ({ page }) => {
  await page.goto('/landers/gallery/eng');
  const member = page.locator('a[href$="/landing"]').first();
  const [name, address] = [await member.locator('[dir="auto"]').innerText(), await member.getAttribute('href')];
  for (const path of ['landing', 'landing2/eng', 'landing3/eng', 'signup']) {
    await page.goto(`${address}`.replace('landing', path));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(name);
    await expect(page).toHaveTitle(`${await heading.innerText()} · Rendezvous`);
  }
});

test('the index of a family leads to its page before the site’s settings are there', async ({ page, control }) => {
  await control.setFaults([{ path: '/api/settings.php', fault: 'delay:30000' }]);
  await page.goto('/landers/gallery?x=1');
  await expect(page).toHaveURL('/landers/gallery/eng?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The prerendered page stands before its script has asked for them.
  await expect.poll(() => control.countRequests('GET', '/api/settings.php')).toBeGreaterThan(0);
  const asked = (await control.requests()).filter(({ path }) => path === '/api/settings.php');
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => null));
});
