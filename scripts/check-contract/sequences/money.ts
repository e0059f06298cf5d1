import { at, isRecord, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { expectNow } from './expect-now.ts';
import { toldReason } from './reasons.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn, textIn } from './values.ts';

const SECOND_MS = 1000;

const amount = (value: unknown): number => numberIn(value, '/amount_minor') ?? 0;

export const prices: Sequence = {
  title: 'prices that agree with each other',
  account: 'member',
  calls: callsOf('getCredits', 'getPremium'),
  async run(steps) {
    if (steps.isDry) return;
    for (const query of [{}, { discount_code: 'WELCOME20' }]) {
      const offer = await steps.call('getCredits', { purpose: 'the packs', query });
      for (const pack of listIn(offer.body, '/packs')) {
        const full = at(pack, 'full_price');
        if (isRecord(full) && amount(full) < amount(at(pack, 'price')))
          steps.broken(
            offer,
            'A price with a discount is above the full one',
            `at most ${amount(full)}`,
            String(amount(at(pack, 'price'))),
          );
      }
    }
    const premium = await steps.call('getPremium', { purpose: 'the plans' });
    for (const plan of listIn(premium.body, '/plans')) {
      const months = numberIn(plan, '/months') ?? 1;
      const each = amount(at(plan, 'price')) / months;
      if (Math.abs(amount(at(plan, 'price_per_month')) - each) > 1)
        steps.broken(
          premium,
          'The price of a month is not that of the plan by its months',
          `about ${Math.round(each)}`,
          String(amount(at(plan, 'price_per_month'))),
        );
    }
  },
};

export const order: Sequence = {
  title: 'an order, item by item',
  account: 'member',
  calls: callsOf(
    'getUser',
    'getCredits',
    'orderCredits',
    'getTransactions.readTransaction',
    'getTransactions.listTransactions',
  ),
  async run(steps) {
    if (steps.isDry) return;
    const credits = numberIn((await steps.call('getUser', { purpose: 'the balance' })).body, '/credits');
    const offer = await steps.call('getCredits', { purpose: 'the offer' });
    const packs = listIn(offer.body, '/packs');
    const pack = packs.at(-1);
    const method = valueAtPointer(listIn(offer.body, '/payment_methods').at(-1), '/id');
    // The run may have ordered the same before.
    const body = { pack: numberIn(pack, '/id'), method, discount_code: null, again: true };
    if (pack === undefined || typeof method !== 'string') return;
    const started = await steps.call('orderCredits', { purpose: 'order a pack', body });
    const id = textIn(started.body, 'transaction');
    if (id === null) return;
    const one = await steps.call('getTransactions', {
      use: 'readTransaction',
      purpose: 'the transaction',
      query: { id },
    });
    const bonus = (numberIn(pack, '/credits') ?? 0) + (numberIn(pack, '/bonus_credits') ?? 0);
    const held = numberIn(one.body, '/item/credits');
    if (held !== numberIn(pack, '/credits') && held !== bonus)
      steps.broken(
        one,
        'An order holds another number of credits than its pack',
        `${numberIn(pack, '/credits')} or ${bonus}`,
        String(held),
      );
    const price = at(pack, 'full_price') ?? at(pack, 'price');
    const allowed = [amount(price), amount(at(pack, 'price'))];
    if (!allowed.includes(amount(at(one.body, 'amount'))))
      steps.broken(
        one,
        'An order costs another price than its pack',
        allowed.join(' or '),
        String(amount(at(one.body, 'amount'))),
        'Take the price from the same table in both scripts.',
      );
    steps.same(one, 'An order has another payment method than was chosen', method, at(one.body, 'method'));
    steps.same(one, 'An order that nobody has paid is not pending', 'pending', at(one.body, 'state'));
    expectNow(steps, one, at(one.body, 'created_at'), 'An order that was made just now');
    const list = await steps.call('getTransactions', { use: 'listTransactions', purpose: 'it is in the list' });
    const entries = listIn(list.body, '/transactions');
    const entry = entries.find((each) => at(each, 'id') === id);
    const place = entries.findIndex(
      (each, index) =>
        index > 0 &&
        Date.parse(String(at(each, 'created_at'))) > Date.parse(String(at(entries[index - 1], 'created_at'))),
    );
    if (place > 0)
      steps.broken(
        list,
        'Transactions are not newest first',
        'created_at that falls',
        `entry ${place + 1} is newer than the one before`,
        'ORDER BY created_at DESC',
      );
    if (entry === undefined)
      steps.broken(list, 'A started order is not in the list of transactions', `transaction ${id}`, 'not there');
    const after = await steps.call('getUser', { purpose: 'nothing is paid yet' });
    steps.same(
      after,
      'An order gives credits before it is paid',
      credits,
      numberIn(after.body, '/credits'),
      'Book credits only when the payment provider has reported the payment.',
    );
    await refused(
      steps,
      'orderCredits',
      'an unknown payment method',
      { ...body, method: 'no-such-method' },
      [404, 422, 409],
    );
    const code = { ...body, discount_code: 'no-such-code' };
    toldReason(
      steps,
      await refused(steps, 'orderCredits', 'a discount code that does not hold', code, [409, 404, 422]),
      'discount_gone',
    );
    await lastOrder(steps, entries);
  },
};

export async function refused(
  steps: Steps,
  operationId: string,
  what: string,
  body: Readonly<Record<string, unknown>>,
  statuses: readonly number[],
): Promise<Answer> {
  return steps.attempt(operationId, {
    purpose: what,
    body,
    expect: { kind: 'status', statuses, because: `${what.charAt(0).toUpperCase()}${what.slice(1)} is not refused` },
  });
}

/** Checks that the last order is the last paid one, or newer. */
async function lastOrder(steps: Steps, entries: readonly unknown[]): Promise<void> {
  const paid = entries.filter(
    (each) =>
      ['paid', 'withdrawn'].includes(String(at(each, 'state'))) && valueAtPointer(each, '/item/kind') === 'credits',
  );
  const newest = Math.max(...paid.map((each) => Date.parse(String(at(each, 'created_at')))));
  const offer = await steps.call('getCredits', { purpose: 'the last order' });
  const told = valueAtPointer(offer.body, '/last_order/ordered_at');
  if (typeof told === 'string' && Date.parse(told) < newest - 1000)
    steps.broken(
      offer,
      'The last order is not the last one',
      `one of ${new Date(newest).toISOString()} or later`,
      told,
      'ORDER BY created_at DESC LIMIT 1',
    );
  if (typeof told === 'string') lastPack(steps, offer, told, entries);
}

/** The last order is of the pack that its transaction holds, as far as the packs of today tell. */
function lastPack(steps: Steps, offer: Answer, orderedAt: string, entries: readonly unknown[]): void {
  const ofThen = entries.filter(
    (each) => Math.abs(Date.parse(String(at(each, 'created_at'))) - Date.parse(orderedAt)) < SECOND_MS,
  );
  const [entry] = ofThen;
  if (entry === undefined || ofThen.length > 1 || valueAtPointer(entry, '/item/kind') !== 'credits') return;
  const held = numberIn(entry, '/item/credits');
  const holds = (pack: unknown): boolean =>
    [0, numberIn(pack, '/bonus_credits') ?? 0].some((bonus) => (numberIn(pack, '/credits') ?? 0) + bonus === held);
  const packs = listIn(offer.body, '/packs');
  const named = packs.find((pack) => at(pack, 'id') === valueAtPointer(offer.body, '/last_order/pack'));
  const right = packs.find(holds);
  if (named !== undefined && right !== undefined && !holds(named))
    steps.broken(
      offer,
      'The last order names another pack than its transaction holds',
      `pack ${String(at(right, 'id'))} with ${held} credits`,
      `pack ${String(at(named, 'id'))}`,
    );
  steps.same(
    offer,
    'The last order names another payment method than its transaction',
    at(entry, 'method'),
    valueAtPointer(offer.body, '/last_order/method'),
  );
}
