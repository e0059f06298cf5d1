import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import type { TestOptions, WorkerOptions } from './fixtures.ts';
import { FOURTH_APP } from './fourth-template.ts';
import { launchOptionsOf } from './launch.ts';
import { STEPPED_APP } from './stepped-clock.ts';
import { CORE, STORY } from './tags.ts';

const browser = findBrowser();
if (!browser.ok) throw new Error(browser.message);
// Test processes read this file too; they use the browser found here.
process.env['CHROMIUM_PATH'] = browser.executablePath;
// English is written after the clock's place (src/i18n/locales.ts); browsers and test processes take it from here.
process.env['TZ'] = 'UTC';

/** Specs that let minutes pass: with a stepped clock, or in real time in `npm run test:matrix`. */
const POLLS = ['**/same-calls.spec.ts', '**/empty-poll.spec.ts', '**/whole-polls.spec.ts'];

/** Builds the project with an additional template, for `npm run test:matrix`. */
const FOURTH_TEMPLATE = '**/fourth-template.*';

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: '.',
  outputDir: '../../.output/e2e',
  globalSetup: './global-setup.ts',
  globalTimeout: 45 * 60_000,
  // Four workers share two cores with other checks: a step that takes a second alone may take ten.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Many tests wait more than they compute: with three, two cores are idle a seventh of the time.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    // First, since one of its tests is long: at the end of a run it would leave a core idle.
    { name: 'polls', testMatch: POLLS, use: { appDirectory: STEPPED_APP } },
    { name: 'e2e', testIgnore: [...POLLS, FOURTH_TEMPLATE] },
    { name: 'core', testIgnore: [...POLLS, FOURTH_TEMPLATE], grep: new RegExp(CORE) },
    { name: 'stories', testIgnore: [...POLLS, FOURTH_TEMPLATE], grep: new RegExp(STORY) },
    { name: 'further', testIgnore: [...POLLS, FOURTH_TEMPLATE], grepInvert: new RegExp(`${CORE}|${STORY}`) },
    { name: 'real-time', testMatch: POLLS, use: { isRealTime: true, tabCounts: [2, 8, 32] } },
    { name: 'fourth-template-build', testMatch: '**/fourth-template.setup.ts' },
    {
      name: 'fourth-template',
      testMatch: '**/fourth-template.spec.ts',
      dependencies: ['fourth-template-build'],
      use: { appDirectory: FOURTH_APP },
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Otherwise each profile would precache the whole app. Tests that need the service worker enable it.
    serviceWorkers: 'block',
    // A common user setting. Without a GPU, every animation frame is painted by the CPU.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A step that hangs fails with its own message, long before the test's timeout.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptionsOf(process.env['HEADLESS_SHELL_PATH'] ?? browser.executablePath),
  },
});
