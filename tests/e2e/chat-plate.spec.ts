import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { untilPrefetched } from './worker-in-browser.ts';

const MAYA = { profileId: 221 };
/** In classic they are larger, with what they write. */
const shownIn = (template: string) => (template === 'classic' ? 3 : 4);
const NEW = { email: 'new@example.com', password: 'new-password' };

for (const template of TEMPLATE_NAMES) {
  test(`beside the chats, while none is open, ${template} shows who likes the member, without a call for them`, async ({
    page,
    context,
    baseURL,
    control,
  }) => {
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/chats');
    const people = page
      .getByRole('main')
      .getByRole('link', { name: /^\D+, \d{2}/ })
      .filter({ visible: true });
    await expect(people).toHaveCount(shownIn(template));
    expect(await control.countRequests('GET', '/api/likes.php')).toBe(1);
    const address = (await people.first().getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/members\/\d+$/);
    await people.first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

for (const template of TEMPLATE_NAMES) {
  test(`beside the one chat of a member whom nobody likes, ${template} shows those nearby that the home screen has shown, without a call for them, and below it on a phone`, async ({
    page,
    context,
    baseURL,
    control,
  }) => {
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await control.receiveMessage(MAYA.profileId, NEW.email, 'Hello');
    await beLoggedIn(page, NEW);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^\D+, \d{2}: / })
      .first()
      .waitFor();
    const countSearches = () => control.countRequests('GET', '/api/search.php');
    // Home asks who is near, who is new and who is online.
    await expect.poll(countSearches).toBe(3);
    await page.goto('/chats');
    const nearby = page.getByRole('heading', { name: 'Near you' }).locator('+ ul').getByRole('listitem');
    await expect(nearby.first()).toBeVisible();
    await expect(nearby).toHaveCount(shownIn(template));
    expect(await countSearches()).toBe(3);
    // One row stands at the head of the list, not in its middle.
    const row = page.getByRole('link', { name: /Maya/ }).first();
    expect((await row.boundingBox())?.y).toBeLessThan(320);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: 'Members for you' })).toBeInViewport();
  });
}

test('beside a conversation of lavish stands what the device knows of the other one, without a call for it, and their words once they were looked at', async ({
  page,
  context,
  baseURL,
  control,
}) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await beLoggedIn(page);
  await page.goto('/chats/1');
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await expect(facts).toContainText('Liverpool');
  await expect(facts).toContainText('English');
  // All that this page calls for has been called.
  await expect.poll(() => control.countRequests('GET', '/api/chat.php')).toBeGreaterThan(0);
  await untilPrefetched(page);
  await expect(facts.locator('p[lang]')).toHaveCount(0);
  expect(await control.countRequests('GET', '/api/profile.php')).toBe(0);
  await facts.getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
  await page.goBack();
  await expect(facts.locator('p[lang]')).toBeVisible();
  // There is no room for it in a low or a narrow window.
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(facts).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(facts).toBeHidden();
});
