import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { hasRow } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { hugeFile } from './huge-file.ts';
import { wholeBrowser } from './launch.ts';
import { STORY } from './tags.ts';
import { drawIn } from './template.ts';

// The sign-up asks for notifications, which the headless shell denies.
test.use(wholeBrowser());

const UTRECHT = { latitude: 52.0907, longitude: 5.1214 };
const PASSWORD = 'a long pass phrase';

test(
  'a visitor goes through the whole sign-up: bad input stays with its reason, a reload and another tab go on',
  { tag: STORY },
  async ({ page, context, control, guard }, testInfo) => {
    test.setTimeout(120_000);
    guard.allowFailedRequests();
    guard.allow(/The (photo|location|profile) could not be saved/);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(UTRECHT);
    await context.addInitScript(() => {
      addEventListener('signup-flow-complete', () => document.documentElement.setAttribute('data-signup-complete', ''));
    });
    await createAccount(page, 'sam@gmail.com');

    const photo = await page.screenshot();
    const chooser = page.locator('input[type="file"]');
    const goOn = page.getByRole('button', { name: 'Save and continue' });
    await expect(page.getByText('Step 2 of 6')).toBeVisible();
    for (const [file, reason] of badPhotos()) {
      await chooser.setInputFiles(file);
      await expect(page.getByRole('alert')).toContainText(reason);
    }
    await chooser.setInputFiles(await hugeFile(testInfo.outputPath('film.png')));
    await expect(page.getByRole('alert')).toContainText('This file is too large. The maximum is 40 MB');
    expect(await control.countRequests('POST', '/api/profileimage.php')).toBe(0);
    // Fails repeatedly until reset: on a reused connection, Chrome itself retries a lost request once.
    await control.setFaults([{ method: 'POST', path: '/api/profileimage.php', fault: 'drop-after' }]);
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'There’s no connection to the server. Check your network and try again.',
    );
    await control.setFaults([]);
    await again.click();

    const city = page.getByLabel('Town or city');
    await expect(page.getByText('Filled in from your device’s location.')).toBeVisible();
    await expect(city).toHaveValue('Utrecht');
    expect(await ownPhotoCount(page)).toBe(1);
    await city.fill('x'.repeat(256));
    await goOn.click();
    await expect(page.getByText('The maximum is 255 characters')).toBeVisible();
    await city.fill('Amersfoort');
    await control.setFaults([{ method: 'PUT', path: '/api/user.php', fault: 'status:503', times: 1 }]);
    await goOn.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(city).toHaveValue('Amersfoort');
    await expect(page.getByText('Step 3 of 6')).toBeVisible();
    await goOn.click();
    await expect(page.getByText('Step 4 of 6')).toBeVisible();

    const other = await context.newPage();
    await other.goto('/signup');
    await expect(other.getByText('Step 4 of 6')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Step 4 of 6')).toBeVisible();
    const now = new Date();
    const almost = new Date(now.getFullYear() - 18, now.getMonth(), now.getDate() + 1);
    const birth = page.getByRole('group', { name: 'Date of birth' });
    await goOn.click();
    const first = birth.getByRole('combobox').first();
    await expect(first).toHaveAccessibleDescription('Choose the day, month and year, or skip this step.');
    for (const [year, month, day, words] of [
      [1990, 2, 30, 'There’s no such date.'],
      [almost.getFullYear(), almost.getMonth() + 1, almost.getDate(), 'You must be at least 18 years old.'],
    ] as const) {
      await chooseDate(page, year, month, day);
      await expect(first).toHaveAccessibleDescription('');
      await goOn.click();
      await expect(first).toHaveAccessibleDescription(new RegExp(words));
      await expect(first).toBeFocused();
    }
    await expectAccessible(page);
    await chooseDate(page, 1990, 2, 30);
    await page.reload();
    await expect(page.getByLabel('Day')).toHaveValue('30');
    await chooseDate(page, 1990, 2, 28);
    await page.getByRole('radio', { name: 'Other' }).check();
    await goOn.click();
    await expect(page.getByText('Step 5 of 6')).toBeVisible();
    await expect(other.getByText('Step 5 of 6')).toBeVisible();
    await other.close();

    const about = page.getByLabel('What should others know about you?');
    await about.fill('x'.repeat(10_001));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(about).toBeFocused();
    await expect(page.getByText('1 character too long.')).toBeVisible();
    await about.fill('I bake bread.');
    await page.reload();
    await expect(about).toHaveValue('I bake bread.');
    // Saved, but the response is lost: the rest of the sign-up is still shown.
    await control.setFaults([{ method: 'PUT', path: '/api/user.php', fault: 'drop-after' }]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await control.setFaults([]);
    await page.reload();
    await expect(page.getByText('Step 5 of 6')).toBeVisible();
    const hasLeft = untilWritten(page, 'Your email has been sent.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('We’re sending you an email with a link.')).toBeVisible();
    await hasLeft;
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-signup-complete', '');
    await expect(page.getByRole('link', { name: 'Find the email at Gmail' })).toHaveAttribute('href', /#search\//);
    await expect(page.getByRole('link', { name: 'Change it' })).toHaveAttribute(
      'href',
      '/notifications#email-change-incorrect',
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('button', { name: 'See who’s here' }).click();
    await expect(page).toHaveURL(/\/search(\?|$)/);
    // The load below ends the worker, which may not have noted the end of the sign-up yet.
    await expect.poll(() => hasRow(page, 'meta', 'signup')).toBe(false);

    const [link = ''] = /\/activate\/done\?token=[\w-]+/.exec(JSON.stringify(await control.mail())) ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.goto('/signup');
    await expect(page).toHaveURL(/\/home$/);
  },
);

test('another device goes on where the server knows the member to be, and what cannot be asked is passed', async ({
  page,
  context,
  control,
  guard,
  openContext,
}) => {
  guard.allowFailedRequests();
  await control.setFaults([{ path: '/api/geocode.php', fault: 'status:503' }]);
  await context.grantPermissions(['geolocation', 'notifications']);
  await context.setGeolocation(UTRECHT);
  await createAccount(page, 'kim@example.com');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Continue without a photo' }).click();
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(page.getByText('Asking your device where you are')).toBeHidden();
  await expect(page.getByLabel('Town or city')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Town or city').fill('Gent');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 4 of 6')).toBeVisible();

  // The home page links back, and each step to the previous one; input is kept.
  await page.goto('/home');
  await page.getByRole('link', { name: 'Finish signing up' }).click();
  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(page.getByLabel('Town or city')).toHaveValue('Gent');
  // Further back to the photo, with what is typed on the way.
  await page.getByLabel('Town or city').fill('Brugge');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByLabel('Town or city')).toHaveValue('Brugge');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();

  const device = await openContext();
  const there = await device.newPage();
  await there.goto('/login?next=/complete-signup');
  await there.getByLabel('Email').fill('kim@example.com');
  await there.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await there.getByRole('button', { name: 'Log in' }).click();
  await expect(there.getByText('Step 4 of 6')).toBeVisible();
  await there.getByRole('button', { name: 'Skip this step' }).click();
  await there.getByRole('button', { name: 'Continue' }).click();
  await expect(there.getByRole('heading', { name: 'Your email is on its way' })).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/home$/);
});

test('a step begins at the top of its page, though the one before was scrolled to its end', async ({
  page,
  context,
  baseURL,
}) => {
  await drawIn(context, baseURL, 'classic');
  await page.setViewportSize({ width: 390, height: 500 });
  await createAccount(page, 'lou@example.com');
  for (const way of ['Not now', 'Continue without a photo', 'Skip this step', 'Skip this step'])
    await page.getByRole('button', { name: way }).click();
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^(Continue|Skip)/ }).click();
  await expect(page.getByRole('heading', { name: 'Your email is on its way' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('members whom a visitor liked are liked once there is an account, and a member who is logged in goes home', async ({
  page,
  openContext,
}) => {
  await page.goto('/signup-matches');
  const like = page.getByRole('button', { name: /^Like / });
  await expect(like.first()).toBeVisible();
  expect(await like.count()).toBeGreaterThanOrEqual(6);
  expect(await like.count()).toBeLessThanOrEqual(12);
  const without = page.getByRole('button', { name: 'Continue without likes' });
  await expect(without).toBeVisible();
  await like.nth(0).click();
  await expect(without).toHaveCount(0);
  await like.nth(1).click();
  await page
    .getByRole('button', { name: /^Skip / })
    .nth(1)
    .click();
  await like.nth(2).click();
  await expect(page.getByRole('status').filter({ hasText: /^2 / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await createAccount(page, 'jo@example.com');
  await expect(page.getByText('Step 1 of 6').or(page.getByText('Step 2 of 6'))).toBeVisible();
  await page.goto('/likes/given');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

  const member = await (await openContext()).newPage();
  await beLoggedIn(member);
  await member.goto('/signup-matches');
  await member
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await member.getByRole('button', { name: 'Continue' }).click();
  await expect(member).toHaveURL(/\/home$/);
});

async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function chooseDate(page: Page, year: number, month: number, day: number): Promise<void> {
  await page.getByLabel('Year').selectOption(String(year));
  await page.getByLabel('Month').selectOption(String(month).padStart(2, '0'));
  await page.getByLabel('Day').selectOption(String(day).padStart(2, '0'));
}

async function ownPhotoCount(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const headers = { 'x-package-name': 'test', 'x-original-host': location.host };
    const user: { profile: { images: unknown[] } } = await (await fetch('/api/user.php', { headers })).json();
    return user.profile.images.length;
  });
}

/** Waits for text that is shown only briefly, by checking every frame. */
async function untilWritten(page: Page, words: string): Promise<void> {
  await page.waitForFunction((text) => document.body.textContent.includes(text), words, { polling: 'raf' });
}

/** Files that are not photos, each with the start of its error message. */
function badPhotos() {
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  const huge = Buffer.alloc(45);
  huge.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  const corrupt = Buffer.alloc(200, 7);
  corrupt.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 90, 0, 90]);
  return [
    [file('script.png', Buffer.from('<script>alert(1)</script>')), 'This file isn’t a PNG or JPEG picture'],
    [file('iphone.png', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')), 'This is a HEIC photo'],
    [file('poster.png', huge), 'This picture is too large to open. The maximum is 80 megapixels'],
    [file('corrupt.jpg', corrupt), 'This picture is damaged'],
  ] as const;
}
