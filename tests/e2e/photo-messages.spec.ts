import { expect, type Page } from 'playwright/test';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, OTHER, test } from './fixtures.ts';
import { hugeFile } from './huge-file.ts';
import { painted } from './page-state.ts';
import { STORY } from './tags.ts';

const DEMO_MEMBER = 1;
const OTHER_MEMBER = 2;
const PHOTO_FILE = '/api/chatphoto-file.php';

const log = (page: Page) => page.getByRole('log');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Send a photo to/ });
const fileInput = (page: Page) => page.getByRole('main').locator('input[type="file"]');

const PICTURE = { name: 'boat.png', mimeType: 'image/png', buffer: Buffer.from(tinyPng(600, [30, 120, 200])) };

async function isLoaded(page: Page, alt: string): Promise<boolean> {
  return await log(page)
    .getByRole('img', { name: alt })
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
}

test('a photo sent offline is there at once, arrives blurred, and is seen once the other member agrees', {
  tag: STORY,
}, async ({ page, control, guard, openContext, reference }) => {
  await beLoggedIn(page);
  await page.goto(`/members/${OTHER_MEMBER}/chat`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  await fileInput(page).setInputFiles(PICTURE);
  // Said of the field, not of the photo.
  await expect(page.getByText('Write something first.')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByPlaceholder('Write a message').fill('Our boat');
  await expect(page.getByRole('button', { name: 'Attach a photo' })).toBeVisible();
  await fileInput(page).setInputFiles(PICTURE);
  // What was written goes with the photo.
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Our boat');
  await expect(dialog(page)).toContainText(/2 credits \(from \D{1,2}\d+\.\d\d\) for this photo/);
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await expectAccessible(page);
  guard.allowFailedRequests();
  await reference.stop();
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByPlaceholder('Write a message')).toHaveValue('');
  await expect(log(page)).toContainText('Our boat');
  await expect.poll(() => isLoaded(page, 'Photo you sent')).toBe(true);

  await reference.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(log(page)).toContainText('Sent');
  await expect.poll(() => isLoaded(page, 'Photo you sent')).toBe(true);
  expect(await control.countRequests('POST', '/api/chatphoto.php')).toBe(1);
  await expectAccessible(page);

  const other = await (await openContext()).newPage();
  await beLoggedIn(other, OTHER);
  await other.goto('/chats');
  await expect(other.getByRole('main')).toContainText('Photo: Our boat');
  await control.clearRequests();
  await other.goto(`/members/${DEMO_MEMBER}/chat`);
  await expect(log(other)).toContainText('It stays blurred until you want to see it.');
  await expect(log(other).getByRole('img', { name: /^Photo from/ })).toHaveCount(0);
  expect(await control.countRequests('GET', PHOTO_FILE)).toBe(0);
  await expectAccessible(other);

  await log(other)
    .getByRole('button', { name: /^Show photos from/ })
    .click();
  await expect(log(other)).not.toContainText('It stays blurred');
  const shown = log(other).getByRole('img', { name: /^Photo from/ });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(600);
  await expectAccessible(other);
  await log(other)
    .getByRole('button', { name: /^Photo from/ })
    .click();
  await expect(other.getByRole('dialog', { name: /^Photo from/ })).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');

  await other.getByRole('button', { name: /^Actions for the chat/ }).click();
  await other.getByRole('menuitem', { name: /^Blur photos from/ }).click();
  await expect(log(other)).toContainText('It stays blurred until you want to see it.');
  await expect(shown).toHaveCount(0);
});

test('files that are no photo are refused before anything is sent, with the reason', async ({
  page,
  control,
}, info) => {
  await beLoggedIn(page);
  await page.goto(`/members/${OTHER_MEMBER}/chat`);
  await expect(page.getByRole('button', { name: 'Attach a photo' })).toBeVisible();
  const refused = async (file: string | { name: string; mimeType: string; buffer: Buffer }, reason: string) => {
    await fileInput(page).setInputFiles(file);
    await expect(dialog(page).getByRole('alert')).toContainText(reason);
    await expect(dialog(page).getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await refused(await hugeFile(info.outputPath('huge.png')), 'The maximum is 40 MB.');
  const png = { name: 'a.png', mimeType: 'image/png' };
  await refused({ ...png, buffer: Buffer.from('GIF89a, not a PNG at all') }, 'Photos must be PNG or JPEG.');
  await refused({ ...png, buffer: Buffer.from('<?php system($_GET[1]);') }, 'Photos must be PNG or JPEG.');
  await refused({ ...png, buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') }, 'HEIC');
  await fileInput(page).setInputFiles({ ...png, buffer: Buffer.from('<?php') });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  expect(await control.countRequests('POST', '/api/chatphoto.php')).toBe(0);
});

test('a photo that the server refuses stays with the reason, and goes out when tried again; one that waits is taken back', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto(`/members/${OTHER_MEMBER}/chat`);
  await control.setFaults([{ method: 'POST', path: '/api/chatphoto.php', fault: 'status:413', times: 1 }]);
  const send = async () => {
    await fileInput(page).setInputFiles(PICTURE);
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  };
  await send();
  await expect(log(page)).toContainText('This photo is too large for the server.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Sent');
  await control.setFaults([{ method: 'POST', path: '/api/chatphoto.php', fault: 'status:503' }]);
  await send();
  const takeBack = () => log(page).getByRole('button', { name: 'Take back' }).click();
  await takeBack();
  const question = page.getByRole('dialog', { name: 'Take back this photo?' });
  await expect(question).toContainText('The photo isn’t saved here.');
  await question.getByRole('button', { name: 'Keep the photo' }).click();
  await expect(log(page).getByRole('img', { name: 'Photo you sent' })).toHaveCount(2);
  await takeBack();
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(log(page).getByRole('img', { name: 'Photo you sent' })).toHaveCount(1);
  await expect(page.getByPlaceholder('Write a message')).toBeFocused();
});

test('a site that has no photos in messages offers none', async ({ page, control }) => {
  await control.setSettings({ photo_message_credits: null });
  await beLoggedIn(page);
  await page.goto(`/members/${OTHER_MEMBER}/chat`);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attach a photo' })).toHaveCount(0);
});

test('a photo that is chosen and not sent is not lost by leaving the page without a question', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await page.locator('a[href^="/chats/"]').first().click();
  await expect(page.getByRole('button', { name: 'Attach a photo' })).toBeVisible();
  await fileInput(page).setInputFiles(PICTURE);
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await expect(question).toContainText('you’ll have to choose it again');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page).toHaveURL(/\/chats$/);
});

test('words to a photo are not lost by a selection that ends outside, nor by Escape without a question', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto(`/members/${OTHER_MEMBER}/chat`);
  await expect(page.getByRole('button', { name: 'Attach a photo' })).toBeVisible();
  const outside = { x: 8, y: 8 };
  await fileInput(page).setInputFiles(PICTURE);
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await page.mouse.click(outside.x, outside.y);
  await expect(dialog(page)).toBeHidden();

  await fileInput(page).setInputFiles(PICTURE);
  const words = dialog(page).getByRole('textbox');
  await words.fill('Our boat');
  await words.hover();
  await page.mouse.down();
  await page.mouse.move(outside.x, outside.y, { steps: 4 });
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await expect(question).toHaveCount(0);
  await expect(words).toHaveValue('Our boat');
  await page.keyboard.press('Escape');
  await expect(question).toContainText('you’ll have to choose it again');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(words).toHaveValue('Our boat');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(words).toHaveValue('Our boat');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a photo that is being sent can no longer be cancelled', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto(`/members/${OTHER_MEMBER}/chat`);
  await fileInput(page).setInputFiles(PICTURE);
  await expect(dialog(page).getByRole('img')).toBeVisible();
  // Measured for as long as a slow phone needs.
  await page.evaluate(() => {
    const measure = window.createImageBitmap.bind(window);
    const released = new Promise((resolve) => addEventListener('measured', resolve, { once: true }));
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await released;
      return await measure(source);
    };
  });
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await painted(page);
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('measured')));
  await expect(dialog(page)).toBeHidden();
  await expect(log(page).getByRole('img', { name: 'Photo you sent' })).toHaveCount(1);
});
