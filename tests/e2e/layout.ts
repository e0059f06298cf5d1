import { expect, type Page } from 'playwright/test';
import { readLayout } from './layout-findings.ts';

/** Fails if the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { tooWide } = await page.evaluate(readLayout);
  expect.soft(tooWide, `elements wider than the window on ${page.url()}`).toEqual([]);
}

/** Fails if the page is wider than its window, cuts words off, or has words of a navigation over each other. */
export async function expectLayoutStands(page: Page): Promise<void> {
  const { tooWide, cut, over } = await page.evaluate(readLayout);
  expect.soft(tooWide, `elements wider than the window on ${page.url()}`).toEqual([]);
  expect.soft(cut, `words cut off on ${page.url()}`).toEqual([]);
  expect.soft(over, `entries of a navigation over each other on ${page.url()}`).toEqual([]);
}

/** Maximum sum of layout shifts without user input. */
export const LAYOUT_SHIFT_MAX = 0.02;

export interface LayoutShift {
  /** Sum of all shifts without recent user input. */
  score: number;
  /** The shifted elements, one per line. */
  moved: string[];
}

/** Records layout shifts from the first paint on. Must be called before the page is opened. */
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
    Reflect.set(window, 'forgetLayoutShift', () => {
      add(observer.takeRecords());
      Object.assign(shift, { score: 0, moved: [] });
    });
    Reflect.set(window, 'readLayoutShift', () => {
      add(observer.takeRecords());
      return shift;
    });
  });
}

/** Returns the layout shifts since the page was loaded or `forgetLayoutShift` was called. */
export async function readLayoutShift(page: Page): Promise<LayoutShift> {
  const shift: unknown = await page.evaluate('window.readLayoutShift()');
  if (typeof shift !== 'object' || shift === null || !('score' in shift) || !('moved' in shift)) {
    throw new Error('recordLayoutShift was not called before the page was opened');
  }
  return { score: Number(shift.score), moved: Array.isArray(shift.moved) ? shift.moved.map(String) : [] };
}

/** Resets the recorded shifts, so that the next ones are measured separately. */
export async function forgetLayoutShift(page: Page): Promise<void> {
  await page.evaluate('window.forgetLayoutShift()');
}
