import { describe, expect, it } from 'vitest';
import { balance, order, pay, read } from './purchases.ts';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

let offsetMs = 0;
const stage = referenceStage({ now: () => Date.now() + offsetMs });

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

    const back = await pay(stage, id, 'paid');
    expect([back.status, back.headers.get('location')]).toEqual([303, `/transactions/${id}`]);
    await pay(stage, id, 'paid');
    await pay(stage, id, 'failed');
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
      await pay(stage, id, outcome);
      await pay(stage, id, 'paid');
      expect(await read(demo, id)).toMatchObject({ state: outcome, pay_again: { pack: 3, plan: null } });
      expect(await balance(demo)).toBe(100);
    },
  );

  it('come by themselves after a pending payment', async () => {
    await stage.restart({ quiet: false, paymentDelayMs: 1 });
    try {
      const demo = await stage.member('demo');
      const id = await order(demo, 1);
      await pay(stage, id, 'pending');
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
    await pay(stage, id, 'pending');
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
    await pay(stage, id, 'twice');
    await pay(stage, id, 'twice');
    const paid = await read(demo, id);
    expect(paid).toMatchObject({ state: 'paid', refund: valueAt(paid, 'amount') });
    expect(await balance(demo)).toBe(110);
    const kinds = listOf(await stage.control.ledger()).map((entry) => valueAt(entry, 'kind'));
    expect(kinds).toEqual(['charge', 'charge', 'refund']);
  });

  it('are told late, decline, ask the bank, or lead astray, and are booked once all the same', async () => {
    const demo = await stage.member('demo');
    const id = await order(demo, 1);
    expect((await pay(stage, id, 'declined')).headers.get('location')).toBe(`/_reference/pay/${id}?step=declined`);
    expect((await pay(stage, id, 'secure')).headers.get('location')).toBe(`/_reference/pay/${id}?step=secure`);
    expect(await read(demo, id)).toMatchObject({ state: 'pending' });
    expect((await pay(stage, id, 'return-first')).headers.get('location')).toBe(`/transactions/${id}`);
    expect(await read(demo, id)).toMatchObject({ state: 'pending', payment_page: null });
    await expect.poll(() => balance(demo), { interval: 100, timeout: 20_000 }).toBe(110);
    const other = await order(demo, 2);
    const astray = (await pay(stage, other, 'foreign')).headers.get('location') ?? '';
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
    expect((await pay(stage, 't_unknown_transaction_id', 'paid')).status).toBe(404);
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
    await pay(stage, await order(demo, 1, 'STAY50'), 'paid');
    const again = await demo.call('orderCredits', { body: { pack: 1, method: 'card', discount_code: 'STAY50' } });
    expect(again.status).toBe(409);
  });
});

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
