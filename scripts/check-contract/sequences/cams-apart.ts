import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { listIn } from './values.ts';

const GENDERS = ['female', 'male', 'other'];

/** Webcams are of the gender asked for. */
export const partnersApart: Sequence = {
  title: 'webcams by gender',
  account: 'member',
  calls: callsOf('searchCams'),
  async run(steps) {
    if (steps.isDry) return;
    const accountsOf = (body: unknown): readonly unknown[] => listIn(body, '/cams').map((cam) => at(cam, 'account'));
    const all = await steps.call('searchCams', { purpose: 'all of them' });
    const found: (readonly unknown[])[] = [];
    let last = all;
    for (const gender of GENDERS) {
      last = await steps.call('searchCams', { purpose: gender, query: { gender } });
      found.push(accountsOf(last.body));
    }
    const everybody = accountsOf(all.body);
    if (everybody.length > 0 && found.every((list) => isDeepStrictEqual(list, found[0])) && found[0]?.length !== 0)
      steps.broken(
        last,
        'The filter "gender" does not count: webcams are the same for each',
        'others for another gender',
        `the same ${found[0]?.length} for ${GENDERS.join(', ')}`,
      );
  },
};
