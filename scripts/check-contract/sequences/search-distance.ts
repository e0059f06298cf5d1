import { at, valueAtPointer } from '../contract/json.ts';
import { find } from './search-rows.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { kmBetween } from './towns.ts';
import { holds, numberIn } from './values.ts';

/** Towns are wide: their middles lie closer or further than what a server takes for them. */
const APART_KM = 15;
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

/** Towns whose distance is known lie within the kilometres asked for, or are left out; miles are another unit. */
export const knownTowns: Sequence = {
  title: 'search by distance, among towns that are known',
  account: 'member',
  calls: callsOf('search', 'getUser'),
  async run(steps) {
    if (steps.isDry) return;
    const user = await steps.call('getUser', { purpose: 'where the member lives' });
    const home = townOf(at(user.body, 'profile'));
    const all = await find(steps, 'everybody', {});
    const distances = [...new Set(all.rows.map(townOf))]
      .map((town) => kmBetween(home, town))
      .filter((km) => km !== null)
      .filter((km) => km > APART_KM * 2)
      .sort((one, other) => one - other);
    for (const distance of distances.slice(0, 4)) {
      // Short of this town in kilometres, and beyond it in miles.
      const km = Math.floor(distance * 0.75 - APART_KM / 2);
      const near = await find(steps, `within ${km} km`, { max_distance_km: km });
      if (valueAtPointer(near.answer.body, '/filter_options/max_distance_km') !== km) return;
      const far = near.rows.find((row) => (kmBetween(home, townOf(row)) ?? 0) > km + APART_KM);
      if (far !== undefined)
        steps.broken(
          near.answer,
          'The filter "max_distance_km" lets others through',
          `members at most ${km} km from ${home}`,
          `member ${String(at(far, 'id'))} of ${townOf(far)}, about ${Math.round(kmBetween(home, townOf(far)) ?? 0)} km away`,
          'Kilometres, as the crow flies: a mile has 1.609 of them.',
        );
      const beyond = Math.ceil(distance + APART_KM);
      const wide = await find(steps, `within ${beyond} km`, { max_distance_km: beyond });
      const lost = all.rows.find((row) => {
        const away = kmBetween(home, townOf(row));
        return away !== null && away <= distance && !holds(wide.rows, '/id', at(row, 'id'));
      });
      if (lost !== undefined && all.count <= 100 && wide.count < all.count && wide.rows.length === wide.count)
        steps.broken(
          wide.answer,
          'The filter "max_distance_km" leaves out members who are near',
          `member ${String(at(lost, 'id'))} of ${townOf(lost)} within ${beyond} km of ${home}`,
          'not there',
        );
    }
  },
};

function townOf(member: unknown): string {
  return `${String(at(member, 'country'))} ${String(at(member, 'city'))}`;
}
