import { describe, expect, it } from 'vitest';
import { pay } from './purchases.ts';
import { referenceStage, valueAt } from './reference-client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const stage = referenceStage();

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

describe('premium', () => {
  it('begins with its payment, makes messages free, and is cancelled for its end', async () => {
    const demo = await stage.member('demo');
    const { body } = await demo.call('subscribePremium', { body: { plan: 1, method: 'card' } });
    expect(valueAt((await demo.call('getUser')).body, 'paid_user')).toBe(false);
    await pay(stage, String(valueAt(body, 'transaction')), 'paid');
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
