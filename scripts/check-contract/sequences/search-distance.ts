import { at, valueAtPointer } from '../contract/json.ts';
import { find } from './search-rows.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { holds, numberIn } from './values.ts';

const NOWHERE = 'Check-Contract-Nowhere';
const FURTHEST_KM = 1000;

/** A member whose town the server does not know is near nobody. */
export const unknownTowns: Sequence = {
  title: 'search by distance, and a town that does not exist',
  account: 'member',
  needsOther: true,
  calls: callsOf('search', 'getUser', 'saveProfile'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const user = await other.call('getUser', { purpose: 'who lives nowhere' });
    const id = numberIn(user.body, '/profile/id');
    const save = (city: unknown): Promise<unknown> =>
      other.attempt('saveProfile', {
        purpose: 'another town',
        body: { city },
        isWholeBody: true,
        expect: { kind: 'documented' },
      });
    await save(NOWHERE);
    const all = await find(steps, 'the newest, from everywhere', { order: 'newest' });
    const near = await find(steps, `the newest within ${FURTHEST_KM} km`, {
      order: 'newest',
      max_distance_km: FURTHEST_KM,
    });
    const isUsed = valueAtPointer(near.answer.body, '/filter_options/max_distance_km') === FURTHEST_KM;
    if (isUsed && holds(all.rows, '/id', id) && holds(near.rows, '/id', id))
      steps.broken(
        near.answer,
        'A member whose town the server does not know is found by distance',
        `without member ${id} of "${NOWHERE}"`,
        'found',
        'An unknown place is no place: WHERE distance IS NOT NULL AND distance <= :km',
      );
    await save(at(at(user.body, 'profile'), 'city'));
  },
};
