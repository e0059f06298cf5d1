import { at, isList } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

const PROFILES_MAX = 6;

/** What profiles hold is what the regions and the fields of the site tell. */
export const profilesOfOthers: Sequence = {
  title: 'regions and fields in profiles',
  account: 'member',
  calls: callsOf('getProfile', 'getRegions'),
  async run(steps) {
    if (steps.isDry) return;
    const regions = at((await steps.call('getRegions', { purpose: 'the regions' })).body, 'regions');
    const fields = steps.has('getProfileFields')
      ? (await steps.call('getProfileFields', { purpose: 'the fields' })).body
      : null;
    for (const id of steps.candidates('member').slice(0, PROFILES_MAX)) {
      const profile = await steps.attempt('getProfile', {
        purpose: `the profile of member ${id}`,
        query: { id },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (!profile.isSuccess) continue;
      regionOf(steps, profile, regions);
      if (fields !== null) fieldsOf(steps, profile, fields);
    }
  },
};

/** Checks that the country of a profile has the region that it names; returns whether it has. */
export function regionOf(steps: Steps, profile: Answer, regions: unknown): boolean {
  const name = at(profile.body, 'countryregion');
  const country = String(at(profile.body, 'country'));
  const known = listIn(regions, `/${country}`).map((region) => at(region, 'name'));
  if (typeof name !== 'string' || known.length === 0 || known.includes(name)) return true;
  steps.broken(
    profile,
    'The region of a profile is none of its country',
    `one of the ${known.length} regions that getRegions tells for ${country}, by its name`,
    name,
    'JOIN the same table of regions in both scripts, and answer the name, not the id.',
  );
  return false;
}

function fieldsOf(steps: Steps, profile: Answer, fields: unknown): void {
  for (const [name, codes] of Object.entries(Object(at(profile.body, 'fields')))) {
    const allowed = listIn(fields, `/allowed_values/${name}`);
    const wrong = isList(codes) ? codes.find((code) => !allowed.includes(code)) : undefined;
    if (allowed.length > 0 && wrong !== undefined)
      steps.broken(
        profile,
        'A profile holds a value that its field does not have',
        `${name} as one of ${allowed.slice(0, 6).join(', ')}`,
        String(wrong),
        'Answer the codes; the client has their labels from getProfileFields.',
      );
  }
}
