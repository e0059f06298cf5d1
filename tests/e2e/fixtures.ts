import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { PROCESSOR_TIME } from '../../scripts/test/figures.ts';
import { Control } from '../fixtures/control.ts';
import { type Clock, REAL_CLOCK, STEPPED_CLOCK } from './clock.ts';
import { ConsoleGuard } from './console-guard.ts';
import { tellFailure } from './failure-account.ts';
import { processorTimeMs } from './processor-time.ts';
import { type Reference, startReference } from './reference.ts';

export interface Account {
  email: string;
  password: string;
}

/** Accounts of the demo data. */
export const DEMO: Account = { email: 'demo@example.com', password: 'demo-password' };
export const OTHER: Account = { email: 'other@example.com', password: 'other-password' };

/** Options set by the projects of the configuration. */
export interface TestOptions {
  /** Whether minutes pass in real time; opt-in, since tests then take minutes. */
  isRealTime: boolean;
  /** Numbers of tabs that are compared with a single tab. */
  tabCounts: readonly number[];
}

export interface WorkerOptions {
  /** The app that the test server serves: the built one, or the one with a stepped clock. */
  appDirectory: string;
}

interface TestFixtures extends TestOptions {
  /** The server's control plane, after a reset. */
  control: Control;
  /** Declares the console output that the test expects; other output fails it. */
  guard: ConsoleGuard;
  /** Opens another browser profile without cookies or storage, watched like the first. */
  openContext: () => Promise<BrowserContext>;
  /** How minutes pass, depending on the project. */
  clock: Clock;
  /** Notes what the test cost, from the reset of the server to the end of its pages. */
  processorTime: undefined;
  /** Prints what a failed test leaves behind. */
  failureAccount: undefined;
}

interface WorkerFixtures extends WorkerOptions {
  reference: Reference;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  appDirectory: [APP_OUTPUT, { option: true, scope: 'worker' }],
  isRealTime: [false, { option: true }],
  tabCounts: [[8], { option: true }],
  clock: async ({ isRealTime }, use) => {
    await use(isRealTime ? REAL_CLOCK : STEPPED_CLOCK);
  },
  reference: [
    async ({ appDirectory }, use) => {
      const reference = await startReference(appDirectory);
      await use(reference);
      await reference.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ reference }, use) => {
    await use(reference.url);
  },
  processorTime: [
    async ({ reference: _ }, use, { annotations }) => {
      const before = processorTimeMs();
      await use(undefined);
      const after = processorTimeMs();
      if (before !== null && after !== null)
        annotations.push({ type: PROCESSOR_TIME, description: `${after - before}` });
    },
    { auto: true },
  ],
  control: [
    async ({ reference, processorTime: _ }, use) => {
      await reference.start();
      const control = new Control(reference.url);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await use(guard);
      expect(guard.unexpected(), 'unexpected console output or uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  failureAccount: [
    async ({ context, control }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) process.stdout.write(`${await tellFailure(context, control)}\n`);
    },
    { auto: true },
  ],
  openContext: async ({ browser, contextOptions, baseURL, guard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL === undefined ? {} : { baseURL }) });
      guard.watch(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Logs in through the form, in any language, and waits for the member's home page. */
export async function logIn(page: Page, { email, password }: Account = DEMO): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/home');
}

/** Chooses "Log out" in the menu of the account, or beside it where there is room. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /account|Robin/i })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .first()
    .click();
}

/**
 * Gives the browser profile of `page` a session, as if from a login in an earlier visit, without opening a page. The
 * browser has stored nothing of the member yet.
 */
export async function beLoggedIn(page: Page, { email, password }: Account = DEMO): Promise<void> {
  const { request } = page.context();
  // The server may close a kept-alive connection just as the next login starts.
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost', connection: 'close' };
  const settings: unknown = await (await request.get('/api/settings.php', { headers })).json();
  const csrf = typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : undefined;
  const answer = await request.post('/api/login.php', { headers, data: { email, password, csrf } });
  expect(answer.status(), 'the status of the login').toBe(200);
}

/** Opens `count` tabs of one profile at `path`, one after another. */
export async function openTabs(context: BrowserContext, count: number, path: string): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  return tabs;
}
