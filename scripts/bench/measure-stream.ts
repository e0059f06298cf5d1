import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { openDatabase } from '../reference-api/database/database.ts';
import { seedLargeAccount } from '../reference-api/demo/large-account.ts';
import { seedIfEmpty } from '../reference-api/demo/seed.ts';
import { launchBrowser, logIn } from './browser.ts';
import { LARGE } from './full-account.ts';
import { type MainThreadTask, mainThreadTasks, TRACED } from './main-thread-tasks.ts';
import { CACHE_ALL_MESSAGES, COUNT_CHATS, NEWEST_CHATS } from './page-scripts.ts';
import { type BenchRow, median } from './results.ts';
import { startServer } from './server.ts';

/** A long task of the browser's own definition (W3C Long Tasks): a press waits that long. Eight windows share the cores. */
const TASK_MAX_MS = 50;
/** Messages that stay on the device and in an open conversation take some. */
const MEMORY_RATIO_MAX = 1.2;
const BETWEEN_MESSAGES_MS = 1000;
const MESSAGES_PER_MINUTE = 60;
/** By then, what follows a start (words of old messages, pages fetched ahead) is over. */
const SETTLE_MS = 30_000;
const SYNC_TIMEOUT_MS = 180_000;
/** One message in this many is for the conversation that is open. */
const OPEN_CHAT_EVERY = 5;
const BYTES_PER_MB = 1_000_000;

interface Chat {
  conversationId: number;
  memberId: number;
}

/**
 * Lets a message come each second for some minutes to an account of 10,000 chats with eight tabs open, and measures
 * the longest task in any of them and what their memory grows by.
 */
export async function measureStream(folder: string, minutes: number): Promise<BenchRow[]> {
  const databaseUrl = `file:${join(folder, 'stream.sqlite')}`;
  const database = await openDatabase(databaseUrl, console.log);
  await seedIfEmpty(database, Date.now());
  await seedLargeAccount(database, LARGE, Date.now());
  await database.close();
  const server = await startServer(databaseUrl);
  const browser = await launchBrowser();
  try {
    return await streamTo(browser, server.url, minutes);
  } finally {
    await browser.close();
    server.stop();
  }
}

async function streamTo(browser: Browser, url: string, minutes: number): Promise<BenchRow[]> {
  const context = browser.defaultBrowserContext();
  await logIn(context, url, LARGE);
  const first = await openTab(browser, `${url}/chats`);
  await untilAllChats(first);
  await first.evaluate(`(${CACHE_ALL_MESSAGES})(${Math.floor(LARGE.messages / LARGE.chats)})`);
  const chats = readChats(await first.evaluate(NEWEST_CHATS));
  const open = chats[0];
  if (open === undefined) throw new Error('The account has no chats');
  const tabs = [first];
  const paths = ['/chats', '/chats', '/chats', `/chats/${open.conversationId}`, '/home', '/likes', '/members'];
  for (const path of paths) tabs.push(await openTab(browser, url + path));
  await passMs(SETTLE_MS);
  const memoryMb: number[] = [];
  const longest: MainThreadTask[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    // Of this minute alone: to collect garbage, as the memory is measured, is a long task of its own.
    await first.tracing.start({ categories: [...TRACED] });
    await sendForMinute(url, chats, open);
    const trace = await first.tracing.stop();
    if (trace === undefined) throw new Error('There is no trace of the minute');
    const tasks = mainThreadTasks(new TextDecoder().decode(trace));
    longest.push(...tasks.slice(0, 1));
    memoryMb.push(await heapMb(tabs));
    const long = tasks.filter(({ lastedMs }) => lastedMs >= TASK_MAX_MS);
    console.log(
      `minute ${minute}: ${memoryMb.at(-1)?.toFixed(1)} MB; long tasks, and the processor's part of each: ${
        long.map(({ lastedMs, processorMs }) => `${lastedMs.toFixed(0)} (${processorMs.toFixed(0)})`).join(', ') || '-'
      }`,
    );
  }
  return [
    {
      what: 'longest task in any tab, a message a second',
      unit: 'ms',
      product: [Math.max(...longest.map(({ lastedMs }) => lastedMs))],
      beside: null,
      limit: TASK_MAX_MS,
    },
    {
      what: 'the same, what the processor worked on it',
      unit: 'ms',
      product: [Math.max(...longest.map(({ processorMs }) => processorMs))],
      beside: null,
      limit: TASK_MAX_MS,
    },
    {
      what: `memory of eight tabs after ${minutes} minutes of that`,
      unit: 'MB',
      product: [median(memoryMb.slice(-2))],
      beside: { name: 'after the first', values: memoryMb.slice(0, 1) },
      limit: MEMORY_RATIO_MAX,
    },
  ];
}

async function openTab(browser: Browser, url: string): Promise<Page> {
  const tab = await browser.defaultBrowserContext().newPage({ type: 'window' });
  await tab.goto(url);
  await tab.waitForSelector('main a, main textarea');
  return tab;
}

async function untilAllChats(page: Page): Promise<void> {
  const deadlineMs = Date.now() + SYNC_TIMEOUT_MS;
  while (Number(await page.evaluate(COUNT_CHATS)) < LARGE.chats) {
    if (Date.now() > deadlineMs) throw new Error('The chats did not arrive');
    await passMs(500);
  }
}

/** Sends at the pace of a clock: a slow answer is not followed by a longer pause. */
async function sendForMinute(url: string, chats: readonly Chat[], open: Chat): Promise<void> {
  const startedAtMs = Date.now();
  for (let count = 1; count <= MESSAGES_PER_MINUTE; count += 1) {
    const chat = count % OPEN_CHAT_EVERY === 0 ? open : (chats[count % chats.length] ?? open);
    const response = await fetch(`${url}/_reference/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: chat.memberId, to: LARGE.email, text: `Message ${count} of the minute.` }),
    });
    if (!response.ok) throw new Error(`The message was answered with ${response.status}`);
    await passMs(Math.max(0, startedAtMs + count * BETWEEN_MESSAGES_MS - Date.now()));
  }
}

/** @throws if a chat lacks its numbers */
function readChats(value: unknown): Chat[] {
  if (!Array.isArray(value)) throw new Error('The chats could not be read');
  return value.map((each: unknown) => {
    if (typeof each === 'object' && each !== null && 'conversationId' in each && 'memberId' in each) {
      const { conversationId, memberId } = each;
      if (typeof conversationId === 'number' && typeof memberId === 'number') return { conversationId, memberId };
    }
    throw new Error('A chat could not be read');
  });
}

async function heapMb(tabs: readonly Page[]): Promise<number> {
  let bytes = 0;
  for (const tab of tabs) {
    const session = await tab.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    bytes += metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    await session.detach();
  }
  return bytes / BYTES_PER_MB;
}

async function passMs(durationMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, durationMs));
}
