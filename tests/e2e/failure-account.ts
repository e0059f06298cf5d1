import type { BrowserContext, Page } from 'playwright/test';
import type { Control } from '../fixtures/control.ts';

const CALLS_MAX = 30;
const LINES_MAX = 60;
const PAGE_LIMIT_MS = 5_000;

/**
 * Returns what a failed test leaves behind, for the log: its pictures are gone with the machine that ran it. Per page the
 * address, the state of the document and what a screen reader reads; then the last calls that the server saw.
 */
export async function tellFailure(context: BrowserContext, control: Control): Promise<string> {
  const pages = await Promise.all(context.pages().map(tellPage));
  return [...pages, await tellCalls(control)].join('\n');
}

async function tellPage(page: Page): Promise<string> {
  const title = `--- ${page.url()}`;
  try {
    const root = await page.locator('html').evaluate(
      (html) =>
        html
          .getAttributeNames()
          .map((name) => `${name}="${html.getAttribute(name)}"`)
          .join(' '),
      undefined,
      { timeout: PAGE_LIMIT_MS },
    );
    const read = await page.locator('body').ariaSnapshot({ timeout: PAGE_LIMIT_MS });
    const lines = read.split('\n').filter((line) => !/^\s*- \/url:/.test(line));
    return [title, root, ...lines.slice(0, LINES_MAX)].join('\n');
  } catch (error) {
    return `${title}\nnot readable: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function tellCalls(control: Control): Promise<string> {
  try {
    const calls = await control.requests();
    const lines = calls
      .slice(-CALLS_MAX)
      .map(({ at, method, path, status }) => `${at} ${method} ${path} ${status ?? 'no answer'}`);
    return ['--- the last calls', ...lines].join('\n');
  } catch (error) {
    return `--- the calls are not known: ${error instanceof Error ? error.message : String(error)}`;
  }
}
