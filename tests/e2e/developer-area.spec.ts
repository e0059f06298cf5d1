import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

test('an answer that breaks the contract is listed in the developer area and can be copied as JSON', async ({
  page,
  context,
  control,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await control.setFaults([{ path: '/api/likes.php', fault: 'html200' }]);
  await beLoggedIn(page);
  await page.goto('/_dev');
  const row = page.getByRole('row', { name: /GET \/api\/likes\.php/ }).first();
  await expect(row).toContainText('JSON');
  await expect(row).toContainText('HTML');
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText(/copied/)).toBeVisible();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toContainEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    operation: 'GET /api/likes.php',
    path: '',
    expected: 'JSON',
    actual: 'HTML',
  });
});

test('where the configuration closes the developer area there is no such page', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), developerArea: false } });
  });
  await page.goto('/_dev');
  await expect(page.getByText('Page Not Found: /_dev')).toBeVisible();
});
