import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import type { Engine, EngineName, PageRead, Profile, Tab } from './engine.ts';

/** Chrome does not start its sandbox as root, the usual user in CI. */
const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
];
const LOUD = ['error', 'warn'];

/** Launches Chromium or Firefox, both through WebDriver BiDi (W3C), the only protocol they share. */
export async function launchWithPuppeteer(
  name: Exclude<EngineName, 'WebKit'>,
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: name === 'Firefox' ? 'firefox' : 'chrome',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    args: name === 'Firefox' ? [] : CHROMIUM_ARGUMENTS,
  });
  return {
    name,
    version: await browser.version(),
    openProfile: async (siteUrl) => profileOf(await browser.createBrowserContext(), siteUrl),
    close: () => browser.close(),
  };
}

/** Firefox reports a font that was still loading when its page was left, NS_BINDING_ABORTED, as an error of the page. */
const ABANDONED_FONT = /downloadable font: download failed .*status=2152398850 /;

function profileOf(context: BrowserContext, siteUrl: string): Profile {
  const problems: string[] = [];
  return {
    async openTab() {
      const page = await context.newPage();
      await page.evaluateOnNewDocument(tellErrors);
      page.on('console', (message) => {
        if (!LOUD.includes(message.type())) return;
        const from = message.stackTrace().map(({ url }) => url);
        problems.push(`console.${message.type()}: ${message.text()} (${from.join(', ')})`);
      });
      page.on('pageerror', (error) => {
        if (!ABANDONED_FONT.test(String(error))) problems.push(`uncaught: ${String(error)}`);
      });
      return tabOf(page, siteUrl);
    },
    problems: () => problems,
    close: () => context.close(),
  };
}

/** Firefox tells the driver of an error on the console only that it is one; a page that is left cannot be asked. */
function tellErrors(): void {
  const log = console.error;
  const tell = (value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : value);
  console.error = (...values: unknown[]) => log(...values.map(tell));
}

function tabOf(page: Page, siteUrl: string): Tab {
  return {
    async goto(path) {
      await page.goto(siteUrl + path);
    },
    async reload() {
      await page.reload();
    },
    title: () => page.title(),
    path: async () => page.url().slice(siteUrl.length),
    ask: (read: PageRead, ...values) => page.evaluate(`(${read.toString()})(${values.map(literal).join(', ')})`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => page.close(),
  };
}

function literal(value: string | number): string {
  return JSON.stringify(value);
}
