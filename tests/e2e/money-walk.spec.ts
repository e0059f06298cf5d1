import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Control } from '../fixtures/control.ts';
import { test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { drawIn } from './template.ts';

/** The outcomes on the test provider's page, and the message id of what the member reads then. */
const ENDINGS = {
  paid: 'transaction.paid_title',
  secure: 'transaction.paid_title',
  'return-first': 'transaction.paid_title',
  'webhook-first': 'transaction.paid_title',
  twice: 'transaction.paid_title',
  slow: 'transaction.paid_title',
  pending: 'transaction.pending_title',
  'pending-failed': 'transaction.pending_title',
  declined: 'transaction.cancelled_title',
  cancelled: 'transaction.cancelled_title',
  failed: 'transaction.failed_title',
  foreign: 'transaction.paid_title',
} as const;

type Ending = keyof typeof ENDINGS;

interface Walk {
  template: 'social' | 'classic' | 'lavish';
  locale: 'en' | 'de';
  /** Of one pack each, the last of them paid. */
  endings: readonly Ending[];
}

const WALKS: readonly Walk[] = [
  { template: 'social', locale: 'de', endings: ['declined', 'pending', 'foreign', 'secure'] },
  { template: 'classic', locale: 'en', endings: ['cancelled', 'pending-failed', 'slow', 'return-first'] },
  { template: 'lavish', locale: 'de', endings: ['failed', 'paid', 'twice', 'webhook-first'] },
];

for (const { template, locale, endings } of WALKS)
  test(`on a phone, in ${template} and ${locale}, with the server cut at every step: landing, sign-up, discount, ${endings.join(', ')}, receipt, withdrawal`, async ({
    openContext,
    control,
    guard,
    baseURL,
  }) => {
    guard.allow(/favicon\.ico/);
    guard.allowFailedRequests();
    guard.allow(/The account could not be created: offline/);
    const context = await openContext();
    await drawIn(context, baseURL, template);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await context.setExtraHTTPHeaders({ 'accept-language': locale });
    const { url } = await context.request.get('/').then((response) => ({ url: response.url() }));
    await context.addCookies([
      { name: 'i18n_redirected', value: locale, url },
      { name: 'rendezvous_template', value: template, url },
    ]);
    const walk = new MoneyWalk(page, control, wordsOf(locale), locale === 'de' ? '25\u00a0%' : '25%');
    await walk.seeDiscount(`/landers/gallery/${locale === 'en' ? 'eng' : locale}?network=summer&ref=banner-7`);
    await walk.signUp();
    await expect(page.locator('html')).toHaveClass(new RegExp(`template-${template} logged-in`));
    let lastPaid = '';
    for (const [index, ending] of endings.entries()) {
      await walk.order(index + 1);
      lastPaid = (await walk.pay(ending)) ?? lastPaid;
    }
    const before = await walk.balance();
    expect(before).toBeGreaterThan(0);
    await walk.withdraw(lastPaid);
    expect(await walk.balance()).toBeLessThan(before);
    const paid = endings.filter((ending) => ENDINGS[ending] === 'transaction.paid_title').length;
    const ledger = JSON.stringify(await control.ledger());
    const isTwice = endings.includes('twice');
    expect(ledger.match(/"charge"/g)).toHaveLength(isTwice ? paid + 1 : paid);
    expect(ledger.match(/"refund"/g)).toHaveLength(isTwice ? 2 : 1);
  });

type Words = (id: string, values?: Readonly<Record<string, string>>) => string;

/** Returns the product's messages, without plural support. */
function wordsOf(locale: string): Words {
  const file: unknown = JSON.parse(readFileSync(`public/_i18n/${locale}/messages.json`, 'utf8'));
  const words = new Map(Object.entries(Object.values(Object(file))[0] ?? {}));
  return (id, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), String(words.get(id)));
}

/** Goes through the pages as a member would, in any language. Each call of the server is cut first, then repeated. */
class MoneyWalk {
  readonly #page: Page;
  readonly #control: Control;
  readonly #t: Words;
  readonly #discount: string;

  /** @param discount the campaign's percentage as the page writes it */
  constructor(page: Page, control: Control, t: Words, discount: string) {
    this.#page = page;
    this.#control = control;
    this.#t = t;
    this.#discount = discount;
  }

