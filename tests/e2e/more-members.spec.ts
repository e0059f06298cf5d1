import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { settle } from './page-state.ts';
import { drawIn } from './template.ts';

/** The member of the demo account. */
const OWN = 1;

for (const template of TEMPLATE_NAMES) {
  test(`a member’s page in ${template} ends with others of the search that led there, one’s own page does not`, async ({
    page,
    baseURL,
    control,
  }) => {
    await drawIn(page.context(), baseURL, template);
    await page.setViewportSize({ width: 390, height: 844 });
    await beLoggedIn(page);
    await page.goto('/search');
    await settle(page);
    const found = page.locator('main a[href^="/members/"]');
    const path = (await found.first().getAttribute('href')) ?? '';
    await control.clearRequests();
    await page.goto(path);
    const more = page.getByRole('region', { name: 'Members for you' });
    const faces = more.getByRole('listitem');
    await expect(faces).toHaveCount(4);
    const paths = await more
      .locator('a[href^="/members/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(paths).size).toBe(4);
    expect(paths).not.toContain(path);
    // Read from this device: no call is made for them.
    expect(await control.countRequests('GET', '/api/search.php')).toBe(0);
    await more.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Members nearby would stand there, if anybody.
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible();
    await settle(page);
    await page.goto(`/members/${OWN}`);
    // Its room comes with the last words above it.
    await expect(page.locator('dl dt').filter({ hasText: 'Interests' })).toBeVisible();
    await expect(page.locator('.more-members__more')).toHaveCount(0);
  });
}

test('who opens a member from a mail, on a device that knows nobody else, finds members nearby below', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/members/221');
  const faces = page.getByRole('region', { name: 'Members for you' }).getByRole('listitem');
  await expect(faces).toHaveCount(4);
  // Once known, they are not asked for again.
  await control.clearRequests();
  await page.goto('/members/222');
  await expect(faces).toHaveCount(4);
  expect(await control.countRequests('GET', '/api/search.php')).toBe(0);
});
