import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { drawIn } from './template.ts';

/** In the upper half of a phone, and above the middle of a desktop, though the address is to be confirmed first. */
const LOWEST_FACE_PX = { phone: 420, desktop: 390 };

for (const template of TEMPLATE_NAMES) {
  test(`a new member without credits reads on home what is left and what a message costs: ${template}`, async ({
    page,
    baseURL,
  }) => {
    await drawIn(page.context(), baseURL, template);
    await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
    await page.goto('/home');
    const main = page.getByRole('main');
    await expect(main.getByText('No credits at the moment', { exact: true })).toBeVisible();
    await expect(main.getByText(/A message costs 1 credit/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get credits' })).toBeVisible();
    await expect(main.getByText('Here’s what’s new.')).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const template of TEMPLATE_NAMES) {
    test(`a new member sees the first steps and below them faces, without scrolling: ${template}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
      await page.goto('/home');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Add a photo' })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => topOfFirstFace(page)).toBeLessThan(LOWEST_FACE_PX.phone);
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const template of TEMPLATE_NAMES) {
    test(`what a new member has to do is one band, with faces right below it: ${template}`, async ({
      page,
      baseURL,
    }) => {
      await drawIn(page.context(), baseURL, template);
      await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
      await page.goto('/home');
      const band = page
        .getByRole('main')
        .getByRole('region', { name: /^Welcome/ })
        .locator('..');
      await expect(band.getByRole('link', { name: 'Add a photo' })).toBeVisible();
      await expect(band.getByRole('button', { name: 'Send it again' })).toBeVisible();
      await expect.poll(() => topOfFirstFace(page)).toBeLessThan(LOWEST_FACE_PX.desktop);
    });
  }
});

async function topOfFirstFace(page: Page): Promise<number> {
  const face = page.getByRole('main').locator('ul img').first();
  await expect(face).toBeVisible();
  return await face.evaluate((image) => image.getBoundingClientRect().top);
}
