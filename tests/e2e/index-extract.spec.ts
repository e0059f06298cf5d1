import { expect } from 'playwright/test';
import { test } from './fixtures.ts';
import { LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
});

test('the start page of classic shows three portraits and two rows of people, moves nothing for them, and leads on into the directory', async ({
  page,
}) => {
  await recordLayoutShift(page);
  await page.goto('/');
  const extract = page.getByRole('region', { name: 'A few of the people here' });
  const people = extract.getByRole('listitem');
  await expect(people).toHaveCount(5);
  expect((await readLayoutShift(page)).score).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  const name = await people.first().getByRole('link').innerText();
  await people.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await page.getByRole('link', { name: 'Browse first' }).click();
  await expect(page).toHaveURL(/\/search/);
});

test('without people the start page says so in their place and keeps its form; a closed directory is no link', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await control.setFaults([{ path: '/api/matches.php', fault: 'status:503' }]);
  await page.goto('/');
  const extract = page.getByRole('region', { name: 'A few of the people here' });
  await expect(extract.getByRole('status')).toHaveText(
    'People can’t be shown right now. You can sign up all the same.',
  );
  const { height } = (await extract.boundingBox()) ?? { height: 0 };
  await control.setFaults([]);
  await control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
  await page.reload();
  const people = extract.getByRole('listitem').getByRole('link');
  await expect(people).toHaveCount(5);
  expect((await extract.boundingBox())?.height).toBe(height);
  await expect(page.getByRole('link', { name: 'Browse first' })).toHaveCount(0);
  await expect(people.first()).toHaveAttribute('href', /\/landing$/);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
});

test('the start page of social shows four people as cards, five on a wide window, three on a phone, moves nothing for them, and keeps its drawing without them', async ({
  page,
  context,
  baseURL,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await context.addCookies([{ name: 'rendezvous_template', value: 'social', url: baseURL ?? '' }]);
  await recordLayoutShift(page);
  await page.goto('/');
  const people = page.getByRole('region', { name: 'A few of the people here' }).getByRole('link');
  await expect(people).toHaveCount(4);
  expect((await readLayoutShift(page)).score).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(people).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(people).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [name = ''] = (await people.first().innerText()).split(',');
  await people.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await control.setFaults([{ path: '/api/matches.php', fault: 'status:503' }]);
  await page.goto('/');
  await expect(page.locator('main svg[viewBox="0 0 560 520"]')).toBeVisible();
  await expect(people).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
});
