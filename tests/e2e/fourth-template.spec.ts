import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

test('a fourth template is shown with its own look and parts, in the frame that it names', async ({
  page,
  baseURL,
}) => {
  const sheets = new Set<string>();
  page.on('response', (response) => {
    const name = /\/assets\/((?:look|parts)-[^/]*\.css)$/.exec(response.url())?.[1];
    if (name !== undefined) sheets.add(name);
  });
  await page.context().addCookies([{ name: 'rendezvous_template', value: 'poster', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  sheets.clear();
  await page.goto('/profile');
  await settle(page);
  await expect(page.locator('html')).toHaveClass(/template-poster/);
  for (const part of ['navigation', 'chat', 'my-profile', 'notifications', 'footer']) {
    await expect(page.locator('html')).toHaveAttribute(`data-${part}`, 'poster');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))).toBe(
    '#0a5c2e',
  );
  expect([...sheets].map((name) => name.slice(0, name.indexOf('-'))).sort(), 'of no other template').toEqual([
    'look',
    'parts',
  ]);
});
