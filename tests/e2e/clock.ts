import { type BrowserContext, expect, type Page } from 'playwright/test';
import { passSeconds, withSteppedClock } from './stepped-clock.ts';

/** Lets minutes pass in the browser. The stepped clock needs the app built for it: `STEPPED_APP`. */
export interface Clock {
  /** Must be called before the context opens its first page. */
  prepare(context: BrowserContext): Promise<void>;
  /** `workers`: the number of workers besides the page: one if tabs share it, otherwise one per tab. */
  pass(page: Page, seconds: number, workers?: number): Promise<void>;
}

/** Minutes pass in seconds, with due timers run in order. */
export const STEPPED_CLOCK: Clock = {
  prepare: withSteppedClock,
  pass: passSeconds,
};

/** Minutes take minutes, in the app as an operator deploys it. */
export const REAL_CLOCK: Clock = {
  prepare: async () => undefined,
  async pass(_page, seconds) {
    const startedAtMs = performance.now();
    const passedSeconds = () => (performance.now() - startedAtMs) / 1_000;
    await expect
      .poll(passedSeconds, { timeout: seconds * 1_000 + 10_000, intervals: [Math.min(seconds, 1) * 1_000] })
      .toBeGreaterThanOrEqual(seconds);
  },
};

/** Lets time pass in steps of `stepSeconds` until `holds` is true; fails after `limitSeconds`. */
export async function passUntil(
  clock: Clock,
  page: Page,
  limitSeconds: number,
  holds: () => Promise<boolean>,
  stepSeconds = 1,
): Promise<void> {
  let passedSeconds = 0;
  while (!(await holds())) {
    expect(passedSeconds, `seconds that passed, of ${limitSeconds} allowed`).toBeLessThan(limitSeconds);
    await clock.pass(page, stepSeconds);
    passedSeconds += stepSeconds;
  }
}
