import { at, valueAtPointer } from '../contract/json.ts';
import { type Found, find, onlyRows } from './search-rows.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

/** More towns than this are not within a kilometre of one. */
const TOWNS_NEAR_MAX = 3;
const UNKNOWN_INTEREST = 'doesnotexist0000000000000000';

/** A server may not know these filters; it then leaves them out of `filter_options`. */
export async function optionalFilters(steps: Steps, all: Found): Promise<void> {
  const withPhoto = await find(steps, 'only who has a photo', { with_photo: '1' });
  if (valueAtPointer(withPhoto.answer.body, '/filter_options/with_photo') === true)
    onlyRows(steps, withPhoto, 'with_photo', (row) => at(row, 'main_image') !== null, 'members with a photo');
  const nobody = await find(steps, 'an interest that nobody has', { interests: UNKNOWN_INTEREST });
  if (valueAtPointer(nobody.answer.body, '/filter_options/interests/0') === UNKNOWN_INTEREST && nobody.count > 0)
    steps.broken(
      nobody.answer,
      'The filter "interests" does not count: an interest that nobody has finds members',
      'nobody',
      `${nobody.count} of ${all.count} members`,
    );
  await eitherInterest(steps);
  const near = await find(steps, 'at most 1 km away', { max_distance_km: 1 });
  const far = await find(steps, 'at most 1000 km away', { max_distance_km: 1_000 });
  const isUsed = [near, far].every(
    ({ answer }) => valueAtPointer(answer.body, '/filter_options/max_distance_km') != null,
  );
  const towns = new Set(near.rows.map((row) => `${String(at(row, 'city'))}, ${String(at(row, 'country'))}`));
  if (isUsed && towns.size > TOWNS_NEAR_MAX)
    steps.broken(
      near.answer,
      'The filter "max_distance_km" lets others through',
      'members of the own town, or one beside it, within 1 km',
      `members of ${towns.size} towns`,
    );
  if (isUsed && (near.count > far.count || far.count > all.count))
    steps.broken(
      far.answer,
      'The filter "max_distance_km" does not count: more members are near than far, or far than there are',
      `at least ${near.count}, at most ${all.count} members`,
      `${far.count} members`,
    );
}

const INTERESTS_MAX = 4;

/** Two interests find whoever has one of them: at least as many as each alone. */
async function eitherInterest(steps: Steps): Promise<void> {
  if (!steps.has('getInterests')) return;
  const list = await steps.attempt('getInterests', {
    purpose: 'what can be asked for',
    expect: { kind: 'documented' },
  });
  const ids = listIn(list.body, '/interests')
    .map((each) => String(at(each, 'id')))
    .filter((id) => !id.includes(','));
  // Two of them may belong to the same members.
  const [one, ...others] = ids.slice(0, INTERESTS_MAX);
  if (one !== undefined) for (const two of others) await eitherOf(steps, one, two);
}

async function eitherOf(steps: Steps, one: string, two: string): Promise<void> {
  const first = await find(steps, `the interest ${one}`, { interests: one });
  // A server that does not know the filter leaves it out.
  if (valueAtPointer(first.answer.body, '/filter_options/interests/0') !== one) return;
  const second = await find(steps, `the interest ${two}`, { interests: two });
  const either = await find(steps, `one of the interests ${one} and ${two}`, { interests: `${one},${two}` });
  const wayRound = await find(steps, `one of the interests ${two} and ${one}`, { interests: `${two},${one}` });
  if (either.count !== wayRound.count) {
    const again = await find(steps, `one of the interests ${one} and ${two}, again`, { interests: `${one},${two}` });
    // Members come and go.
    if (again.count === either.count)
      steps.broken(
        wayRound.answer,
        'Two interests find others when they change places',
        `${either.count} members, as for ${one},${two}`,
        `${wayRound.count} for ${two},${one}`,
        'Take the list apart at its commas, and use all of it.',
      );
  }
  if (either.count < Math.max(first.count, second.count))
    steps.broken(
      either.answer,
      'Two interests find fewer members than one of them',
      `at least ${Math.max(first.count, second.count)}: whoever has one of the two`,
      `${either.count} members`,
      'IN (…) or OR between the interests, not AND.',
    );
}
