import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

test('what the profile lacks is named with what it means, leads to its field, and goes once it is saved', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/profile');
  const about = page.getByLabel('What should others know about you?');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const missing = page.getByRole('region', { name: 'Still missing, and for whom' });
  await expect(about).not.toHaveValue('');
  const interests = page.getByRole('group', { name: 'Interests' }).getByRole('checkbox', { checked: true });
  await expect(interests.first()).toBeVisible();
  await expect(missing).toHaveCount(0);

  await about.fill('');
  for (let left = await interests.count(); left > 0; left -= 1) await interests.first().uncheck();
  await save.click();
  await expect(missing.getByRole('listitem')).toHaveCount(2);
  await expect(missing).toContainText('Members who search by interests don’t find you.');
  await settle(page);
  await expectAccessible(page);
  await missing.getByRole('link', { name: 'Interests' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Interests' }).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await missing.getByRole('link', { name: 'About me' }).click();
  await expect(about).toBeFocused();
  await page.keyboard.type('Likes the sea.');
  await save.click();
  await expect(missing).toHaveCount(0);
});

test('the sections of the own profile are led to by name, and the one that is read is marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  await page.goto('/profile');
  const sections = page.getByRole('navigation', { name: 'Contents' });
  await expect(sections.getByRole('link', { name: 'Photos' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await sections.getByRole('link', { name: 'More about you' }).press('Enter');
  await expect(page.getByRole('region', { name: 'More about you' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'More about you' })).toBeInViewport();
  await expect(sections.getByRole('link', { name: 'More about you' })).toHaveAttribute('aria-current', 'true');
  await expect(sections).toBeInViewport();
  await sections.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeFocused();
  await expect(page.getByText('Profile complete:')).toHaveCount(0);
});

test('a section is led to before its fields are there, and shows them once they come', async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/profile_fields.php', fault: 'status:503' }]);
  await page.goto('/profile');
  const more = page.getByRole('region', { name: 'More about you' });
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'More about you' }).press('Enter');
  await expect(more).toBeFocused();
  await expect(more.getByRole('button', { name: 'Try again' })).toBeInViewport();
  await control.setFaults([]);
  await more.getByRole('button', { name: 'Try again' }).click();
  await expect(more.getByRole('heading', { name: 'More about you' })).toBeInViewport();
});
