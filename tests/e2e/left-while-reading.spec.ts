import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { CORE } from './tags.ts';

declare global {
  interface Window {
    /** How many transactions were open when the page was left; null before that. */
    openWhenLeft: number | null;
    /** How many of them the page took along. */
    takenAlong: number;
  }
}

/** Leaves the page for the back/forward cache as soon as a transaction of the account's rows is open, and comes back. */
async function leaveWhileReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
      // As a task of its own, like the real one.
      setTimeout(() => {
        const open = begun.filter(isOpen);
        if (window.openWhenLeft !== null || !open.includes(transaction)) return;
        window.openWhenLeft = open.length;
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.takenAlong = open.filter(isOpen).length;
        setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 0);
      }, 0);
      return transaction;
    };
  });
}

for (const path of ['/chats', '/home']) {
  test(`${path} left while it reads takes no transaction along, and shows its rows when it comes back`, {
    tag: path === '/chats' ? CORE : [],
  }, async ({ page, context }) => {
    await beLoggedIn(page);
    await page.goto(path);
    const link = page.getByRole('main').locator('a[href^="/members/"], a[href^="/chats/"]').first();
    await expect(link).toBeVisible();
    const href = (await link.getAttribute('href')) ?? '';
    const later = await context.newPage();
    await leaveWhileReading(later);
    await later.goto(path);
    await expect.poll(() => later.evaluate(() => window.openWhenLeft)).toBeGreaterThan(0);
    expect(await later.evaluate(() => window.takenAlong)).toBe(0);
    await expect(later.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
    await expect(later.getByRole('alert')).toHaveCount(0);
  });
}
