import { expect, type Page } from 'playwright/test';

/** The page may not be wider than its window: nothing is cut off and nobody scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const width = document.documentElement.scrollWidth;
    if (width <= room) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${width} pixels in a window of ${room}`, ...culprits.slice(0, 5)];
  });
  expect.soft(tooWide, `elements wider than the window on ${page.url()}`).toEqual([]);
}

export interface LayoutShift {
  /** Sum of all shifts that no input of the user caused. */
  score: number;
  /** Where it comes from, an element a line. */
  moved: string[];
}

/** Layout shift is recorded from the first paint on. Call before the page is opened. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shift: { score: number; moved: string[] } = { score: 0, moved: [] };
    const describe = (source: unknown): string => {
      const node = typeof source === 'object' && source !== null && 'node' in source ? source.node : null;
      return node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'a node';
    };
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const values = new Map<string, unknown>(
          ['hadRecentInput', 'value', 'sources'].map((name) => [name, Reflect.get(entry, name)]),
        );
        const value = values.get('value');
        const sources = values.get('sources');
        if (values.get('hadRecentInput') === true || typeof value !== 'number') continue;
        shift.score += value;
        const elements = Array.isArray(sources) ? sources.map(describe).join(', ') : '';
        shift.moved.push(`${value.toFixed(4)} after ${Math.round(entry.startTime)} ms: ${elements}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'readLayoutShift', () => {
      add(observer.takeRecords());
      return shift;
    });
  });
}

/** How far things moved by themselves since the page was loaded. */
export async function readLayoutShift(page: Page): Promise<LayoutShift> {
  const shift: unknown = await page.evaluate('window.readLayoutShift()');
  if (typeof shift !== 'object' || shift === null || !('score' in shift) || !('moved' in shift)) {
    throw new Error('recordLayoutShift was not called before the page was opened');
  }
  return { score: Number(shift.score), moved: Array.isArray(shift.moved) ? shift.moved.map(String) : [] };
}
