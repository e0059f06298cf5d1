import { describe, expect, it } from 'vitest';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let offsetMs = 0;
const stage = referenceStage({ now: () => Date.now() + offsetMs });

async function order(client: ReferenceClient, pack: number, discount_code: string | null = null): Promise<string> {
  const { body } = await client.call('orderCredits', { body: { pack, method: 'card', discount_code } });
  return String(valueAt(body, 'transaction'));
}

/** Presses a button of the test payment page. */
async function pay(id: string, outcome: string): Promise<Response> {
  return fetch(`${stage.url}/_reference/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
}

async function read(client: ReferenceClient, id: string): Promise<unknown> {
  return (await client.call('getTransactions', { query: { id } })).body;
}

async function balance(client: ReferenceClient): Promise<unknown> {
  return valueAt((await client.call('getUser')).body, 'credits');
}

describe('credits', () => {
  it('have prices in the currency of the country, and ways to pay that work there', async () => {
    const demo = (await (await stage.member('demo')).call('getCredits')).body;
    expect(demo).toMatchObject({ balance: 100, vat_percent: 20, last_order: { pack: 2, method: 'paypal' } });
    expect(valueAt(demo, 'packs', 0, 'price', 'currency')).toBe('GBP');
    expect(JSON.stringify(valueAt(demo, 'payment_methods'))).not.toContain('ideal');
    const premium = (await (await stage.member('premium')).call('getCredits')).body;
    expect(JSON.stringify(valueAt(premium, 'payment_methods'))).toContain('ideal');
    const visitor = (await stage.visitor().call('getCredits')).body;
    expect(visitor).toMatchObject({ balance: null, last_order: null, discount: null });
  });

  it('are booked once, when the provider reports the payment', async () => {
    const demo = await stage.member('demo');
    const id = await order(demo, 2);
    expect(await read(demo, id)).toMatchObject({ state: 'pending', credits_after: null, settled_at: null });
    const page = await fetch(`${stage.url}/_reference/pay/${id}`);
    expect(await page.text()).toContain('25 credits');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");

    const back = await pay(id, 'paid');
    expect([back.status, back.headers.get('location')]).toEqual([303, `/transactions/${id}`]);
    await pay(id, 'paid');
    await pay(id, 'failed');
    expect(await balance(demo)).toBe(125);
    expect(await read(demo, id)).toMatchObject({ state: 'paid', credits_after: 125, pay_again: null });
    expect(await read(stage.visitor(), id)).toMatchObject({ state: 'paid', credits_after: null });
    expect(JSON.stringify(await stage.control.mail())).toContain(`/transactions/${id}`);
  });

  it('order once for each key', async () => {
    const demo = await stage.member('demo');
    const body = { pack: 1, method: 'card', discount_code: null };
    const first = await demo.call('orderCredits', { body, key: 'order-key-1' });
    expect((await demo.call('orderCredits', { body, key: 'order-key-1' })).body).toEqual(first.body);
    const other = await demo.call('orderCredits', { body: { ...body, pack: 2 }, key: 'order-key-1' });
    expect(other.status).toBe(409);
  });

  it.each(['cancelled', 'failed'])(
    'stay as they are when the payment is %s, which can be tried again',
    async (outcome) => {
      const demo = await stage.member('demo');
      const id = await order(demo, 3);
      await pay(id, outcome);
      await pay(id, 'paid');
      expect(await read(demo, id)).toMatchObject({ state: outcome, pay_again: { pack: 3, plan: null } });
      expect(await balance(demo)).toBe(100);
    },
  );

  it('come by themselves after a pending payment', async () => {
    await stage.restart({ quiet: false, paymentDelayMs: 1 });
    try {
      const demo = await stage.member('demo');
      const id = await order(demo, 1);
      await pay(id, 'pending');
      await expect.poll(() => balance(demo), { interval: 20, timeout: 5000 }).toBe(110);
    } finally {
      await stage.restart();
    }
  });

  it('of one pack within 30 minutes lead to the first, unless a second one is meant', async () => {
    const demo = await stage.member('demo');
    const body = { pack: 2, method: 'card', discount_code: null };
    const id = await order(demo, 2);
    const again = await demo.call('orderCredits', { body: { ...body, method: 'paypal' } });
    expect([again.status, valueAt(again.body, 'error')]).toEqual([409, 'order_open']);
    const page = `${stage.url}/_reference/pay/${id}`;
    const ordered = await read(demo, id);
    expect(ordered).toMatchObject({ payment_page: page });
    const amount = valueAt(ordered, 'amount');
    expect(valueAt(again.body, 'open_order')).toMatchObject({ transaction: id, amount, redirect: page });
    expect(await read(stage.visitor(), id)).toMatchObject({ payment_page: null });
    await pay(id, 'pending');
    const waiting = await demo.call('orderCredits', { body });
    expect(valueAt(waiting.body, 'open_order')).toMatchObject({ transaction: id, redirect: null });
    expect((await demo.call('orderCredits', { body: { ...body, again: true } })).status).toBe(200);
    try {
      offsetMs = 31 * 60 * 1000;
      expect((await demo.call('orderCredits', { body })).status).toBe(200);
    } finally {
      offsetMs = 0;
    }
  });

  it('are not taken at another price or with other credits than were shown', async () => {
    const demo = await stage.member('demo');
    const pack = valueAt((await demo.call('getCredits')).body, 'packs', 0);
    const body = { pack: 1, method: 'card', discount_code: null };
    const shown = { price: { amount_minor: 1, currency: 'GBP' }, credits: 10 };
    const refusal = await demo.call('orderCredits', { body: { ...body, shown } });
    expect([refusal.status, valueAt(refusal.body, 'error')]).toEqual([409, 'price_changed']);
    const price = valueAt(pack, 'price');
    expect((await demo.call('orderCredits', { body: { ...body, shown: { price, credits: 11 } } })).status).toBe(409);
    expect((await demo.call('orderCredits', { body: { ...body, shown: { price, credits: 10 } } })).status).toBe(200);
  });

  it('are booked once when the money comes in twice, and one of them goes back', async () => {
    const demo = await stage.member('demo');
    const id = await order(demo, 1);
    await pay(id, 'twice');
    await pay(id, 'twice');
    const paid = await read(demo, id);
    expect(paid).toMatchObject({ state: 'paid', refund: valueAt(paid, 'amount') });
    expect(await balance(demo)).toBe(110);
    const kinds = listOf(await stage.control.ledger()).map((entry) => valueAt(entry, 'kind'));
    expect(kinds).toEqual(['charge', 'charge', 'refund']);
  });

  it('are told late, decline, ask the bank, or lead astray, and are booked once all the same', async () => {
    const demo = await stage.member('demo');
    const id = await order(demo, 1);
    expect((await pay(id, 'declined')).headers.get('location')).toBe(`/_reference/pay/${id}?step=declined`);
    expect((await pay(id, 'secure')).headers.get('location')).toBe(`/_reference/pay/${id}?step=secure`);
    expect(await read(demo, id)).toMatchObject({ state: 'pending' });
    expect((await pay(id, 'return-first')).headers.get('location')).toBe(`/transactions/${id}`);
    expect(await read(demo, id)).toMatchObject({ state: 'pending', payment_page: null });
    await expect.poll(() => balance(demo), { interval: 100, timeout: 20_000 }).toBe(110);
    const other = await order(demo, 2);
    const astray = (await pay(other, 'foreign')).headers.get('location') ?? '';
    expect(astray).toMatch(/^\/transactions\/t_demo_/);
    expect(await read(demo, astray.slice('/transactions/'.length))).toMatchObject({
      credits_after: null,
      payment_page: null,
    });
    expect(await balance(demo)).toBe(135);
  });

  it('refuse packs and methods that there are not', async () => {
    const demo = await stage.member('demo');
    const body = { pack: 1, method: 'card', discount_code: null };
    expect((await demo.call('orderCredits', { body: { ...body, pack: 99 } })).status).toBe(404);
    expect((await demo.call('orderCredits', { body: { ...body, method: 'gold' } })).status).toBe(404);
    const abroad = await demo.call('orderCredits', { body: { ...body, method: 'ideal' } });
    expect(valueAt(abroad.body, 'fields')).toEqual({ method: 'not_in_this_country' });
    expect((await pay('t_unknown_transaction_id', 'paid')).status).toBe(404);
  });
});

describe('discounts', () => {
  it('follow the code, the network and its banner', async () => {
    const visitor = stage.visitor();
    const look = async (query: Record<string, string>): Promise<unknown> =>
      valueAt((await visitor.call('getDiscountCode', { query })).body, 'discount_code');
    expect(await look({})).toBe(null);
    expect(await look({ welcome: 'true' })).toMatchObject({ code: 'WELCOME20', percent: 20, reason: 'welcome' });
    expect(await look({ code: 'summer15' })).toMatchObject({ code: 'SUMMER15' });
    expect(await look({ network: 'summer' })).toMatchObject({ code: 'SUMMER15' });
    expect(await look({ network: 'summer', ref: 'banner-7' })).toMatchObject({ code: 'SUMMER25' });
    expect(await look({ network: 'spring' })).toBe(null);
    expect(await look({ code: 'SPRING10' })).toBe(null);
    expect(await look({ code: 'STAY50' })).toBe(null);
  });

  it('lower the prices, and are gone when they no longer hold', async () => {
    const demo = await stage.member('demo');
    const plain = (await demo.call('getCredits')).body;
    const reduced = (await demo.call('getCredits', { query: { discount_code: 'SUMMER25' } })).body;
    const full = Number(valueAt(plain, 'packs', 3, 'price', 'amount_minor'));
    expect(valueAt(reduced, 'packs', 3, 'full_price', 'amount_minor')).toBe(full);
    const price = Math.round(full * 0.75);
    expect(valueAt(reduced, 'packs', 3, 'price', 'amount_minor')).toBe(price);
    const id = await order(demo, 4, 'SUMMER25');
    expect(valueAt(await read(demo, id), 'amount', 'amount_minor')).toBe(price);
    const over = await demo.call('orderCredits', { body: { pack: 4, method: 'card', discount_code: 'SPRING10' } });
    expect([over.status, valueAt(over.body, 'error')]).toEqual([409, 'discount_gone']);
    const welcome = await demo.call('getDiscountCode', { query: { welcome: 'true' } });
    expect(valueAt(welcome.body, 'discount_code')).toBe(null);
  });

  it('to stay holds once', async () => {
    const demo = await stage.member('demo');
    await pay(await order(demo, 1, 'STAY50'), 'paid');
    const again = await demo.call('orderCredits', { body: { pack: 1, method: 'card', discount_code: 'STAY50' } });
    expect(again.status).toBe(409);
  });
});

describe('premium', () => {
  it('begins with its payment, makes messages free, and is cancelled for its end', async () => {
    const demo = await stage.member('demo');
    const { body } = await demo.call('subscribePremium', { body: { plan: 1, method: 'card' } });
    expect(valueAt((await demo.call('getUser')).body, 'paid_user')).toBe(false);
    await pay(String(valueAt(body, 'transaction')), 'paid');
    expect(valueAt((await demo.call('getUser')).body, 'paid_user')).toBe(true);
    const sent = await demo.call('sendMessage', {
      body: { conversation: 1, text: 'Free now', message_id: crypto.randomUUID() },
    });
    expect(valueAt(sent.body, 'credits')).toBe(100);
    const twice = await demo.call('subscribePremium', { body: { plan: 1, method: 'card' } });
    expect([twice.status, valueAt(twice.body, 'error')]).toEqual([409, 'already_premium']);

    const active = (await demo.call('getPremium')).body;
    expect(active).toMatchObject({ subscription: { state: 'active', plan: 1 } });
    expect(valueAt(active, 'subscription', 'renews_at')).toBe(valueAt(active, 'subscription', 'ends_at'));
    const cancelled = (await demo.call('cancelPremium', { body: { reason: 'Found somebody' } })).body;
    expect(cancelled).toMatchObject({ subscription: { state: 'cancelled', renews_at: null } });
    const again = await demo.call('cancelPremium', { body: { reason: null } });
    expect([again.status, valueAt(again.body, 'error')]).toEqual([409, 'not_premium']);
    expect(valueAt((await stage.visitor().call('getPremium')).body, 'subscription')).toBe(null);
  });

  it('is renewed at its end after a reminder, or is over when it was cancelled', async () => {
    const premium = await stage.member('premium');
    const endsAt = Date.parse(String(valueAt((await premium.call('getPremium')).body, 'subscription', 'ends_at')));
    const untilEndMs = endsAt - Date.now();
    await pass(untilEndMs - 8 * DAY_MS);
    expect(await mailsAbout('Premium wordt verlengd')).toHaveLength(0);
    await pass(untilEndMs - 6.9 * DAY_MS);
    await expect.poll(() => mailsAbout('Premium wordt verlengd'), SOON).toHaveLength(1);
    const paidBefore = await countOrders();
    // The reminder was sent slightly late, which delays the renewal by the same amount.
    await pass(untilEndMs + 0.09 * DAY_MS);
    expect(await countOrders()).toBe(paidBefore);
    await pass(untilEndMs + 0.11 * DAY_MS);
    await expect.poll(countOrders, SOON).toBe(paidBefore + 1);
    const later = await stage.member('premium');
    const renewed = (await later.call('getPremium')).body;
    expect(Date.parse(String(valueAt(renewed, 'subscription', 'reminder_at')))).toBe(
      Date.parse(String(valueAt(renewed, 'subscription', 'renews_at'))) - 7 * DAY_MS,
    );
    await later.call('cancelPremium', { body: { reason: null } });
    expect(await mailsAbout('je hebt Premium opgezegd')).toHaveLength(1);
    await pass(untilEndMs + 100 * DAY_MS);
    await expect.poll(async () => (await premiumNow()).ended, SOON).toMatchObject({ because: 'time_over' });
    expect(await premiumNow()).toMatchObject({ isPremium: false, subscription: null });
    expect(await mailsAbout('je Premium is afgelopen')).toHaveLength(1);
    expect(await countOrders()).toBe(paidBefore + 1);
  });

  it('is not charged for a renewal before the reminder has stood for a week, however long the server was away', async () => {
    const before = await countOrders();
    await pass(60 * DAY_MS);
    await expect.poll(() => mailsAbout('Premium wordt verlengd'), SOON).toHaveLength(1);
    expect(await countOrders()).toBe(before);
    await pass(67.1 * DAY_MS);
    await expect.poll(countOrders, SOON).toBe(before + 1);
  });

  it('renews at a higher price only when it was told 30 days before, and at a lower one at once', async () => {
    const old = (await premiumNow()).subscription;
    const price = Number(valueAt(old, 'renewal_price', 'amount_minor'));
    await stage.control.setPrices({ percent: 120 });
    await expect.poll(() => mailsAbout('de prijs van Premium verandert'), SOON).toHaveLength(1);
    const told = (await premiumNow()).subscription;
    const higher = Math.round(price * 1.2);
    expect(told).toMatchObject({
      renewal_price: { amount_minor: higher },
      price_change: { previous: { amount_minor: price } },
    });
    const untilEndMs = Date.parse(String(valueAt(told, 'ends_at'))) - Date.now();
    await pass(untilEndMs - 20 * DAY_MS);
    await stage.control.setPrices({ percent: 150 });
    await pass(untilEndMs - 6 * DAY_MS);
    await expect.poll(() => mailsAbout('Premium wordt verlengd'), SOON).toHaveLength(1);
    expect(valueAt((await premiumNow()).subscription, 'renewal_price', 'amount_minor')).toBe(higher);
    await stage.control.setPrices({ percent: 50 });
    await pass(untilEndMs + 1.1 * DAY_MS);
    await expect.poll(async () => valueAt(await stage.control.ledger(), 0, 'amount_minor'), SOON).toBe(higher);
    // The next price change is announced again.
    await expect.poll(() => mailsAbout('de prijs van Premium verandert'), SOON).toHaveLength(2);
    expect((await premiumNow()).subscription).toMatchObject({ price_change: { previous: { amount_minor: higher } } });
  });

  it('ends when the payment of its renewal fails, and nothing is charged', async () => {
    await stage.control.setPrices({ renewals_fail: true });
    await pass(50 * DAY_MS);
    await expect.poll(() => mailsAbout('Premium wordt verlengd'), SOON).toHaveLength(1);
    await pass(58 * DAY_MS);
    await expect.poll(async () => (await premiumNow()).ended, SOON).toMatchObject({ because: 'not_paid' });
    expect(await stage.control.ledger()).toEqual([]);
    expect(await mailsAbout('Premium is niet verlengd')).toHaveLength(1);
  });
});

const SOON = { interval: 20 };

async function pass(aheadMs: number): Promise<void> {
  await stage.control.setAhead(Math.round(aheadMs));
}

/** Of the demo account with premium; logs in again, since an earlier session may have expired meanwhile. */
async function premiumNow(): Promise<{ isPremium: unknown; subscription: unknown; ended: unknown }> {
  const member = await stage.member('premium');
  const { body } = await member.call('getPremium');
  return {
    isPremium: valueAt((await member.call('getUser')).body, 'paid_user'),
    subscription: valueAt(body, 'subscription'),
    ended: valueAt(body, 'ended'),
  };
}

async function countOrders(): Promise<number> {
  return Number(valueAt((await (await stage.member('premium')).call('getTransactions')).body, 'paging', 'num_results'));
}

async function mailsAbout(words: string): Promise<unknown[]> {
  const mails = await stage.control.mail();
  return Array.isArray(mails) ? mails.filter((mail) => String(valueAt(mail, 'subject')).includes(words)) : [];
}

describe('transactions', () => {
  it('are listed in pages, newest first, in every state', async () => {
    const demo = await stage.member('demo');
    const first = (await demo.call('getTransactions')).body;
    const second = (await demo.call('getTransactions', { query: { page: 2 } })).body;
    const all = [first, second].flatMap((body) => listOf(valueAt(body, 'transactions')));
    expect(all).toHaveLength(Number(valueAt(first, 'paging', 'num_results')));
    const times = all.map((each) => String(valueAt(each, 'created_at')));
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(all.map((each) => valueAt(each, 'state')))).toEqual(
      new Set(['paid', 'pending', 'cancelled', 'failed', 'withdrawn']),
    );
    expect((await stage.visitor().call('getTransactions')).status).toBe(403);
    const unknown = await demo.call('getTransactions', { query: { id: 't_unknown_transaction_id' } });
    expect(unknown.status).toBe(404);
  });
});

describe('a withdrawal', () => {
  const words = { name: 'Robin Ashdown', email: 'robin@example.org', statement: 'I changed my mind.' };

  async function withdraw(client: ReferenceClient, transaction: unknown, change: object = {}, key?: string) {
    const body = { transaction, ...words, csrf: await client.csrf(), ...change };
    return client.call('withdraw', { body, ...(key === undefined ? {} : { key }) });
  }
  async function preview(client: ReferenceClient, transaction: unknown, email: string | null = null) {
    return client.call('previewWithdrawal', { body: { transaction, email, csrf: await client.csrf() } });
  }

  it('gives back the credits that are left, the money for them, and a receipt by mail', async () => {
    const demo = await stage.member('demo');
    const id = await order(demo, 4);
    await pay(id, 'paid');
    const paid = await read(demo, id);
    expect(valueAt(paid, 'withdraw_until')).not.toBe(null);
    expect((await preview(demo, id)).body).toMatchObject({
      closed_because: null,
      refund: valueAt(paid, 'amount'),
      spent_credits: 0,
      until: valueAt(paid, 'withdraw_until'),
    });
    const { status, body } = await withdraw(demo, id);
    expect(status).toBe(200);
    expect(valueAt(body, 'refund')).toEqual(valueAt(paid, 'amount'));
    expect(await balance(demo)).toBe(100);
    expect(await read(demo, id)).toMatchObject({
      state: 'withdrawn',
      withdraw_until: null,
      refund: valueAt(paid, 'amount'),
    });
    const mail = JSON.stringify(await stage.control.mail());
    for (const part of [String(valueAt(body, 'reference')), words.email, words.statement]) expect(mail).toContain(part);
    const again = await withdraw(demo, id);
    expect([again.status, valueAt(again.body, 'error')]).toEqual([409, 'withdrawal_closed']);
    expect((await preview(demo, id)).body).toMatchObject({ closed_because: 'withdrawn' });
  });

  it('is possible without a session, by number and address, once for each key', async () => {
    const demo = await stage.member('demo');
    const id = await order(demo, 1);
    await pay(id, 'paid');
    const visitor = stage.visitor();
    expect((await preview(visitor, id)).status).toBe(404);
    expect((await preview(visitor, id, 'stranger@example.org')).status).toBe(404);
    expect((await withdraw(visitor, id)).status).toBe(404);
    expect((await preview(visitor, id, 'Demo@example.com')).body).toMatchObject({ closed_because: null });
    const own = { email: 'demo@example.com', csrf: await visitor.csrf() };
    const first = await withdraw(visitor, id, own, 'withdrawal-key');
    expect(first.status).toBe(200);
    expect((await withdraw(visitor, id, own, 'withdrawal-key')).body).toEqual(first.body);
    expect(await balance(demo)).toBe(100);
  });

  it('refunds only the part that was not spent, and nothing when all is', async () => {
    const other = await stage.member('other');
    const { body } = await other.call('orderCredits', { body: { pack: 2, method: 'card', discount_code: null } });
    const id = String(valueAt(body, 'transaction'));
    await pay(id, 'paid');
    const chat = valueAt((await other.call('getChats')).body, 0, 'conversation', 'id');
    const send = async (count: number) => {
      for (let sent = 0; sent < count; sent += 1)
        await other.call('sendMessage', {
          body: { conversation: chat, text: 'One more', message_id: crypto.randomUUID() },
        });
    };
    await send(25);
    const amount = Number(valueAt(await read(other, id), 'amount', 'amount_minor'));
    const refund = Math.round((amount * 20) / 25);
    expect((await preview(other, id)).body).toMatchObject({ spent_credits: 5, refund: { amount_minor: refund } });
    const { body: receipt } = await withdraw(other, id);
    expect(valueAt(receipt, 'refund', 'amount_minor')).toBe(refund);
    expect(await balance(other)).toBe(0);

    const second = await order(other, 1);
    await pay(second, 'paid');
    await send(10);
    expect((await preview(other, second)).body).toMatchObject({ closed_because: 'spent', refund: { amount_minor: 0 } });
    expect((await withdraw(other, second)).status).toBe(409);
  });

  it('ends premium', async () => {
    const demo = await stage.member('demo');
    const { body } = await demo.call('subscribePremium', { body: { plan: 3, method: 'card' } });
    const id = String(valueAt(body, 'transaction'));
    await pay(id, 'paid');
    await withdraw(demo, id);
    expect(valueAt((await demo.call('getPremium')).body, 'subscription')).toBe(null);
    expect(valueAt((await demo.call('getUser')).body, 'paid_user')).toBe(false);
  });

  it('is closed after 14 days, before the payment, and for others, and says why', async () => {
    const demo = await stage.member('demo');
    const { body } = await demo.call('getTransactions', { query: { pp: 50 } });
    const old = listOf(valueAt(body, 'transactions'))
      .filter((each) => valueAt(each, 'state') === 'paid')
      .at(-1);
    expect(valueAt(old, 'withdraw_until')).toBe(null);
    expect((await withdraw(demo, valueAt(old, 'id'))).status).toBe(409);
    const late = (await preview(demo, valueAt(old, 'id'))).body;
    expect(late).toMatchObject({ closed_because: 'deadline' });
    expect(Date.parse(String(valueAt(late, 'until')))).toBeLessThan(Date.now());
    const pending = await order(demo, 1);
    expect((await withdraw(demo, pending)).status).toBe(409);
    expect((await preview(demo, pending)).body).toMatchObject({ closed_because: 'not_paid', until: null });
    const other = await stage.member('other');
    expect((await withdraw(other, pending)).status).toBe(404);
  });
});
