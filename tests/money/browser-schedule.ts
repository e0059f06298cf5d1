import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright';
import type { Transaction } from '../../worker/public/direct-calls.ts';
import { Control } from '../fixtures/control.ts';
import { judge, readLedger } from './judge.ts';
import { Shop } from './shop.ts';
import { type Cut, type Step, TABS, type Thing } from './steps.ts';

const ORDER_PAGES: Readonly<Record<Thing, string>> = {
  credits: '/credits/1/card',
  premium: '/premium?plan=1&method=card',
};
const OPEN_ORDER_MS = 30 * 60 * 1000;
/** Each press is this many clicks, as by an impatient user. */
const CLICKS = 5;
const ORDER_BUTTON = 'Order with obligation to pay';
const PATIENCE_MS = 30_000;

/** What the page showed at the moment of a press. */
interface Pressed {
  knewOpenOrder: boolean;
  amountMinor: number;
  credits: number | null;
}

/** Presses buttons of the product's pages in several tabs of one browser profile. */
export class BrowserSchedule {
  readonly done: string[] = [];
  readonly #context: BrowserContext;
  readonly #control: Control;
  readonly #shop: Shop;
  readonly #tabs: Page[] = [];
  readonly #shown = new Map<string, { amountMinor: number; credits: number | null }>();
  #meant = 0;
  #aheadMs = 0;

  constructor(context: BrowserContext, url: string) {
    this.#context = context;
    this.#control = new Control(url);
    this.#shop = new Shop(context);
  }

