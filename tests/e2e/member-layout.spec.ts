import { expect, type Locator } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { createMember } from '../../scripts/reference-api/demo/members.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';

/** Of the demo data: a fictional member, one with texts of her own, and an id without a member. */
const FICTIONAL = 118;
const MAYA = 221;
const NOBODY = 999_999;
const SLOW_MS = 1500;

for (const template of TEMPLATE_NAMES) {
  test(`the menu of a member in ${template} stands in the row of the name, and over nothing`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/members/${FICTIONAL}`);
      await settle(page);
      const menu = await boxOf(page.getByRole('button', { name: /: report, block$/ }));
      const heading = page.getByRole('heading', { level: 1 });
      const name = await boxOf(heading);
      expect(menu.y + menu.height / 2, `its middle at ${width}`).toBeGreaterThan(name.y);
      expect(menu.y + menu.height / 2, `its middle at ${width}`).toBeLessThan(name.y + name.height);
      expect(name.x + name.width, `the end of the name at ${width}`).toBeLessThanOrEqual(menu.x);
      const place = await boxOf(heading.locator('xpath=../following-sibling::p[1]/span'));
      expect(isOver(menu, place), `over the place at ${width}`).toBe(false);
      const notice = await boxOf(page.getByRole('note').filter({ hasText: 'Fictional' }));
      expect(isOver(menu, notice), `over the notice at ${width}`).toBe(false);
      await page.getByRole('button', { name: /: report, block$/ }).click();
      await expect(page.getByRole('menuitem', { name: /^Report/ })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
  });

  test(`the way back from a member who cannot be shown in ${template} lies beside the heading, not on it`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/members/${NOBODY}`);
      await expect(page.getByRole('heading', { name: 'This member doesn’t exist' })).toBeVisible();
      // Classic's breadcrumb is its way back where there is room for it.
      const ways = page.getByRole('navigation', { name: /^(Back|You are here)$/ }).getByRole('link');
      const back = await boxOf(ways.last());
      for (const heading of await page.getByRole('heading').all()) {
        expect(isOver(back, await boxOf(heading)), `over a heading at ${width}`).toBe(false);
      }
    }
  });
}

test('the names of fields come in the language of the member at once, never first in English', async ({
  page,
  baseURL,
  control,
}) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  // So long that they are read at least once before the names come.
  await control.setFaults([{ path: '/api/profile_fields.php', fault: 'delay:8000' }]);
  await recordLayoutShift(page);
  await page.goto(`/members/${MAYA}`);
  const facts = page.locator('dl dt');
  const read: string[][] = [];
  await expect(facts.first()).toBeVisible();
  await expect
    .poll(async () => {
      const words = (await facts.allTextContents()).filter((text) => text !== '');
      read.push(words);
      return words;
    })
    .toContain('Interessen');
  expect(read[0], 'what could be read while the names were on their way').toEqual([]);
  expect(read.flat()).not.toContain('Interests');
  expect((await readLayoutShift(page)).score).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
});

test('without any names of fields their own words are shown', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/profile_fields.php', fault: 'status:503' }]);
  await page.goto(`/members/${MAYA}`);
  await expect(page.locator('dl dt').filter({ hasText: 'Interests' })).toBeVisible();
});

for (const template of TEMPLATE_NAMES) {
  test(`below the only photo of a member in ${template} is no empty place, and nothing moves`, async ({
    page,
    baseURL,
    control,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/search?gender=all');
    await settle(page);
    const ids = await page
      .locator('[data-profile]')
      .evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-profile'))));
    const id = ids.find((one) => createMember(one, Date.now()).imageCount === 1);
    if (id === undefined) throw new Error('nobody on the first page has a single photo');
    // The card is known at once, the profile comes late: as on a slow network.
    await control.setFaults([{ path: '/api/profile.php', fault: `delay:${SLOW_MS}` }]);
    await recordLayoutShift(page);
    await page.goto(`/members/${id}`);
    await settle(page);
    const picture = await boxOf(page.getByRole('button', { name: /^Enlarge/ }).locator('img'));
    const name = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(name.y - (picture.y + picture.height)).toBeLessThan(40);
    expect((await readLayoutShift(page)).score).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no box');
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function isOver(one: Box, other: Box): boolean {
  return (
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1
  );
}
