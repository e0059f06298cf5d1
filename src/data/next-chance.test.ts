import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atNextChance } from './next-chance.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const listeners = new Set<() => void>();
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const connect = () => {
  for (const listener of [...listeners]) listener();
};

describe('the next chance', () => {
  beforeEach(() => {
    listeners.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes when the worker is reached anew, once', () => {
    const run = vi.fn();
    atNextChance(1, run, new FakePage(), follow);
    connect();
    connect();
    vi.advanceTimersByTime(600_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [9, 60_000],
  ])('comes by itself after failure %i in %i ms', (failures, pauseMs) => {
    const run = vi.fn();
    atNextChance(failures, run, new FakePage(), follow);
    vi.advanceTimersByTime(pauseMs - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits without a timer in a hidden tab, until that is shown', () => {
    const page = new FakePage();
    const run = vi.fn();
    page.turn('hidden');
    atNextChance(1, run, page, follow);
    expect(vi.getTimerCount()).toBe(0);
    connect();
    expect(run).not.toHaveBeenCalled();
    page.turn('visible');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('gives its timer up when the tab is hidden', () => {
    const page = new FakePage();
    atNextChance(1, vi.fn(), page, follow);
    expect(vi.getTimerCount()).toBe(1);
    page.turn('hidden');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not come once it is cancelled', () => {
    const page = new FakePage();
    const run = vi.fn();
    atNextChance(1, run, page, follow)();
    connect();
    page.turn('visible');
    vi.advanceTimersByTime(600_000);
    expect(run).not.toHaveBeenCalled();
  });
});
