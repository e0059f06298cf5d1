import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import type { TestOptions, WorkerOptions } from './fixtures.ts';
import { FOURTH_APP } from './fourth-template.ts';
import { STEPPED_APP } from './stepped-clock.ts';

const browser = findBrowser();
if (!browser.ok) throw new Error(browser.message);
// The processes that run the tests read this file too: they take the browser that was found here.
process.env['CHROMIUM_PATH'] = browser.executablePath;

/** Let minutes pass: in steps of a clock, and in `npm run test:matrix` as they are. */
const POLLS = ['**/same-calls.spec.ts', '**/empty-poll.spec.ts', '**/whole-polls.spec.ts'];

/** Builds the project with a template more: for `npm run test:matrix`. */
const FOURTH_TEMPLATE = '**/fourth-template.*';

/**
 * Chromium's own drop-down of the address bar: two pages that it loads for every profile, a second of work each time,
 * for a window that nobody sees.
 */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Chrome refuses to start its sandbox as root, as continuous integration often runs. */
const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: '.',
  outputDir: '../../.output/e2e',
  globalSetup: './global-setup.ts',
  globalTimeout: 30 * 60_000,
  // Three at a time on two cores that other checks use too: what takes a second alone may take ten.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Many of the tests wait more than they work.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'e2e', testIgnore: [...POLLS, FOURTH_TEMPLATE] },
    { name: 'polls', testMatch: POLLS, use: { appDirectory: STEPPED_APP } },
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
    // Each profile would fetch the whole app into its cache. The tests of the service worker, and of what needs it, ask for it.
    serviceWorkers: 'block',
    // As many people have it set. Without a graphics card each frame of a motion is painted by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A step that never comes names itself, long before the whole test is over its time.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: browser.executablePath,
      args: [
        ...rootArguments,
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${BROWSER_PAGES.join(',')}`,
      ],
    },
  },
});
