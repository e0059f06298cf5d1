import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../tests/fixtures/tab-storage.ts';
import { createLoader } from './lazy-page.tsx';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/profile', reload });
  vi.stubGlobal('sessionStorage', createTabStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code that is gone reloads the page, and is told as missing where the member stays, whom the browser may ask', async () => {
  let isGone = true;
  const loader = createLoader(async () => {
    if (isGone) throw new TypeError('Failed to fetch');
    return 'the page';
  });
  const end = vi.fn();
  loader.load().catch(end);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(end).toHaveBeenCalledTimes(1);
  isGone = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loader.load()).toBe('the page');
});
