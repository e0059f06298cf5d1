import { expect, type Page } from 'playwright/test';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { changeRow } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';

const PNG = Buffer.from(tinyPng(64, [200, 120, 90]));

test('what is typed in one tab outlives what another one types and saves, and is what the card beside it shows', async ({
  context,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await beLoggedIn(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Town or city')).toHaveValue('Bristol');
  const about = page.getByLabel('What should others know about you?');
  await about.fill('A long text about me');
  await untilStored(page);
  await other.getByLabel('Name', { exact: true }).fill('Otherwise');
  await untilStored(other);
  await expect(other.getByRole('region', { name: 'This is how others find you' })).toContainText(/Otherwise, \d\d/);
  await expect(page.getByRole('region', { name: 'This is how others find you' })).not.toContainText('Otherwise');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Otherwise');
  await untilStored(other);
  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(about).toHaveValue('A long text about me');
});

test('a photo that waits and a text that is typed ask once before the page is left, and cancelling keeps both', async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/The photo could not be uploaded/);
  await beLoggedIn(page);
  await page.goto('/profile');
  const about = page.getByLabel('What should others know about you?');
  await expect(about).not.toHaveValue('');
  await control.setFaults([{ method: 'POST', path: '/api/profileimage.php', fault: 'status:503' }]);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('dialog').getByRole('button', { name: 'Use whole photo' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'a.png' });
  await expect(failed).toBeVisible();
  await about.fill('Not saved yet');
  const home = page.getByRole('link', { name: 'Home' }).first();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await home.click();
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(about).toHaveValue('Not saved yet');
  await expect(failed).toBeVisible();
  await home.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a saved value that the site has removed since is shown, and can be taken back', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/profile');
  const region = page.getByLabel('Region');
  const smoking = page.getByLabel('Smoking');
  await expect(smoking).toBeVisible();
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };
  const user = Object(await (await page.request.get('/api/user.php', { headers })).json());
  const profile = { ...user.profile, countryregion: 987_654, fields: { ...user.profile.fields, smoking: ['pipe'] } };
  // The reference API would refuse such values, and has them in no row.
  await control.setFaults([{ method: 'GET', path: '/api/user.php', fault: 'status:503' }]);
  await changeRow(page, { table: 'user', key: 'self', properties: JSON.stringify({ user: { ...user, profile } }) });
  await page.reload();
  await expect(region.locator('option:checked')).toHaveText('#987654');
  await expect(smoking.locator('option:checked')).toHaveText('Pipe');
  await smoking.selectOption('');
  await expect(smoking.locator('option:checked')).toHaveText('Not specified');
  await region.selectOption('');
  await expect(region.locator('option:checked')).toHaveText('Not specified');
});

/** Waits until the worker has what was typed: until then the tab keeps it. */
async function untilStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('unsaved-draft/'))))
    .toBe(false);
}
