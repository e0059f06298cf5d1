import { expect } from 'playwright/test';
import type { LANDING_FAMILIES } from '../../src/features/landing/landing-families.ts';
import { test } from './fixtures.ts';

/** What holds for each of the eight families of landing pages. */

/** A niche and a language for each family; together all seven of both. */
const SLUGS: Readonly<Record<(typeof LANDING_FAMILIES)[number]['family'], { slug: string; niche: number }>> = {
  video: { slug: 'eng', niche: 1 },
  gallery: { slug: 'she-de', niche: 2 },
  maplanding: { slug: 'bdsm-fr', niche: 3 },
  alonetonight: { slug: 'bbw-es', niche: 4 },
  iconslanding: { slug: 'gilf-it', niche: 5 },
  socialnetwork: { slug: 'milf-nl', niche: 6 },
  collagelanding: { slug: 'gay-pl', niche: 7 },
  transitionsvideolanding: { slug: 'de', niche: 1 },
};

for (const [family, { slug, niche }] of Object.entries(SLUGS)) {
  test(`a campaign of ${family} ends in an account with its page, its niche and who sent it`, async ({
    page,
    control,
  }) => {
    const path = `/landers/${family}/${slug}`;
    const email = `${family}@example.com`;
    await page.goto(`${path}?network=summer&ref=banner-7&sub1=${family}`);
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill('a-long-password');
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('html')).toHaveClass(/logged-in/);
    expect(await control.signups()).toMatchObject([
      {
        email,
        trafficsource: { network: 'summer', ref: 'banner-7', sub1: family },
        form_path: path,
        niche,
        landing: { path, niche },
      },
    ]);
  });
}

test('each family says that its people cannot be shown, and keeps its form', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  const busy = (...calls: readonly string[]) =>
    control.setFaults(calls.map((call) => ({ path: `/api/${call}.php`, fault: 'status:503' })));
  // People without the settings have no pictures, so they are missing too.
  for (const faults of [['matches', 'settings'], ['matches'], ['settings']]) {
    await busy(...faults);
    for (const family of Object.keys(SLUGS)) {
      // Families differ in where the note stands, not in when.
      if (faults.length === 1 && family !== 'maplanding' && family !== 'transitionsvideolanding') continue;
      await page.goto(`/landers/${family}/eng`);
      const note = page.getByText('People can’t be shown right now.').first();
      // A film needs nobody.
      await expect(note.or(page.locator('[data-layout] video').first()).first(), family).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create account' }), family).toBeVisible();
    }
  }
});