  /** Resolves with the number of orders that were charged. */
  async run(steps: readonly Step[]): Promise<number> {
    await this.#control.reset();
    await this.#shop.logIn();
    for (let tab = 0; tab < TABS; tab += 1) this.#tabs.push(await this.#context.newPage());
    const ordersBefore = (await this.#shop.transactions()).length;
    const creditsBefore = await this.#shop.readCredits();
    for (const step of steps) {
      this.done.push(JSON.stringify(step));
      await this.#take(step);
    }
    const entries = await readLedger(this.#control);
    const transactions = new Map((await this.#shop.transactions()).map((each) => [each.id, each]));
    judge({
      entries,
      transactions,
      shown: this.#shown,
      made: transactions.size - ordersBefore,
      meant: this.#meant,
      creditsBefore,
      creditsAfter: await this.#shop.readCredits(),
    });
    return new Set(entries.map(({ transaction }) => transaction)).size;
  }

  async #take(step: Step): Promise<void> {
    switch (step.do) {
      case 'press':
        return this.#press([this.#tab(step.tab)], step.thing, step.cut);
      case 'press-everywhere':
        return this.#press(this.#tabs, step.thing, null);
      case 'reload':
        await this.#tab(step.tab).reload();
        return;
      case 'pay':
        return this.#pay(step.ending, step.times);
      case 'withdraw':
        return this.#withdraw(step.cut);
      case 'new-price':
        return this.#control.setPrices({ percent: step.percent });
      case 'wait':
        this.#aheadMs += OPEN_ORDER_MS + 60_000;
        return this.#control.setAhead(this.#aheadMs);
    }
  }

  #tab(index: number): Page {
    const page = this.#tabs[index];
    assert(page !== undefined, `there is no tab ${index}`);
    return page;
  }

  async #press(pages: readonly Page[], thing: Thing, cut: Cut): Promise<void> {
    const ready: Page[] = [];
    for (const page of pages) if (await openOrderPage(page, thing)) ready.push(page);
    if (ready.length === 0) return;
    const before = await this.#shop.transactions();
    const path = thing === 'credits' ? '/api/credits.php' : '/api/premium.php';
    const fault = cut === 'before' ? 'drop' : 'drop-after';
    await this.#control.setFaults(cut === null ? [] : [{ method: 'POST', path, fault }]);
    const presses = await Promise.all(ready.map((page) => pressNow(page)));
    await Promise.all(ready.map((page) => untilAnswered(page)));
    await this.#control.setFaults([]);
    const told = presses.filter((pressed) => pressed !== null);
    this.done.push(`  ${told.length} pressed, ${told.filter((pressed) => pressed.knewOpenOrder).length} knew of one`);
    this.#meant += told.length;
    const known = new Set(before.map(({ id }) => id));
    const made = (await this.#shop.transactions()).filter(({ id }) => !known.has(id));
    const wereOpen = before.some((order) => this.#isOpen(order, thing));
    const allowed = told.filter(({ knewOpenOrder }) => knewOpenOrder).length + (wereOpen ? 0 : 1);
    assert(made.length <= allowed, `${made.length} orders were made, ${allowed} were meant`);
    for (const { id, amount } of made) {
      const seen = told.find(({ amountMinor }) => amountMinor === amount.amount_minor) ?? told[0];
      if (seen !== undefined) this.#shown.set(id, { amountMinor: seen.amountMinor, credits: seen.credits });
    }
  }

  /** Around the half-hour limit, only the server knows. */
  #isOpen({ state, item, created_at }: Transaction, thing: Thing): boolean {
    const ageMs = Date.now() + this.#aheadMs - Date.parse(created_at);
    return state === 'pending' && item.kind === thing && this.#shown.size > 0 && ageMs < OPEN_ORDER_MS - 60_000;
  }

  /** Opens the payment page of the newest order and presses its button, `times` times. */
  async #pay(ending: string, times: number): Promise<void> {
    const newest = (await this.#shop.transactions()).find(({ id }) => this.#shown.has(id));
    if (newest === undefined) return;
    const page = this.#tab(0);
    for (let time = 0; time < times; time += 1) {
      await page.goto(`/_reference/pay/${newest.id}`);
      const button = page.locator(`button[value="${ending}"]`);
      if ((await button.count()) === 0) return;
      await button.click();
      const confirm = page.locator('button[value="paid"]').filter({ hasText: 'Confirm' });
      if (ending === 'secure') await confirm.click();
    }
  }

  async #withdraw(cut: Cut): Promise<void> {
    const oldest = (await this.#shop.transactions()).findLast(
      ({ id, state }) => this.#shown.has(id) && state === 'paid',
    );
    if (oldest === undefined) return;
    const page = this.#tab(1);
    await page.goto(`/transactions/${oldest.id}`);
    await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
    const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
    const received = page.getByText('We’ve received your withdrawal.');
    const offline = page.getByText('We got no answer.', { exact: false });
    await confirm.waitFor();
    const fault = cut === 'before' ? 'drop' : 'drop-after';
    await this.#control.setFaults(cut === null ? [] : [{ method: 'POST', path: '/api/withdrawal.php', fault }]);
    await confirm.click();
    await received.or(offline).waitFor();
    await this.#control.setFaults([]);
    if (cut !== null) {
      await confirm.click();
      await received.waitFor();
    }
  }
}

/** Whether the tab shows an order form that can be submitted; a member with premium gets none for premium. */
async function openOrderPage(page: Page, thing: Thing): Promise<boolean> {
  // From the payment page, the member returns with the browser's back button.
  if (new URL(page.url()).pathname.startsWith('/_reference/pay/')) await page.goBack();
  // A tab that already shows the form is not reloaded: it may show outdated data.
  if (!page.url().endsWith(ORDER_PAGES[thing])) await page.goto(ORDER_PAGES[thing]);
  const button = page.getByRole('button', { name: ORDER_BUTTON });
  await button
    .or(page.getByRole('heading', { name: 'You have Premium' }))
    .first()
    .waitFor({ timeout: PATIENCE_MS });
  return (await button.count()) > 0;
}

/** Clicks within a single task of the page and returns what the page showed. Null if the form is no longer there. */
async function pressNow(page: Page): Promise<Pressed | null> {
  return page.evaluate((clicks) => {
    const button = document.querySelector<HTMLButtonElement>('form button[type="submit"][class*="wide"]');
    const total = document.querySelector('[class*="total-price"]')?.textContent ?? null;
    // One that is busy is pressed all the same.
    const isBlocked = button?.matches('[aria-disabled="true"]:not([aria-busy])') ?? true;
    if (button === null || total === null || isBlocked) return null;
    const notice = [...document.querySelectorAll('form [role="alert"]')];
    const knewOpenOrder = notice.some(({ textContent }) =>
      /haven’t paid|waiting for the confirmation/.test(textContent ?? ''),
    );
    const credits = document.querySelector('form [class$="__credits"]')?.textContent ?? '';
    for (let click = 0; click < clicks; click += 1) button.click();
    return {
      knewOpenOrder,
      amountMinor: Math.round(Number(total.replace(/[^\d.]/g, '')) * 100),
      credits: /^\d+ credits/.test(credits) ? Number.parseInt(credits, 10) : null,
    };
  }, CLICKS);
}

/** Waits for the payment page or a message in the form. */
async function untilAnswered(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      location.pathname.startsWith('/_reference/pay/') ||
      (document.querySelector('[role="alert"], [role="status"]') !== null &&
        document.querySelector('form [aria-busy="true"]') === null),
    undefined,
    { timeout: PATIENCE_MS },
  );
}
