import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { STORY } from './tags.ts';

declare global {
  interface Window {
    /** How many transactions were open when the page was left; null before that. */
    openWhenLeft: number | null;
    /** How many of them the page took along. */
    takenAlong: number;
  }
}

/**
 * Leaves the page for the back/forward cache as soon as a transaction of the account's rows is open, and comes back.
 *
 * @param later how many such moments pass before
 */
async function leaveWhileReading(page: Page, later: number): Promise<void> {
  await page.addInitScript((moments) => {
    let passed = 0;
    window.openWhenLeft = null;
    const begun: IDBTransaction[] = [];
    const isOpen = (transaction: IDBTransaction) => {
      try {
        transaction.objectStore(transaction.objectStoreNames[0] ?? '');
        return true;
      } catch {
        return false;
      }
    };
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
      const transaction = begin.apply(this, asked);
      begun.push(transaction);
      if (!this.name.startsWith('rendezvous-account') || window.openWhenLeft !== null) return transaction;
      const isDue = () => passed++ === moments;
      // As a task of its own, like the real one.
      setTimeout(() => {
        const open = begun.filter(isOpen);
        if (window.openWhenLeft !== null || !open.includes(transaction) || !isDue()) return;
        window.openWhenLeft = open.length;
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.takenAlong = open.filter(isOpen).length;
        setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 0);
      }, 0);
      return transaction;
    };
  }, later);
}

const shown = {
  '/chats': 'a[href="/chats/1"]',
  '/home': 'a[href^="/members/"], a[href^="/chats/"]',
  '/search': 'article',
  '/chats/1': '[role="log"] time',
} as const;

for (const [path, rows] of Object.entries(shown)) {
  test(`${path} left while it reads takes no transaction along, and shows its rows when it comes back`, {
    tag: path === '/chats' ? STORY : [],
  }, async ({ page, context }) => {
    await beLoggedIn(page);
    await page.goto(path);
    await expect(page.getByRole('main').locator(rows).first()).toBeVisible();
    for (const moments of [0, 3]) {
      const left = await context.newPage();
      await leaveWhileReading(left, moments);
      await left.goto(path);
      await expect.poll(() => left.evaluate(() => window.openWhenLeft)).toBeGreaterThan(0);
      expect(await left.evaluate(() => window.takenAlong)).toBe(0);
      await expect(left.getByRole('main').locator(rows).first()).toBeVisible();
      await expect(left.getByRole('alert')).toHaveCount(0);
      await left.close();
    }
  });
}
