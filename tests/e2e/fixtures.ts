import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { Control } from '../fixtures/control.ts';
import { type Clock, REAL_CLOCK, STEPPED_CLOCK } from './clock.ts';
import { ConsoleGuard } from './console-guard.ts';
import { type Reference, startReference } from './reference.ts';

export interface Account {
  email: string;
  password: string;
}

/** The accounts of the demo data. */
export const DEMO: Account = { email: 'demo@example.com', password: 'demo-password' };
export const OTHER: Account = { email: 'other@example.com', password: 'other-password' };

/** What the projects of the configuration set. */
export interface TestOptions {
  /** Whether a minute is a minute: only where the configuration says so, since it takes one. */
  isRealTime: boolean;
  /** How many tabs are compared with one. */
  tabCounts: readonly number[];
}

export interface WorkerOptions {
  /** The app that the server of the test serves: the built one, or the one whose clock can be moved on. */
  appDirectory: string;
}

interface TestFixtures extends TestOptions {
  /** The server's control plane, just reset. */
  control: Control;
  /** Says which console output the test expects; any other fails it. */
  guard: ConsoleGuard;
  /** A further browser profile without cookies or storage, watched like the first one. */
  openContext: () => Promise<BrowserContext>;
  /** How minutes pass, by the project of the configuration. */
  clock: Clock;
}

interface WorkerFixtures extends WorkerOptions {
  reference: Reference;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  appDirectory: [APP_OUTPUT, { option: true, scope: 'worker' }],
  isRealTime: [false, { option: true }],
  tabCounts: [[2, 8], { option: true }],
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
  control: [
    async ({ reference }, use) => {
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

/** Logs in through the form in whatever language, and resolves when the member's home is on screen. */
export async function logIn(page: Page, { email, password }: Account = DEMO): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/home');
}

/**
 * Gives the browser profile of `page` a session, as a login in an earlier visit would have: no page is opened for it.
 * Nothing of the member is stored in the browser yet.
 */
export async function beLoggedIn(page: Page, { email, password }: Account = DEMO): Promise<void> {
  const { request } = page.context();
  // A connection that is kept may be closed by the server in the moment of the next login.
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost', connection: 'close' };
  const settings: unknown = await (await request.get('/api/settings.php', { headers })).json();
  const csrf = typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : undefined;
  const answer = await request.post('/api/login.php', { headers, data: { email, password, csrf } });
  expect(answer.status(), 'the status of the login').toBe(200);
}

/** Opens `count` tabs of one profile at `path`, one after the other. */
export async function openTabs(context: BrowserContext, count: number, path: string): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  return tabs;
}
