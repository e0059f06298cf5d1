import { describe, expect, it } from 'vitest';
import { balance, order, pay, read } from './purchases.ts';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

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
    await pay(stage, id, 'paid');
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
    await pay(stage, id, 'paid');
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
    await pay(stage, id, 'paid');
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
    await pay(stage, second, 'paid');
    await send(10);
    expect((await preview(other, second)).body).toMatchObject({ closed_because: 'spent', refund: { amount_minor: 0 } });
    expect((await withdraw(other, second)).status).toBe(409);
  });

  it('ends premium', async () => {
    const demo = await stage.member('demo');
    const { body } = await demo.call('subscribePremium', { body: { plan: 3, method: 'card' } });
    const id = String(valueAt(body, 'transaction'));
    await pay(stage, id, 'paid');
    await withdraw(demo, id);
    expect(valueAt((await demo.call('getPremium')).body, 'subscription')).toBe(null);
    expect(valueAt((await demo.call('getUser')).body, 'paid_user')).toBe(false);
  });

  it('is open to the end of the last day, as a period of days is in European law', async () => {
    const demo = await stage.member('demo');
    const { body } = await demo.call('getTransactions', { query: { pp: 50 } });
    const open = listOf(valueAt(body, 'transactions')).filter((each) => valueAt(each, 'withdraw_until') !== null);
    expect(open.length).toBeGreaterThan(0);
    for (const each of open) {
      const paidOn = Date.parse(String(valueAt(each, 'settled_at')).slice(0, 10));
      const lastDay = new Date(paidOn + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      expect(valueAt(each, 'withdraw_until')).toBe(`${lastDay}T23:59:59.000Z`);
    }
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
