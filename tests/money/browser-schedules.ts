import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Browser, chromium } from 'playwright';
import { startReference } from '../e2e/reference.ts';
import { BrowserSchedule } from './browser-schedule.ts';
import { schedules } from './steps.ts';

export interface BrowserRunOptions {
  count: number;
  seed: number;
  executablePath: string;
  onProgress: (done: number) => void;
}

/** Runs random schedules through the product's pages. Rejects with the first that moves money incorrectly. */
export async function runBrowserSchedules({
  count,
  seed,
  executablePath,
  onProgress,
}: BrowserRunOptions): Promise<void> {
  const reference = await startReference();
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  let charged = 0;
  try {
    for (const [index, steps] of fc.sample(schedules, { seed, numRuns: count }).entries()) {
      const context = await browser.newContext({
        baseURL: reference.url,
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const schedule = new BrowserSchedule(context, reference.url);
      try {
        charged += await schedule.run(steps);
      } catch (error) {
        const told = `schedule ${index} of the seed ${seed}: ${JSON.stringify(steps)}\n  ${schedule.done.join('\n  ')}`;
        throw new Error(told, { cause: error });
      } finally {
        await context.close();
      }
      onProgress(index + 1);
    }
  } finally {
    await browser.close();
    await reference.dispose();
  }
  assert(count < 20 || charged > 0, 'nothing was ever charged: these schedules tell nothing');
}
