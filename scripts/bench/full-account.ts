import { type Browser, chromium, type Page } from 'playwright';
import type { AccountSize } from '../reference-api/demo/large-account.ts';
import { findBrowser } from '../test/find-browser.ts';
import { CACHE_ALL_MESSAGES, COUNT_CHATS, type Step, timeStep } from './page-scripts.ts';

export const SMALL: AccountSize = account('small', { chats: 100, messages: 1000, likes: 50 });
export const LARGE: AccountSize = account('large', { chats: 10_000, messages: 100_000, likes: 5000 });

/** Milliseconds from each action to the frame that shows its result, one value per run, for one account. */
type StepTimes = Record<StepName, number[]>;

export const STEP_NAMES = ['open list', 'open chat', 'search, one found', 'search, many found'] as const;
type StepName = (typeof STEP_NAMES)[number];

const SYNC_TIMEOUT_MS = 180_000;

const ROWS = 'main a[href^="/chats/"]';
/** The total number of chats, as the list exposes it to assistive technology. */
const SET_SIZE = `document.querySelector('main li[aria-setsize]')?.getAttribute('aria-setsize')`;
/** The name of the first member of each account (see `seedLargeAccount`). */
const ONE_NAME = 'Babababa';
const MANY_NAMES = 'm';

const OPEN_LIST: Step = { press: 'a[href="/chats"]', shown: `document.querySelectorAll('${ROWS}').length >= 10` };
const OPEN_CHAT: Step = { press: ROWS, shown: `document.querySelectorAll('[role="log"] [dir="auto"]').length >= 10` };

/**
 * Opens both accounts in a real browser with all messages on the device, and times the most frequent member actions,
 * alternating between the accounts so that other load on the machine affects both.
 */
export async function timeFullAccounts(
  baseUrl: string,
  runs: number,
  tell: (line: string) => void,
): Promise<{ small: StepTimes; large: StepTimes }> {
  const found = findBrowser();
  if (!found.ok) throw new Error(found.message);
  const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...rootArguments, '--disable-gpu'],
  });
  try {
    const small = await openAccount(browser, baseUrl, SMALL, tell);
    const large = await openAccount(browser, baseUrl, LARGE, tell);
    const times = { small: noTimes(), large: noTimes() };
    for (let run = 0; run <= runs; run += 1) {
      // The first run is a warm-up.
      await timeOnce(small, SMALL, run === 0 ? noTimes() : times.small);
      await timeOnce(large, LARGE, run === 0 ? noTimes() : times.large);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Logs in, waits until all chats are on the device, then stores all their messages there. */
async function openAccount(
  browser: Browser,
  baseUrl: string,
  size: AccountSize,
  tell: (line: string) => void,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(size.email);
  await page.locator('input[autocomplete="current-password"]').fill(size.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/home');
  const deadlineMs = Date.now() + SYNC_TIMEOUT_MS;
  while ((await page.evaluate<number>(COUNT_CHATS)) < size.chats) {
    if (Date.now() > deadlineMs) throw new Error(`The chats of ${size.email} did not arrive`);
    await page.waitForTimeout(500);
  }
  const messages = await page.evaluate<number>(`(${CACHE_ALL_MESSAGES})(${Math.floor(size.messages / size.chats)})`);
  tell(`${size.email}: ${size.chats} chats and ${messages} messages on the device`);
  return page;
}

async function timeOnce(page: Page, { chats }: AccountSize, times: StepTimes): Promise<void> {
  const step = async (name: StepName, taken: Step): Promise<void> => {
    times[name].push(await page.evaluate<number>(timeStep(taken)));
  };
  await page.locator('a[href="/home"]').first().click();
  await page.waitForURL('**/home');
  await step('open list', OPEN_LIST);
  await step('search, one found', { type: ONE_NAME, shown: shows(ONE_NAME, 'count === 1') });
  await page.evaluate(timeStep({ type: '', shown: `${SET_SIZE} === '${chats}'` }));
  await step('search, many found', { type: MANY_NAMES, shown: shows(MANY_NAMES, 'count >= 2') });
  await page.evaluate(timeStep({ type: '', shown: `${SET_SIZE} === '${chats}'` }));
  await step('open chat', OPEN_CHAT);
  await page.goBack();
  await page.waitForURL('**/chats');
}

/** Returns an expression that is true when the name in every visible chat, not that of a found message, has a word starting with `start`. */
function shows(start: string, enough: string): string {
  return `(() => {
    const rows = [...document.querySelectorAll('main li[aria-setsize] a[href^="/chats/"]')];
    const names = rows.map((row) => row.querySelector('[dir="auto"]').textContent.toLowerCase());
    const count = names.length;
    const fits = (name) => new RegExp('(^|[^a-z])${start.toLowerCase()}').test(name);
    return document.querySelector('[role="status"]') !== null && ${enough} && names.every(fits);
  })()`;
}

function account(name: string, counts: Omit<AccountSize, 'email' | 'password'>): AccountSize {
  return { email: `${name}@example.com`, password: `${name}-password`, ...counts };
}

function noTimes(): StepTimes {
  return { 'open list': [], 'open chat': [], 'search, one found': [], 'search, many found': [] };
}
