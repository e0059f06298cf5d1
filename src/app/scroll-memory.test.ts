import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../tests/fixtures/tab-storage.ts';
import { startScrollMemory } from './scroll-memory.ts';

const WINDOW_PX = 800;
const SHORT_PX = 1000;
const TALL_PX = 10_000;

/** A page as far as the memory sees it, which is as tall as it is made. */
class Page extends EventTarget {
  scrollY = 0;
  readonly innerHeight = WINDOW_PX;
  readonly root = { scrollHeight: TALL_PX };
  readonly history: { state: object | null; replaceState(state: object): void } = {
    state: {},
    replaceState(state) {
      this.state = state;
    },
  };
  readonly location = { hash: '' };
  onResize = () => {};

  scrollTo(_x: number, top: number): void {
    this.scrollY = Math.min(top, this.root.scrollHeight - WINDOW_PX);
    // As in a browser, once the script has ended.
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  }

  /** Goes to an entry of the history, whose page is at first as tall as that. */
  async go(type: 'pushState' | 'popstate', state: object | null, heightPx: number): Promise<void> {
    this.history.state = state;
    this.root.scrollHeight = heightPx;
    this.dispatchEvent(new Event(type));
    await turn();
  }

  async grow(): Promise<void> {
    this.root.scrollHeight = TALL_PX;
    this.onResize();
    await turn();
  }
}

/** Until what the page has been told has come. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

let page: Page;
let stop: () => void;

beforeEach(() => {
  page = new Page();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: page.root, body: {} });
  vi.stubGlobal('history', page.history);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('sessionStorage', createTabStorage());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        page.onResize = onResize;
      }
      /** Tells the first size, too. */
      observe(): void {
        queueMicrotask(() => page.onResize());
      }
      disconnect(): void {
        page.onResize = () => {};
      }
    },
  );
  stop = startScrollMemory();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Reads far down a list, follows a link from it, and comes back to it while it is still loading. */
async function comeBackToList(): Promise<object | null> {
  const list = page.history.state;
  page.scrollTo(0, 3000);
  await turn();
  await page.go('pushState', {}, SHORT_PX);
  expect(page.scrollY).toBe(0);
  await page.go('popstate', list, SHORT_PX);
  return list;
}

test('a page that is come back to is where it was, once it is tall enough', async () => {
  await comeBackToList();
  await page.grow();
  expect(page.scrollY).toBe(3000);
});

test('a page that is left again before it is tall enough is where it was at the next return', async () => {
  const list = await comeBackToList();
  await page.go('pushState', {}, SHORT_PX);
  await page.go('popstate', list, SHORT_PX);
  await page.grow();
  expect(page.scrollY).toBe(3000);
});

test('a link within the page leads there, where the browser scrolls before it tells (Firefox), and Back from there', async () => {
  const start = page.history.state;
  page.scrollTo(0, 500);
  await turn();
  page.location.hash = '#signup-heading';
  page.scrollTo(0, 3000);
  await page.go('popstate', null, TALL_PX);
  expect(page.scrollY).toBe(3000);
  const there = page.history.state;
  page.location.hash = '';
  await page.go('popstate', start, TALL_PX);
  expect(page.scrollY).toBe(500);
  page.location.hash = '#signup-heading';
  await page.go('popstate', there, TALL_PX);
  expect(page.scrollY).toBe(3000);
});
