import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

test('what a page could not load behind the login page of a network is there when the member comes back from it', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/profile.php', fault: 'html200' }]);
  await page.goto('/members/221');
  const unread = page.getByText('The rest of this profile couldn’t be loaded.');
  await expect(unread).toBeVisible();
  await control.setFaults([]);
  // The device was online all the time: only that the tab is looked at again tells of it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
});
