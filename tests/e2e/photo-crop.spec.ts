import { expect, type Locator, type Page } from 'playwright/test';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';

/** Large enough that a part of it is still sharp. */
const WIDE_PX = 3000;
const LOW_PX = 2000;

async function openOwnPhotos(page: Page): Promise<{ region: Locator; photos: Locator }> {
  await beLoggedIn(page);
  await page.goto('/profile');
  const region = page.getByRole('region', { name: 'Photos' });
  const photos = region.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
  await expect(photos).toHaveCount(3);
  return { region, photos };
}

test('a part chosen by keys is what is sent, a closed dialog loses no photo, and the page asks before it is left', async ({
  page,
}) => {
  const { region, photos } = await openOwnPhotos(page);
  const picture = await halvesPicture(page);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const part = dialog.getByRole('group', { name: /^Part of the photo/ });
  await expect(part).toBeVisible();
  await expectAccessible(page);
  const corners = dialog.getByRole('button', { name: 'Change the size with the arrow keys' });
  for (const corner of await corners.all()) {
    if (!(await corner.isVisible())) continue;
    const box = await corner.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'a corner is as large as a finger').toBeGreaterThanOrEqual(44);
  }

  // Closed: the photo waits in the list, and leaving the page asks first.
  await page.keyboard.press('Escape');
  const queue = region.getByRole('list', { name: 'Photos being added' });
  await expect(queue).toContainText('Not added yet');
  await page.getByRole('link', { name: 'View as others see it' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
  await queue.getByRole('button', { name: 'Crop and add' }).click();

  // The picture is red on the left and blue on the right; the keys move the part all the way to the right.
  await dialog.getByRole('slider', { name: 'Size' }).press('Home');
  await part.focus();
  const before = await part.boundingBox();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Control+ArrowRight');
  await expect.poll(async () => (await part.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await dialog.getByRole('button', { name: 'Move right' }).press('Enter');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(photos).toHaveCount(4);
  await expect(queue).toHaveCount(0);
  const added = photos.last().locator('img');
  expect(await lowerCornersOf(added)).toEqual({
    aspect: 0.8,
    left: 'blue',
    right: 'blue',
  });
});

test('three files are dropped at once: the one that is no picture says so, the others are sent whole', async ({
  page,
}) => {
  const { region, photos } = await openOwnPhotos(page);
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      const picture = new Uint8Array(bytes);
      transfer.items.add(new File([picture], 'one.png', { type: 'image/png' }));
      transfer.items.add(new File(['no picture'], 'two.png', { type: 'image/png' }));
      transfer.items.add(new File([picture], 'three.png', { type: 'image/png' }));
      return transfer;
    },
    [...tinyPng(64, [200, 120, 90])],
  );
  const target = region.getByText('You can choose several, or drop them here.');
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await expect(region.locator('[data-over]')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('dialog')).toContainText('Photo 1 of 2');
  await page.getByRole('dialog').getByRole('button', { name: 'Add all as they are' }).click();
  await expect(photos).toHaveCount(5);
  await expect(region.getByRole('alert')).toHaveText(/^two\.png: Photos must be PNG or JPEG\./);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await region.getByRole('button', { name: 'Don’t add two.png' }).click();
  await expect(region.getByRole('alert')).toHaveCount(0);
});

test('of several photos dropped in the sign-up one is taken, and the others are not passed over in silence', async ({
  page,
  context,
}) => {
  // Whatever is not granted is denied: the step for notifications is passed.
  await context.grantPermissions(['geolocation']);
  await page.goto('/signup');
  await page.getByLabel('Email').fill('several@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      for (const name of ['one.png', 'two.png'])
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      return transfer;
    },
    [...tinyPng(600, [200, 120, 90])],
  );
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await page.getByText('Choose a photo or drop it here').dispatchEvent('drop', { dataTransfer: data });
  await expect(dialog).toContainText('You can add the others to your profile later.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use whole photo' }).click();
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'three.png',
    mimeType: 'image/png',
    buffer: Buffer.from(tinyPng(600, [20, 120, 90])),
  });
  await expect(dialog).toContainText('Choose the part to be seen.');
  await expect(dialog).not.toContainText('the others');
});

test('a photo that its camera turned is cut as it is seen', async ({ page }) => {
  const { photos } = await openOwnPhotos(page);
  const turned = await turnedPicture(page);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: turned });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const shown = dialog.locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
  await dialog.getByRole('button', { name: 'Move up' }).click();
  for (let press = 0; press < 12; press += 1) await dialog.getByRole('button', { name: 'Move down' }).click();
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(photos).toHaveCount(4);
  const added = photos.last().locator('img');
  // Turned clockwise, the blue right half is the lower one.
  expect(await lowerCornersOf(added)).toEqual({
    aspect: 0.8,
    left: 'blue',
    right: 'blue',
  });
});

/** A PNG, red on its left half and blue on its right one. */
async function halvesPicture(page: Page): Promise<Buffer> {
  return await drawnHalves(page, 'image/png');
}

/** The same as a JPEG that says it is to be turned by a quarter clockwise (EXIF orientation 6). */
async function turnedPicture(page: Page): Promise<Buffer> {
  const jpeg = await drawnHalves(page, 'image/jpeg');
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

async function drawnHalves(page: Page, type: string): Promise<Buffer> {
  const text = await page.evaluate(
    ([kind, widthPx, heightPx]) => {
      const canvas = document.createElement('canvas');
      canvas.width = widthPx;
      canvas.height = heightPx;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('no canvas');
      context.fillStyle = '#d02020';
      context.fillRect(0, 0, widthPx / 2, heightPx);
      context.fillStyle = '#2020d0';
      context.fillRect(widthPx / 2, 0, widthPx / 2, heightPx);
      return canvas.toDataURL(kind).split(',')[1] ?? '';
    },
    [type, WIDE_PX, LOW_PX] as const,
  );
  return Buffer.from(text, 'base64');
}

/** The shape of a stored photo as the page shows it, and which colour its lower corners have. */
async function lowerCornersOf(photo: Locator) {
  const address = await photo.getAttribute('src');
  return await photo.page().evaluate(async (src) => {
    const image = new Image();
    image.src = src ?? '';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, canvas.height - 5, 1, 1).data;
      return blue > red ? 'blue' : 'red';
    };
    return {
      aspect: Math.round((canvas.width / canvas.height) * 50) / 50,
      left: colourAt(4),
      right: colourAt(canvas.width - 5),
    };
  }, address);
}
