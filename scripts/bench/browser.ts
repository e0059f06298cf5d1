import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { ROWS } from '../audit/take-cold-starts.ts';
import { findBrowser } from '../test/find-browser.ts';

const ROWS_TIMEOUT_MS = 60_000;

/** Credentials from the demo data. */
const DEMO = { email: 'demo@example.com', password: 'demo-password' };

/** Throws if Chrome or Chromium is not installed. */
export async function launchBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (!found.ok) throw new Error(found.message);
  return await puppeteer.launch({
    executablePath: found.executablePath,
    headless: true,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      // A spare renderer waiting for the next tab would be counted as one that shows a tab.
      '--disable-features=SpareRendererForSitePerProcess',
    ],
  });
}

/** Logs the member in and waits until the product has stored the chats on the device. */
export async function logIn(
  context: BrowserContext,
  siteUrl: string,
  { email, password }: { email: string; password: string } = DEMO,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${siteUrl}/login`);
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForFunction("location.pathname === '/home'");
  await page.goto(`${siteUrl}/chats`);
  await page.waitForSelector(ROWS, { timeout: ROWS_TIMEOUT_MS });
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', { timeout: ROWS_TIMEOUT_MS });
  await page.close();
}

/** Opens tabs that all show the chats, each in its own window: a background tab paints nothing. */
export async function openTabs(context: BrowserContext, url: string, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage({ type: 'window' });
    await tab.goto(url);
    await tab.waitForSelector(ROWS, { timeout: ROWS_TIMEOUT_MS });
    tabs.push(tab);
  }
  return tabs;
}
