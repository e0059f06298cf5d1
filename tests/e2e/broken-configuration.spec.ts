import { expect, type Page } from 'playwright/test';
import { test } from './fixtures.ts';

const CONFIGURATION = '**/config.json';
const TITLE = 'This site isn’t set up correctly';

const BROKEN = [
  { body: '{"apiBaseUrl":""}', says: 'template' },
  { body: '{"apiBaseUrl":', says: 'config.json' },
];

test('a configuration that is no JSON or incomplete ends in a message that names the problem', async ({ page }) => {
  for (const { body, says } of BROKEN) {
    await page.route(CONFIGURATION, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto('/');
    await expectProblem(page, says);
  }
});

test('a configuration that is missing ends in a message, and a later try helps', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await page.route(CONFIGURATION, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  await expectProblem(page, 'config.json');
  await page.unroute(CONFIGURATION);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

async function expectProblem(page: Page, says: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(says);
}
