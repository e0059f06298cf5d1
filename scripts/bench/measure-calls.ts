import type { Browser } from 'puppeteer-core';
import { type ServedSite, serveSite } from '../audit/serve-site.ts';
import { logIn, openTabs } from './browser.ts';
import type { BenchRow } from './results.ts';

const TABS = 32;
const RATIO_MAX = 1;
/**
 * Contains the start of exactly three polls: the third comes at most 126 s after the first, the fourth at least 180 s.
 */
const WINDOW_MS = 170_000;
const QUIET_MS = 5000;
const LOOK_MS = 1000;
const LIMIT_MS = 300_000;

interface Call {
  path: string;
  atMs: number;
}

/** Counts the calls of 32 tabs and of one tab over three minutes of polling, in parallel, each on its own server. */
export async function measureCalls(browser: Browser, site: ServedSite): Promise<BenchRow[]> {
  const other = await serveSite({ control: true });
  try {
    const [many, one] = await Promise.all([countCalls(browser, site.url, TABS), countCalls(browser, other.url, 1)]);
    return [
      {
        what: `calls of ${TABS} tabs in three minutes`,
        unit: 'calls',
        product: [many],
        beside: { name: 'one tab', values: [one] },
        limit: RATIO_MAX,
      },
    ];
  } finally {
    await other.dispose();
  }
}

async function countCalls(browser: Browser, url: string, tabCount: number): Promise<number> {
  const context = await browser.createBrowserContext();
  await logIn(context, url);
  await openTabs(context, `${url}/chats`, tabCount);
  const isPoll = ({ path }: Call): boolean => path === '/api/user.php';
  // The prefetches of a login happen once, however many tabs there are. The page of the login was closed in the middle
  // of them: the rest comes after the next poll.
  await fetch(`${url}/_reference/requests`, { method: 'DELETE' });
  await until(async () => {
    const seen = await readCalls(url);
    const last = seen.at(-1);
    return seen.some(isPoll) && last !== undefined && Date.now() - last.atMs > QUIET_MS;
  });
  await fetch(`${url}/_reference/requests`, { method: 'DELETE' });
  await until(async () => (await readCalls(url)).some(isPoll));
  const beginMs = (await readCalls(url)).find(isPoll)?.atMs ?? Number.NaN;
  await until(async () => Date.now() > beginMs + WINDOW_MS);
  const calls = await readCalls(url);
  await context.close();
  return calls.filter(({ atMs }) => atMs >= beginMs && atMs <= beginMs + WINDOW_MS).length;
}

async function readCalls(url: string): Promise<Call[]> {
  const answer: unknown = await (await fetch(`${url}/_reference/requests`)).json();
  if (!Array.isArray(answer)) throw new Error('The log of the calls is not a list');
  return answer.map(({ path, at }) => ({ path: String(path), atMs: Date.parse(String(at)) }));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadlineMs = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`The calls did not come within ${LIMIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