  async seeDiscount(landing: string): Promise<void> {
    const discount = this.#page.getByText(this.#t('credits.discount_campaign', { percent: this.#discount }));
    const page = this.#page;
    await this.#control.setFaults([{ method: 'GET', path: '/api/discountcode.php', fault: 'drop' }]);
    await page.goto(landing);
    await expect.poll(() => this.#control.countRequests('GET', '/api/discountcode.php')).toBeGreaterThan(0);
    await expect(page.locator('input[type="email"]')).toBeEditable();
    await this.#control.setFaults([]);
    await page.reload();
    await expect(discount).toBeVisible();
    await expectNoSidewaysScroll(page);
    await this.#cut('/api/credits.php', () => page.goto('/pricing'));
    await expect(discount.first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
  }

  async signUp(): Promise<void> {
    const page = this.#page;
    await page.locator('input[type="email"]').fill('sam@gmail.com');
    await page.locator('input[autocomplete="new-password"]').fill('a long pass phrase');
    const submit = page.locator('form:has(input[type="email"]) button[type="submit"]');
    await this.#press(submit, '/api/user.php', page.locator('form').getByRole('alert'));
    await expect(page.locator('html')).toHaveClass(/logged-in/);
    expect(await this.#control.signups()).toHaveLength(1);
  }

  /** Chooses a pack and orders it at the campaign's price, and ends on the payment page. */
  async order(pack: number): Promise<void> {
    const page = this.#page;
    await this.#cut('/api/credits.php', () => page.goto('/credits'));
    await page
      .locator('label:has(input[name="pack"])')
      .nth(pack - 1)
      .click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: this.#t('credits.to_order') }).click();
    await page.locator('label:has(input[name="method"])').first().click();
    await expect(page.getByText(this.#t('credits.discount_campaign', { percent: this.#discount }))).toBeVisible();
    const total = await page.locator('[class$="__total-price"]').innerText();
    await expectNoSidewaysScroll(page);
    const order = page.getByRole('button', { name: this.#t('credits.order_button') });
    await this.#press(order, '/api/credits.php', page.getByText(this.#t('credits.problem_offline')));
    await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
    expect(digitsOf(await page.locator('.amount').innerText())).toBe(digitsOf(total));
  }

  /** Returns the transaction's id if it was paid. */
  async pay(ending: Ending): Promise<string | null> {
    const page = this.#page;
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const press = (outcome: string) => page.locator(`button[value="${outcome}"]`).click();
    // The member returns while the server cannot report the outcome.
    await this.#cut('/api/transactions.php', async () => {
      await press(ending);
      if (ending === 'secure') await page.getByRole('button', { name: /^Confirm/ }).click();
      if (ending === 'declined') await press('cancelled');
      if (ending === 'webhook-first') await page.getByRole('link', { name: 'Back to the shop' }).click();
      await expect(page).toHaveURL(/\/transactions\/t_/);
      // The provider led to somebody else's transaction; the own one stands in the list of orders.
      if (ending === 'foreign') await page.goto(`/transactions/${id}`);
      await expect(page).toHaveURL(new RegExp(`/transactions/${id}$`));
    });
    await expect(page.getByRole('heading', { name: this.#t(ENDINGS[ending]) })).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (ending === 'twice') await expect(page.getByText(this.#t('transaction.paid_twice'))).toBeVisible();
    if (['cancelled', 'failed', 'declined'].includes(ending)) {
      await page.getByRole('link', { name: this.#t('transaction.pay_again') }).click();
      await expect(page.getByRole('button', { name: this.#t('credits.order_button') })).toBeVisible();
      return null;
    }
    return ENDINGS[ending] === 'transaction.paid_title' ? id : null;
  }

  async withdraw(id: string): Promise<void> {
    const page = this.#page;
    await page.goto('/credits#orders');
    await this.#cut('/api/withdrawal-preview.php', () =>
      page.locator(`a[href="/transactions/${id}#withdraw"]`).click(),
    );
    const confirm = page.getByRole('button', { name: this.#t('withdrawal.confirm') });
    await this.#press(confirm, '/api/withdrawal.php', page.getByText(this.#t('withdrawal.problem_offline')));
    await expect(page.getByText(this.#t('withdrawal.received'))).toBeVisible();
    await expect(page.getByRole('heading', { name: this.#t('transaction.withdrawn_title') })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(JSON.stringify(await this.#control.mail()).match(/ W-\d{8}-\d{4}"/g)).toHaveLength(1);
  }

  /** Returns the server's balance, after checking that the page shows it. */
  async balance(): Promise<number> {
    const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };
    const offer: unknown = await (await this.#page.context().request.get('/api/credits.php', { headers })).json();
    const balance = typeof offer === 'object' && offer !== null && 'balance' in offer ? offer.balance : null;
    await this.#page.goto('/credits');
    await expect(this.#page.locator('p[class$="__balance"]')).toContainText(new RegExp(`\\b${balance} `));
    return Number(balance);
  }

  /** Runs `act`, which loads something, while the server drops these calls; then presses the page's retry button. */
  async #cut(path: string, act: () => Promise<unknown>): Promise<void> {
    await this.#control.setFaults([{ path, fault: 'drop' }]);
    await act();
    const retry = this.#page.getByRole('button', { name: this.#t('ui.retry') }).first();
    await expect(retry).toBeVisible();
    await this.#control.setFaults([]);
    await retry.click();
  }

  /** Presses a button whose call reaches the server while the answer is cut off, and presses it again. */
  async #press(button: Locator, path: string, problem: Locator): Promise<void> {
    await this.#control.setFaults([{ method: 'POST', path, fault: 'drop-after' }]);
    await button.click();
    await expect(problem).toBeVisible();
    await this.#control.setFaults([]);
    await button.click();
  }
}

/** Returns the digits of an amount, which the payment page writes in another language. */
function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '');
}
