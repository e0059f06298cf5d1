import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';

for (const template of TEMPLATE_NAMES) {
  test(`a new member without credits reads on home what is left and what a message costs: ${template}`, async ({
    page,
    control,
  }) => {
    await control.setSettings({ template });
    await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
    await page.goto('/home');
    const main = page.getByRole('main');
    await expect(main.getByText(/^0\s+credits$/)).toBeVisible();
    await expect(main.getByText(/A message costs 1 credit/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get credits' })).toBeVisible();
  });
}
