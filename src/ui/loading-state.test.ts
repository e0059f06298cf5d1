import { beforeEach, expect, test, vi } from 'vitest';
import {
  LOADING_INDICATOR_HIDE_DELAY_MS,
  LOADING_INDICATOR_RESET_DELAY_MS,
  LOADING_INDICATOR_THROTTLE_MS,
} from '../../worker/public/constants.ts';
import { createLoadingState } from './loading-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function create() {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  return createLoadingState({
    set: (run, delayMs) => {
      timers.set(timers.size, setTimeout(run, delayMs));
      return timers.size - 1;
    },
    clear: (timer) => clearTimeout(timers.get(timer)),
  });
}

test('what is done before the throttle ends is never shown', () => {
  const state = create();
  const phases: string[] = [];
  state.subscribe(() => phases.push(state.phase()));
  const end = state.begin();
  vi.advanceTimersByTime(LOADING_INDICATOR_THROTTLE_MS - 1);
  end();
  vi.advanceTimersByTime(10_000);
  expect(new Set(phases)).toEqual(new Set(['idle']));
});

test('the bar runs, is full for the hide delay, fades for the reset delay and is gone', () => {
  const state = create();
  const end = state.begin();
  vi.advanceTimersByTime(LOADING_INDICATOR_THROTTLE_MS);
  expect(state.phase()).toBe('running');
  end();
  expect(state.phase()).toBe('done');
  vi.advanceTimersByTime(LOADING_INDICATOR_HIDE_DELAY_MS);
  expect(state.phase()).toBe('fading');
  vi.advanceTimersByTime(LOADING_INDICATOR_RESET_DELAY_MS);
  expect(state.phase()).toBe('idle');
});

test('one bar stands for all that loads', () => {
  const state = create();
  const ends = [state.begin(), state.begin()];
  vi.advanceTimersByTime(LOADING_INDICATOR_THROTTLE_MS);
  ends[0]?.();
  ends[0]?.();
  expect(state.phase()).toBe('running');
  ends[1]?.();
  expect(state.phase()).toBe('done');
});

test('an application error shows the error colour, also when nothing loads, and goes by itself', () => {
  const state = create();
  state.fail();
  expect(state.phase()).toBe('failed');
  vi.advanceTimersByTime(LOADING_INDICATOR_HIDE_DELAY_MS + LOADING_INDICATOR_RESET_DELAY_MS);
  expect(state.phase()).toBe('idle');
});

test('a load that fails ends in the error colour', () => {
  const state = create();
  const end = state.begin();
  vi.advanceTimersByTime(LOADING_INDICATOR_THROTTLE_MS);
  end('failed');
  expect(state.phase()).toBe('failed');
});

test.each(['done', 'fading'] as const)('an application error shows the error colour while the bar is %s', (phase) => {
  const state = create();
  const end = state.begin();
  vi.advanceTimersByTime(LOADING_INDICATOR_THROTTLE_MS);
  end();
  if (phase === 'fading') vi.advanceTimersByTime(LOADING_INDICATOR_HIDE_DELAY_MS);
  expect(state.phase()).toBe(phase);
  state.fail();
  expect(state.phase()).toBe('failed');
  vi.advanceTimersByTime(LOADING_INDICATOR_HIDE_DELAY_MS + LOADING_INDICATOR_RESET_DELAY_MS);
  expect(state.phase()).toBe('idle');
});
