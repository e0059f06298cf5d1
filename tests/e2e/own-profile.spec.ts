import { expect } from 'playwright/test';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { expectAccessible } from './accessibility.ts';
import { chooseBirthDate } from './birth-date.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { hugeFile } from './huge-file.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { STORY } from './tags.ts';
import { Workers } from './worker-death.ts';

const PNG = Buffer.from(tinyPng(64, [200, 120, 90]));
/** A member of the demo data who has a chat with the demo account. */
const MAYA = 221;

test('the profile says what is wrong at its limits, keeps a draft over a reload, asks before leaving, and saves', {
  tag: STORY,
}, async ({ page, control }) => {
  // The browser's own dialog before leaving a page with input.
  page.on('dialog', (dialog) => void dialog.accept());
  await beLoggedIn(page);
  await page.goto('/profile');
  const name = page.getByLabel('Name', { exact: true });
  const city = page.getByLabel('Town or city');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  const about = page.getByLabel('What should others know about you?');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const hostile = '<img src=x onerror=alert(1)> \u202Eevil \u{1F984}';

  await city.fill('x'.repeat(256));
  await expect(city).toHaveAccessibleDescription(/1 character too long/);
  await name.fill('@robin');
  await about.fill('x'.repeat(10_001));
  await expect(page.getByText('10,001 of 10,000 characters')).toBeVisible();
  const tomorrow18YearsAgo = new Date();
  tomorrow18YearsAgo.setFullYear(tomorrow18YearsAgo.getFullYear() - 18);
  tomorrow18YearsAgo.setDate(tomorrow18YearsAgo.getDate() + 1);
  await chooseBirthDate(birth, tomorrow18YearsAgo.toLocaleDateString('sv'));
  await save.click();
  await expect(page.getByText('A name can’t begin with @.')).toBeVisible();
  await expect(page.getByText('You must be at least 18 years old')).toBeVisible();
  await expect(name).toBeFocused();
  await chooseBirthDate(birth, '2000-02-30');
  await expect(page.getByText('There’s no such date.')).toBeVisible();
  expect(await control.countRequests('PUT', '/api/user.php')).toBe(0);

  await chooseBirthDate(birth, '1990-02-28');
  await name.fill('Robin');
  // The tile beside the form shows what others will find.
  await expect(page.getByRole('region', { name: 'This is how others find you' })).toContainText(/Robin, \d\d/);
  await city.fill('x'.repeat(255));
  await about.fill(hostile);
  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(about).toHaveValue(hostile);
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await save.click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await control.countRequests('PUT', '/api/user.php')).toBe(1);
  await page.reload();
  await expect(about).toHaveValue(hostile);
  await expect(city).toHaveValue('x'.repeat(255));
  await about.fill('Not meant to stay');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/profile');
  await expect(about).toHaveValue(hostile);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('what is typed right before a reload is there again, although no worker has stored it', async ({
  page,
  browser,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await beLoggedIn(page);
  await page.goto('/profile');
  const about = page.getByLabel('What should others know about you?');
  const workers = await Workers.of(browser, page);
  await expect(about).not.toHaveValue('');
  // It takes calls and never comes to them.
  await workers.runInShared('for (;;) {}');
  await about.fill('Typed a moment ago');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(about).toHaveValue('Typed a moment ago');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

  test('a date of birth that is discarded shows the stored one again', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await beLoggedIn(page);
    await page.goto('/profile');
    const birth = page.getByLabel('Date of birth');
    await expect(birth).not.toHaveValue('');
    const stored = await birth.inputValue();
    await birth.fill('1991-02-03');
    await page.reload();
    await expect(birth).toHaveValue('1991-02-03');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(birth).toHaveValue(stored);
  });
});

test('what another tab saves shows here, is not undone, and what is typed during a save stays', async ({
  context,
  page,
  control,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await beLoggedIn(page);
  await page.goto('/profile');
  const city = page.getByLabel('Town or city');
  const about = page.getByLabel('What should others know about you?');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(city).toHaveValue('Bristol');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByLabel('Town or city').fill('Newtown');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Everything is saved.')).toBeVisible();
  await expect(city).toHaveValue('Newtown');
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await control.setFaults([{ method: 'PUT', path: '/api/user.php', fault: 'delay:1500' }]);
  await about.fill('Alpha');
  await save.click();
  await about.fill('AlphaBeta');
  await expect(other.getByLabel('What should others know about you?')).toHaveValue('Alpha');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue('AlphaBeta');
  await expect(city).toHaveValue('Newtown');
});

test('photos that are none say why, a photo whose answer was lost is there once, and photos take another order', async ({
  page,
  control,
  guard,
}, testInfo) => {
  guard.allow(/The photo could not be uploaded/);
  await beLoggedIn(page);
  await page.goto('/profile');
  const region = page.getByRole('region', { name: 'Photos' });
  const photos = region.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
  const whole = page.getByRole('dialog').getByRole('button', { name: 'Use whole photo' });
  await expect(photos).toHaveCount(3);
  const input = page.locator('input[type="file"]');
  const script = Buffer.from('<?php system($_GET["c"]); ?>');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(16)]);
  const corrupt = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]), Buffer.alloc(200, 7)]);
  const bad = [
    ['script.png', 'image/png', script, 'Photos must be PNG or JPEG.'],
    ['photo.heic', 'image/heic', heic, 'This browser can’t read HEIC pictures.'],
    ['photo.jpg', 'image/jpeg', corrupt, 'This picture is damaged'],
    ['huge.png', 'image/png', pngOfSide(20_000), 'This photo has too many pixels.'],
  ] as const;
  for (const [name, mimeType, buffer, why] of bad) {
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(region.getByRole('alert')).toContainText(why);
  }
  await input.setInputFiles(await hugeFile(testInfo.outputPath('large.png')));
  await expect(region.getByRole('alert')).toContainText('This photo is too large. The maximum is 40 MB.');
  expect(await control.countRequests('POST', '/api/profileimage.php')).toBe(0);

  // Fails repeatedly until reset: on a reused connection, Chrome itself retries a lost request once.
  await control.setFaults([{ method: 'POST', path: '/api/profileimage.php', fault: 'drop-after' }]);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await whole.click();
  const again = region.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await control.setFaults([{ method: 'POST', path: '/api/profileimage.php', fault: 'delay:1500' }]);
  await again.click();
  await expect(region.getByRole('progressbar', { name: 'Sending your photo' })).toHaveAttribute('value', '1');
  await control.setFaults([]);
  await expect(photos).toHaveCount(4);
  await expect(region.getByRole('alert')).toHaveCount(0);

  // Several at once: an invalid file does not block the others.
  await input.setInputFiles([
    { name: 'b.png', mimeType: 'image/png', buffer: PNG },
    { name: 'not.png', mimeType: 'image/png', buffer: script },
    { name: 'c.png', mimeType: 'image/png', buffer: PNG },
  ]);
  await expect(page.getByRole('dialog')).toContainText('Photo 1 of 2');
  await whole.click();
  await expect(page.getByRole('dialog')).toContainText('Photo 2 of 2');
  await whole.click();
  await expect(photos).toHaveCount(6);
  await expect(region.getByRole('alert')).toContainText('not.png: Photos must be PNG or JPEG.');
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'd.png', { type: 'image/png' }));
      return transfer;
    },
    [...PNG],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await whole.click();
  await expect(photos).toHaveCount(7);
  await expect(region.getByRole('alert')).toHaveCount(0);

  const pictures = () =>
    photos.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
  const [first, second, ...rest] = await pictures();
  await region.getByRole('button', { name: 'Actions for photo 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move photo 2 forward' }).press('Enter');
  await expect.poll(pictures).toEqual([second, first, ...rest]);
  await expect(region.getByRole('button', { name: 'Actions for photo 1' })).toBeFocused();
  await photos.nth(2).dragTo(photos.first());
  const [third, ...others] = rest;
  await expect.poll(pictures).toEqual([third, second, first, ...others]);
  await expect(region.getByRole('status').filter({ hasText: 'The photo is now in place 1.' })).toBeAttached();
});

