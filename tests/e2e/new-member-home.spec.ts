import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { drawIn } from './template.ts';

/** Well above the bar at the foot of a phone, though the address is to be confirmed first. */
const LOWEST_FACE_PX = 580;

for (const template of TEMPLATE_NAMES) {
  test(`a new member without credits reads on home what is left and what a message costs: ${template}`, async ({
    page,
    baseURL,
  }) => {
    await drawIn(page.context(), baseURL, template);
    await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
    await page.goto('/home');
    const main = page.getByRole('main');
    await expect(main.getByText(/^0\s+credits$/)).toBeVisible();
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
      const face = main.locator('ul img').first();
      await expect(face).toBeVisible();
      const top = await face.evaluate((image) => image.getBoundingClientRect().top);
      expect(top).toBeLessThan(LOWEST_FACE_PX);
    });
  }
});
