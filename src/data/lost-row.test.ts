import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASKS_MAX, followRow } from './lost-row.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with the row of one request: each loss or answer is followed as the hook does. */
function openPage() {
  const page = new FakePage();
  const ask = vi.fn();
  let asks = 0;
  let end = () => {};
  const follow = (state: Parameters<typeof followRow>[0]) => {
    end();
    const setAsks = (count: number) => {
      asks = count;
    };
    end = followRow(state, asks, { ask, setAsks }, page);
  };
  return { page, ask, follow };
}

test('a row that is gone from under its page is asked for again, once for each time', () => {
  const { ask, follow } = openPage();
  follow('there');
  follow('lost');
  vi.advanceTimersByTime(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer whose row shows up a moment later is asked for only once', () => {
  const { ask, follow } = openPage();
  follow('lost');
  vi.advanceTimersByTime(500);
  follow('there');
  vi.advanceTimersByTime(600_000);
  expect(ask).not.toHaveBeenCalled();
});

test('a row that does not stay is asked for a few times, not without end', () => {
  const { ask, follow } = openPage();
  for (let time = 0; time < 50; time += 1) {
    follow('lost');
    vi.advanceTimersByTime(5_000);
    follow('open');
    follow('there');
    vi.advanceTimersByTime(5_000);
  }
  expect(ask).toHaveBeenCalledTimes(ASKS_MAX);
});

test('a row that has stayed for a while is asked for again when it goes, however often that was before', () => {
  const { ask, follow } = openPage();
  for (let time = 0; time < 2 * ASKS_MAX; time += 1) {
    follow('lost');
    vi.advanceTimersByTime(5_000);
    follow('there');
    vi.advanceTimersByTime(60_000);
  }
  expect(ask).toHaveBeenCalledTimes(2 * ASKS_MAX);
});

test('a hidden page asks for what it has lost when it is shown, and runs no timer until then', () => {
  const { page, ask, follow } = openPage();
  page.turn('hidden');
  follow('lost');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(ask).not.toHaveBeenCalled();
  page.turn('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});