test('a photo, a place, a like and a search that fail are logged and told, and the input stays', async ({
  page,
  control,
  guard,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  guard.allow(/could not be (uploaded|saved)|The search failed/);
  await beLoggedIn(page);
  await page.goto('/profile');
  const input = page.locator('input[type="file"]');
  await expect(page.getByLabel('Town or city')).toBeVisible();
  const failing = [
    ['POST', '/api/profileimage.php', 'status:503'],
    ['PUT', '/api/user.php', 'status:503'],
    ['POST', '/api/likes.php', 'status:422'],
    ['DELETE', '/api/likes.php', 'status:422'],
    ['GET', '/api/search.php', 'status:503'],
  ] as const;
  await control.setFaults(failing.map(([method, path, fault]) => ({ method, path, fault })));
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('dialog').getByRole('button', { name: 'Use whole photo' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect.poll(() => log.some((line) => line.includes('The photo could not be uploaded'))).toBe(true);

  await page.getByLabel('Town or city').fill('Gouda');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByLabel('Town or city')).toHaveValue('Gouda');
  await expect.poll(() => log.some((line) => line.includes('The profile could not be saved'))).toBe(true);
  await page.getByLabel('Town or city').fill('Bristol');

  await page.goto(`/members/${MAYA}`);
  await page.getByRole('button', { name: /^Like Maya/ }).click();
  await expect.poll(() => log.some((line) => /The (un)?like could not be saved/.test(line))).toBe(true);
  await expect(page.getByRole('alert').filter({ hasText: 'Maya' })).toBeVisible();

  await page.goto('/search');
  await expect.poll(() => log.includes('The search failed')).toBe(true);
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

/** Creates the start of a PNG with this side length, which is enough to be rejected as too large. */
function pngOfSide(sidePx: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(sidePx, 16);
  png.writeUInt32BE(sidePx, 20);
  return png;
}
