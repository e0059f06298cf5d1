import { at, valueAtPointer } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

const NO_SUCH_CODE = 'check-contract-no-such-code';
/** What ends within that may have ended between two calls. */
const SOON_MS = 60_000;
const OFFERS = [
  { operationId: 'getCredits', list: '/packs' },
  { operationId: 'getPremium', list: '/plans' },
] as const;

/** A code that does not hold changes nothing; one that does is told alike in both offers. */
export const codes: Sequence = {
  title: 'a code that holds and one that does not, in both offers',
  account: 'member',
  calls: callsOf('getDiscountCode'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const code = String(steps.candidates('discount_code')[0] ?? 'WELCOME20');
    const lookup = await steps.attempt('getDiscountCode', {
      purpose: 'look the code up',
      query: { code },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const nothing = await steps.attempt('getDiscountCode', {
      purpose: 'look a code up that does not exist',
      query: { code: NO_SUCH_CODE },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (nothing.isSuccess && valueAtPointer(nothing.body, '/discount_code/code') === NO_SUCH_CODE)
      steps.broken(nothing, 'A code that does not exist is found', 'null', NO_SUCH_CODE);
    await welcome(steps);
    // The account of the run is that of a new member.
    if (other !== null) await welcome(other);
    for (const { operationId, list } of OFFERS) {
      if (!steps.has(operationId)) continue;
      await withoutEffect(steps, operationId, list);
      const offer = await steps.call(operationId, { purpose: 'with the code', query: { discount_code: code } });
      const told = at(offer.body, 'discount');
      const known = at(lookup.body, 'discount_code');
      if (told === null || known === null || known === undefined || at(told, 'code') !== at(known, 'code')) continue;
      steps.same(
        offer,
        `${operationId} tells another discount than the code carries`,
        known,
        told,
        'One function for both: what a code carries, and until when.',
      );
    }
  },
};

/** The discount of a new member is told as such, and gives what it promises; the bonus of the time comes with it. */
async function welcome(steps: Steps): Promise<void> {
  const lookup = await steps.attempt('getDiscountCode', {
    purpose: 'the welcome of a new member',
    query: { welcome: 'true' },
    expect: { kind: 'success', mayTryAnother: true },
  });
  const told = at(lookup.body, 'discount_code');
  if (!lookup.isSuccess || !steps.has('getCredits')) return;
  const plain = await steps.call('getCredits', { purpose: 'the bonus of the time' });
  const [bonus, offered] = [at(lookup.body, 'time_bonus'), at(plain.body, 'time_bonus')];
  if (bonus === null && Date.parse(String(at(offered, 'valid_until'))) > Date.now() + SOON_MS)
    steps.broken(
      lookup,
      'The bonus of the time does not come with a discount that is looked up',
      `${JSON.stringify(offered)}, as getCredits tells it`,
      'null',
      'One function for both: what bonus there is at this time.',
    );
  if (bonus !== null && offered !== null)
    steps.same(lookup, 'Two calls tell two bonuses of the time', at(offered, 'percent'), at(bonus, 'percent'));
  if (told === null || told === undefined) return;
  steps.same(lookup, 'The welcome discount is told as another one', 'welcome', at(told, 'reason'));
  const offer = await steps.call('getCredits', {
    purpose: 'the packs with it',
    query: { discount_code: String(at(told, 'code')) },
  });
  steps.same(
    offer,
    'The welcome discount does not give what it promises',
    at(told, 'percent'),
    valueAtPointer(offer.body, '/discount/percent') ?? 'no discount',
  );
}

async function withoutEffect(steps: Steps, operationId: string, list: string): Promise<void> {
  const plain = await steps.call(operationId, { purpose: 'without a code' });
  const offer = await steps.call(operationId, {
    purpose: 'with a code that does not exist',
    query: { discount_code: NO_SUCH_CODE },
  });
  const pricesOf = (body: unknown): readonly unknown[] => listIn(body, list).map((each) => at(each, 'price'));
  if (valueAtPointer(offer.body, '/discount/code') === NO_SUCH_CODE)
    steps.broken(offer, 'A code that does not hold is told as a discount', 'another one, or null', NO_SUCH_CODE);
  steps.same(offer, 'A code that does not hold changes prices', pricesOf(plain.body), pricesOf(offer.body));
}
