import { expect, test } from './fixtures.ts';

const CONFIGURATION = '**/config.json';

test.use({ serviceWorkers: 'block' });

const BROKEN = [
  { name: 'does not say which template', body: '{"apiBaseUrl":""}', says: 'template' },
  { name: 'is no JSON', body: '{"apiBaseUrl":', says: 'config.json' },
];

for (const { name, body, says } of BROKEN) {
  test(`a configuration that ${name} ends in a message that names the problem`, async ({ page }) => {
    await page.route(CONFIGURATION, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText(says);
  });
}

test('a configuration that is missing ends in a message, and a later try helps', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await page.route(CONFIGURATION, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('config.json');
  await page.unroute(CONFIGURATION);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
