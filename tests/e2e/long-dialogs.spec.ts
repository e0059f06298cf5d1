import { expect, type Locator } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { drawIn } from './template.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const template of TEMPLATE_NAMES) {
  test(`a field that is wrong is not hidden by the actions of a long dialog on a phone in ${template}`, async ({
    page,
    baseURL,
  }) => {
    await drawIn(page.context(), baseURL, template);
    await beLoggedIn(page);
    for (const height of [844, 640]) {
      await page.setViewportSize({ width: 390, height });
      await page.goto('/profile');
      await page.getByRole('button', { name: /^Delete my account/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      const word = dialog.getByLabel(/^To confirm/);
      await expect(word).toBeFocused();
      await expect.poll(() => isOnTop(word), `the field at ${height} pixels`).toBe(true);
      const error = dialog.getByText('Please type “delete” here.');
      await expect.poll(() => isOnTop(error), `its error at ${height} pixels`).toBe(true);
      await page.keyboard.press('Tab');
      const password = dialog.getByLabel('Password', { exact: true });
      await expect(password).toBeFocused();
      await expect.poll(() => isOnTop(password), `the next field at ${height} pixels`).toBe(true);
    }
  });
}

test('a dialog stays above the page, with what was typed, when the window becomes wide and narrow again', async ({
  page,
  baseURL,
}) => {
  await beLoggedIn(page);
  for (const template of TEMPLATE_NAMES) {
    await drawIn(page.context(), baseURL, template);
    await page.goto('/profile');
    await page.getByRole('button', { name: /^Delete my account/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const word = dialog.getByLabel(/^To confirm/);
    await word.fill('dele');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      expect(await dialog.evaluate((element) => element.matches(':modal')), `${template} at ${width}`).toBe(true);
      await expect(word).toHaveValue('dele');
    }
  }
});

test('an offer that comes late moves no field of the dialog that is being filled in', async ({ page, control }) => {
  await control.setFaults([{ path: '/api/companyinfo.php', fault: 'delay:12000' }]);
  await beLoggedIn(page);
  // Otherwise the offer could come before the number of the chats.
  await page.goto('/chats');
  await expect(page.getByRole('main').locator('a[href^="/chats/"]').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Delete my account/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('24 chats')).toBeVisible();
  const offer = dialog.getByText('50% off your next credits');
  await expect(offer).toBeHidden();
  const before = await heightOf(dialog);
  await expect(offer).toBeVisible();
  expect(await heightOf(dialog)).toBe(before);
});

test('a link of hostile length widens no dialog: the question, the address and the buttons are on the screen', async ({
  page,
  control,
  baseURL,
}) => {
  await beLoggedIn(page);
  const address = `https://example.org/${'x'.repeat(200)}`;
  for (const template of TEMPLATE_NAMES) {
    await drawIn(page.context(), baseURL, template);
    await page.goto('/members/221/chat');
    await control.receiveMessage(221, DEMO.email, `${template}: ${address}`);
    await page.getByRole('log').getByText(`${template}: `).getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: 'Leave this site?' });
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), template).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});

/** Whether nothing covers the middle of an element. */
async function isOnTop(locator: Locator): Promise<boolean> {
  return await locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Height of what a dialog holds, in view or not. */
async function heightOf(dialog: Locator): Promise<number> {
  return await dialog.evaluate((box) => box.scrollHeight);
}
