import { at, valueAtPointer } from '../contract/json.ts';
import { toldReason } from './reasons.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn, textIn } from './values.ts';

/** An order of premium is what was chosen, costs what was shown, and gives nothing before it is paid. */
export const premiumOrder: Sequence = {
  title: 'an order of premium, item by item',
  account: 'member',
  calls: callsOf(
    'getUser',
    'getPremium',
    'subscribePremium',
    'getTransactions.readTransaction',
    'getTransactions.listTransactions',
  ),
  async run(steps) {
    if (steps.isDry) return;
    const before = await steps.call('getUser', { purpose: 'the member' });
    const offer = await steps.call('getPremium', { purpose: 'the plans' });
    const plan = listIn(offer.body, '/plans').at(-1);
    const method = valueAtPointer(listIn(offer.body, '/payment_methods').at(-1), '/id');
    if (plan === undefined || typeof method !== 'string') return;
    if (at(offer.body, 'subscription') !== null) return;
    if (steps.has('cancelPremium')) {
      const cancelled = await steps.attempt('cancelPremium', {
        purpose: 'without premium',
        expect: { kind: 'status', statuses: [409], because: 'Premium is cancelled where there is none' },
      });
      toldReason(steps, cancelled, 'not_premium');
    }
    const started = await steps.attempt('subscribePremium', {
      purpose: 'order the last plan',
      body: { plan: numberIn(plan, '/id'), method, again: true },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const id = textIn(started.body, 'transaction');
    if (!started.isSuccess || id === null) return;
    const one = await steps.call('getTransactions', {
      use: 'readTransaction',
      purpose: 'the transaction',
      query: { id },
    });
    steps.same(one, 'An order of premium is no order of premium', 'premium', valueAtPointer(one.body, '/item/kind'));
    steps.same(
      one,
      'An order of premium is for another time than its plan',
      numberIn(plan, '/months'),
      numberIn(one.body, '/item/months'),
    );
    const prices = [at(plan, 'price'), at(plan, 'full_price')].map((price) => numberIn(price, '/amount_minor'));
    const amount = numberIn(one.body, '/amount/amount_minor');
    if (!prices.includes(amount))
      steps.broken(
        one,
        'An order of premium costs another price than its plan',
        prices.filter((price) => price !== null).join(' or '),
        String(amount),
        'Take the price from the same table in both scripts.',
      );
    steps.same(one, 'An order that nobody has paid is not pending', 'pending', at(one.body, 'state'));
    await inList(steps, id);
    const after = await steps.call('getUser', { purpose: 'nothing is paid yet' });
    steps.same(
      after,
      'Premium is given before it is paid',
      at(before.body, 'paid_user'),
      at(after.body, 'paid_user'),
      'Give premium only when the payment provider has reported the payment.',
    );
    const now = await steps.call('getPremium', { purpose: 'no subscription yet' });
    steps.same(now, 'A subscription begins before it is paid', null, at(now.body, 'subscription'));
  },
};

/**
 * Who has premium is a paying member, and who never paid anything is none. Whether those who once bought credits are
 * told as paying is up to the operator.
 */
export const premiumAgrees: Sequence = {
  title: 'paying members and premium',
  account: 'member',
  calls: callsOf('getUser', 'getPremium', 'getTransactions.listTransactions'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    for (const who of [steps, ...(other === null ? [] : [other])]) {
      const offer = await who.call('getPremium', { purpose: 'the subscription' });
      const hasPremium = at(offer.body, 'subscription') !== null;
      const list = await who.call('getTransactions', { use: 'listTransactions', purpose: 'whether anything was paid' });
      const user = await who.call('getUser', { purpose: 'the member' });
      const again = await who.call('getPremium', { purpose: 'the subscription, once more' });
      // It may have begun or ended in between.
      if (hasPremium !== (at(again.body, 'subscription') !== null)) continue;
      const hasPaid = listIn(list.body, '/transactions').some((each) => at(each, 'settled_at') !== null);
      if (hasPremium || (!hasPaid && valueAtPointer(list.body, '/paging/num_results') !== null))
        who.same(
          user,
          hasPremium ? 'A member with premium is told as one who does not pay' : 'Who never paid is told as who does',
          hasPremium,
          at(user.body, 'paid_user'),
        );
    }
  },
};

async function inList(steps: Steps, id: string): Promise<void> {
  const list = await steps.call('getTransactions', { use: 'listTransactions', purpose: 'it is in the list' });
  if (!listIn(list.body, '/transactions').some((each) => at(each, 'id') === id))
    steps.broken(list, 'An order of premium is not in the list of transactions', `transaction ${id}`, 'not there');
}

/** What a code carries is the same for whoever looks it up, is shown prices with it, and orders. */
export const discounts: Sequence = {
  title: 'a discount in three places',
  account: 'member',
  calls: callsOf('getCredits', 'getDiscountCode', 'orderCredits', 'getTransactions.readTransaction'),
  async run(steps) {
    if (steps.isDry) return;
    const code = steps.candidates('discount_code')[0] ?? 'WELCOME20';
    const lookup = await steps.attempt('getDiscountCode', {
      purpose: 'look the code up',
      query: { code },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const percent = valueAtPointer(lookup.body, '/discount_code/percent');
    if (!lookup.isSuccess || typeof percent !== 'number') return;
    const found = String(valueAtPointer(lookup.body, '/discount_code/code'));
    steps.same(
      lookup,
      'Another discount code is found than the one that was asked for',
      String(code).toLowerCase(),
      found.toLowerCase(),
    );
    const offer = await steps.call('getCredits', { purpose: 'the packs with it', query: { discount_code: code } });
    steps.same(
      offer,
      'The prices do not tell the discount that the code carries',
      percent,
      valueAtPointer(offer.body, '/discount/percent') ?? 'no discount',
      'One function for both: what a code carries, and whether it holds.',
    );
    const pack = listIn(offer.body, '/packs').at(-1);
    const method = valueAtPointer(listIn(offer.body, '/payment_methods').at(-1), '/id');
    if (at(pack, 'full_price') === null || typeof method !== 'string') return;
    const started = await steps.attempt('orderCredits', {
      purpose: 'order with it',
      body: { pack: numberIn(pack, '/id'), method, discount_code: code, again: true },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const id = textIn(started.body, 'transaction');
    if (!started.isSuccess || id === null) return;
    const one = await steps.call('getTransactions', { use: 'readTransaction', purpose: 'its price', query: { id } });
    steps.same(one, 'An order does not cost what the discount makes of it', at(pack, 'price'), at(one.body, 'amount'));
  },
};

/** What was shown and what stands open are compared before an order is made. */
export const guardedOrder: Sequence = {
  title: 'an order at another price, and a second one',
  account: 'member',
  calls: callsOf('getCredits', 'orderCredits'),
  async run(steps) {
    if (steps.isDry) return;
    const offer = await steps.call('getCredits', { purpose: 'the packs' });
    const pack = listIn(offer.body, '/packs')[0];
    const method = valueAtPointer(listIn(offer.body, '/payment_methods')[0], '/id');
    const price = numberIn(pack, '/price/amount_minor');
    if (pack === undefined || price === null || typeof method !== 'string') return;
    const body = { pack: numberIn(pack, '/id'), method, discount_code: null };
    const credits = (numberIn(pack, '/credits') ?? 0) + (numberIn(pack, '/bonus_credits') ?? 0);
    const shown = { price: { amount_minor: price + 100, currency: valueAtPointer(pack, '/price/currency') }, credits };
    const other = await steps.attempt('orderCredits', {
      purpose: 'shown at another price',
      body: { ...body, shown, again: true },
      expect: { kind: 'status', statuses: [409], because: 'An order at another price than was shown is taken' },
    });
    toldReason(steps, other, 'price_changed');
    const fewer = await steps.attempt('orderCredits', {
      purpose: 'shown with other credits',
      body: { ...body, shown: { price: at(pack, 'price'), credits: credits + 1 }, again: true },
      expect: { kind: 'status', statuses: [409], because: 'An order of other credits than were shown is taken' },
    });
    toldReason(steps, fewer, 'price_changed');
    const first = await steps.attempt('orderCredits', {
      purpose: 'order a pack',
      body: { ...body, again: true },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (!first.isSuccess) return;
    const second = await steps.attempt('orderCredits', {
      purpose: 'order the same once more, unknowingly',
      body,
      expect: {
        kind: 'status',
        statuses: [409],
        because: 'The same is ordered a second time while the first order is open',
      },
    });
    toldReason(steps, second, 'order_open');
    await steps.attempt('orderCredits', {
      purpose: 'order the same once more, knowingly',
      body: { ...body, again: true },
      expect: { kind: 'status', statuses: [200], because: 'A second order is refused to a member who means it' },
    });
  },
};
