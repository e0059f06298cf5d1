import { expect, type Page } from 'playwright/test';

/** The page may not be wider than its window: nothing is cut off and nobody scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5);
  });
  expect(tooWide, `elements wider than the window on ${page.url()}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Layout shift is recorded from the first paint on. Call before the page is opened. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const { hadRecentInput, value }: { hadRecentInput?: unknown; value?: unknown } = entry.toJSON();
        if (hadRecentInput !== true && typeof value === 'number') sum += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'readLayoutShift', () => {
      add(observer.takeRecords());
      return sum;
    });
  });
}

/** How far things moved by themselves since the page was loaded: all shifts that no input of the user caused. */
export async function readLayoutShift(page: Page): Promise<number> {
  const sum: unknown = await page.evaluate('window.readLayoutShift()');
  if (typeof sum !== 'number') throw new Error('recordLayoutShift was not called before the page was opened');
  return sum;
}
