import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { holdTables } from './worker-in-browser.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

for (const width of [390, 1440]) {
  test(`classic's home waits in the places of its likes, its chats and what is one's own, ${width} px`, async ({
    page,
    context,
    control,
    guard,
    baseURL,
  }) => {
    guard.allowFailedRequests();
    // Prefetched messages would be written to the tables that are blocked.
    await control.setFaults([{ path: '/api/chat.php', fault: 'status:503' }]);
    await context.addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await settle(page);
    const later = await context.newPage();
    await later.setViewportSize({ width, height: 900 });
    const release = await holdTables(page, ['chats', 'likes']);
    await later.goto('/home');
    const waiting = later.locator('.home-page__waiting > .skeleton__block');
    await expect(waiting).toHaveCount(3);
    await expect(waiting.first()).toBeVisible();
    const places = await placesOf(waiting);
    await release();
    await expect(later.getByRole('article').first()).toBeVisible();
    await settle(later);
    const [likes, chats] = await placesOf(later.locator('.home-page__main > *'));
    expect(places[0]).toEqual(likes);
    expect(places[1]).toEqual(chats);
    if (width < 960) return;
    const [own] = await placesOf(later.locator('.home-page__side'));
    expect(places[2]).toEqual({ ...own, height: places[2]?.height });
  });
}

/** In whole pixels. */
async function placesOf(parts: Locator): Promise<Place[]> {
  return await parts.evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );
}
