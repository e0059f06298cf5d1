import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { Control } from '../fixtures/control.ts';
import { test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

/** The outcomes on the test provider's page, and the message id of what the member reads then. */
const ENDINGS = {
  paid: 'transaction.paid_title',
  secure: 'transaction.paid_title',
  'return-first': 'transaction.paid_title',
  'webhook-first': 'transaction.paid_title',
  twice: 'transaction.paid_title',
  pending: 'transaction.pending_title',
  declined: 'transaction.cancelled_title',
  cancelled: 'transaction.cancelled_title',
  failed: 'transaction.failed_title',
} as const;

type Ending = keyof typeof ENDINGS;

interface Walk {
  template: 'social' | 'classic' | 'lavish';
  locale: 'en' | 'de';
  endings: readonly Ending[];
  /** At every step that moves money, the server acts but its response is cut off. */
  isCut: boolean;
}

const WALKS: readonly Walk[] = [
  { template: 'social', locale: 'de', endings: ['declined', 'pending', 'secure'], isCut: false },
  { template: 'classic', locale: 'en', endings: ['cancelled', 'return-first'], isCut: true },
  { template: 'lavish', locale: 'de', endings: ['failed', 'twice', 'webhook-first'], isCut: true },
];

for (const { template, locale, endings, isCut } of WALKS)
  test(`on a phone, in ${template} and ${locale}: landing, sign-up, discount, ${endings.join(', ')}, receipt, withdrawal${isCut ? ', with the server cut' : ''}`, async ({
    openContext,
    control,
    guard,
  }) => {
    guard.allow(/favicon\.ico/);
    guard.allowFailedRequests();
    await control.setSettings({ template });
    const context = await openContext();
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await context.setExtraHTTPHeaders({ 'accept-language': locale });
    const { url } = await context.request.get('/').then((response) => ({ url: response.url() }));
    await context.addCookies([
      { name: 'i18n_redirected', value: locale, url },
      { name: 'rendezvous_template', value: template, url },
    ]);
    const t = wordsOf(locale);
    const walk = new MoneyWalk(page, control, t, isCut);

    await page.goto(`/landers/gallery/${locale === 'en' ? 'eng' : locale}?network=summer&ref=banner-7`);
    await expect(
      page.getByText(t('credits.discount_campaign', { percent: locale === 'de' ? '25\u00a0%' : '25%' })),
    ).toBeVisible();
    await page.locator('input[type="email"]').fill('sam@gmail.com');
    await page.locator('input[autocomplete="new-password"]').fill('a long pass phrase');
    await page.locator('form:has(input[type="email"]) button[type="submit"]').click();
    await expect(page.locator('html')).toHaveClass(new RegExp(`template-${template} logged-in`));

    let lastPaid = '';
    for (const [index, ending] of endings.entries()) {
      const pack = index + 1;
      await walk.order(pack);
      await expectNoSidewaysScroll(page);
      lastPaid = (await walk.pay(ending)) ?? lastPaid;
      await expectNoSidewaysScroll(page);
    }
    const before = await walk.balance();
    expect(before).toBeGreaterThan(0);
    await walk.withdraw(lastPaid);
    await expectNoSidewaysScroll(page);
    expect(await walk.balance()).toBeLessThan(before);
    const charged = await control.ledger();
    expect(JSON.stringify(charged).match(/"refund"/g)?.length).toBe(
      endings.includes('twice') && lastPaid !== '' ? 2 : 1,
    );
  });

type Words = (id: string, values?: Readonly<Record<string, string>>) => string;

/** Returns the product's messages, without plural support. */
function wordsOf(locale: string): Words {
  const file: unknown = JSON.parse(readFileSync(`public/_i18n/${locale}/messages.json`, 'utf8'));
  const words = new Map(Object.entries(Object.values(Object(file))[0] ?? {}));
  return (id, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), String(words.get(id)));
}

/** Presses the buttons as a member would, in any language; twice each if the server is cut off. */
class MoneyWalk {
  readonly #page: Page;
  readonly #control: Control;
  readonly #t: Words;
  readonly #isCut: boolean;

  constructor(page: Page, control: Control, t: Words, isCut: boolean) {
    this.#page = page;
    this.#control = control;
    this.#t = t;
    this.#isCut = isCut;
  }

  /** Orders a pack at the campaign's discounted price, and ends on the payment page. */
  async order(pack: number): Promise<void> {
    await this.#page.goto(`/credits/${pack}/card`);
    await expect(this.#page.getByText('25\u00a0%').or(this.#page.getByText('25%')).first()).toBeVisible();
    const total = await this.#page.locator('[class$="__total-price"]').innerText();
    const order = this.#page.getByRole('button', { name: this.#t('credits.order_button') });
    await this.#press(order, '/api/credits.php', this.#t('credits.problem_offline'));
    await expect(this.#page).toHaveURL(/\/_reference\/pay\/t_/);
    const amount = Number((await this.#page.locator('.amount').innerText()).replace(/[^\d]/g, ''));
    expect(amount).toBe(Number(total.replace(/[^\d]/g, '')));
  }

  /** Returns the transaction's id if it was paid. */
  async pay(ending: Ending): Promise<string | null> {
    const id = new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
    const press = (outcome: string) => this.#page.locator(`button[value="${outcome}"]`).click();
    // The member returns while the server cannot report the outcome.
    if (this.#isCut) await this.#control.setFaults([{ method: 'GET', path: '/api/transactions.php', fault: 'drop' }]);
    await press(ending);
    if (ending === 'secure') await this.#page.getByRole('button', { name: /^Confirm/ }).click();
    if (ending === 'declined') await press('cancelled');
    if (ending === 'webhook-first') await this.#page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(this.#page).toHaveURL(new RegExp(`/transactions/${id}$`));
    if (this.#isCut) {
      await expect(this.#page.getByRole('button', { name: this.#t('ui.retry') })).toBeVisible();
      await this.#control.setFaults([]);
      await this.#page.getByRole('button', { name: this.#t('ui.retry') }).click();
    }
    await expect(this.#page.getByRole('heading', { name: this.#t(ENDINGS[ending]) })).toBeVisible();
    if (ending === 'twice') await expect(this.#page.getByText(this.#t('transaction.paid_twice'))).toBeVisible();
    if (['cancelled', 'failed', 'declined'].includes(ending)) {
      await this.#page.getByRole('link', { name: this.#t('transaction.pay_again') }).click();
      await expect(this.#page.getByRole('button', { name: this.#t('credits.order_button') })).toBeVisible();
      return null;
    }
    return ending === 'pending' ? null : id;
  }

  async withdraw(id: string): Promise<void> {
    await this.#page.goto(`/transactions/${id}`);
    await this.#page.getByRole('button', { name: this.#t('withdrawal.withdraw') }).click();
    const confirm = this.#page.getByRole('button', { name: this.#t('withdrawal.confirm') });
    await this.#press(confirm, '/api/withdrawal.php', this.#t('withdrawal.problem_offline'));
    await expect(this.#page.getByText(this.#t('withdrawal.received'))).toBeVisible();
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

  async #press(button: ReturnType<Page['locator']>, path: string, problem: string): Promise<void> {
    if (this.#isCut) {
      await this.#control.setFaults([{ method: 'POST', path, fault: 'drop-after' }]);
      await button.click();
      await expect(this.#page.getByText(problem)).toBeVisible();
      await this.#control.setFaults([]);
    }
    await button.click();
  }
}
