import { expect, type Page } from 'playwright/test';

/** Fails if the page is wider than its window. */
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

/**
 * Fails if a box clips its own text. Text may only be clipped if it is available elsewhere (a title, a label, a "show
 * more" control); such boxes have `text-overflow` or a line clamp.
 */
export async function expectNoTextCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      if (!hasWords(element) || style.overflow === 'visible' || element.clientWidth <= 1) return [];
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return [];
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return [];
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      return isCut ? [`${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`] : [];
    });
  });
  expect.soft(cut, `words cut off on ${page.url()}`).toEqual([]);
}

/** Resets the recorded shifts, so that the next ones are measured separately. */
export async function forgetLayoutShift(page: Page): Promise<void> {
  await page.evaluate('window.forgetLayoutShift()');
}

/** Fails if the words of two entries of a navigation lie over each other. */
export async function expectNavigationApart(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    // Words for screen readers only stand in a box of a pixel, which they exceed.
    const isSeen = (node: Text) => (node.parentElement?.getBoundingClientRect().width ?? 0) > 1;
    const wordsOf = (entry: Element) => {
      const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (!(node instanceof Text) || !isSeen(node)) continue;
        range.selectNodeContents(node);
        boxes.push(range.getBoundingClientRect());
      }
      return {
        text: entry.textContent?.trim() ?? '',
        box: {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        },
      };
    };
    return [...document.querySelectorAll('nav ul')].flatMap((list) => {
      const entries = [...list.querySelectorAll(':scope > li > a')]
        .map(wordsOf)
        .filter(({ box }) => box.right > box.left);
      return entries.flatMap((one, index) =>
        entries
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
              Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
          )
          .map((other) => `${one.text} over ${other.text}`),
      );
    });
  });
  expect.soft(over, `entries of a navigation over each other on ${page.url()}`).toEqual([]);
}
