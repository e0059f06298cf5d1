import { type BrowserContext, expect, type Page } from 'playwright/test';
import { passSeconds, withSteppedClock } from './stepped-clock.ts';

/** How a test lets minutes pass in the browser. The stepped one needs the app that has it: `STEPPED_APP`. */
export interface Clock {
  /** Call before the first page of the context is opened. */
  prepare(context: BrowserContext): Promise<void>;
  /** `workers`: as many as there are beside the page: one where tabs share it, one for each tab where they cannot. */
  pass(page: Page, seconds: number, workers?: number): Promise<void>;
}

/** Minutes pass in seconds: what falls due in them runs in its order. */
export const STEPPED_CLOCK: Clock = {
  prepare: withSteppedClock,
  pass: passSeconds,
};

/** Minutes are minutes, in the app as an operator deploys it. */
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

/** Lets time pass, `stepSeconds` at once, until `holds`; fails when it has not within `limitSeconds`. */
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
