import { at, valueAtPointer } from '../contract/json.ts';
import { toldReason } from './reasons.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { listIn, numberIn } from './values.ts';

/** A member with premium cannot order it again: a sequence of its own, as a run for such a member has few operations. */
export const premiumTwice: Sequence = {
  title: 'premium with premium',
  account: 'member',
  calls: callsOf('getPremium', 'subscribePremium'),
  async run(steps) {
    if (steps.isDry) return;
    const offer = await steps.call('getPremium', { purpose: 'whether there is premium' });
    const subscription = at(offer.body, 'subscription');
    const method = valueAtPointer(listIn(offer.body, '/payment_methods')[0], '/id');
    if (subscription === null || subscription === undefined || typeof method !== 'string') return;
    for (const plan of listIn(offer.body, '/plans')) {
      const twice = await steps.attempt('subscribePremium', {
        purpose: 'premium, with premium',
        body: { plan: numberIn(plan, '/id'), method, discount_code: null, again: true },
        expect: { kind: 'status', statuses: [409], because: 'A member with premium can order it again' },
      });
      toldReason(steps, twice, 'already_premium');
    }
  },
};
