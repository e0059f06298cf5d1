import { at, isRecord, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { SEARCHED_BY } from './complete-profile.ts';
import { changeOf, HARD_NAME, HARD_TEXT, TEXT_ADVICE } from './hard-text.ts';
import { refused, refusedFields } from './refused-fields.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const profileOf = (answer: Answer): Readonly<Record<string, unknown>> => {
  const profile = at(answer.body, 'profile');
  return isRecord(profile) ? profile : {};
};

const DAY_MS = 86_400_000;
const ADULT_YEARS = 18;

/** Properties that a save may change besides those it names. */
const FOLLOWS: readonly string[] = ['age', 'completeness'];

/** What PHP takes for empty, and careless scripts for not sent. */
const EMPTIED: readonly Readonly<Record<string, unknown>>[] = [
  { personal: '0' },
  { personal: null },
  { city: null },
  { gender: null },
  { date_of_birth: null },
  { lastSignupStep: false },
  { lastSignupStep: true },
];

/** Saves property by property, on the throwaway account; all other properties must stay the same. */
export const saveEachProperty: Sequence = {
  title: 'save each part of the profile alone, read it back',
  account: 'throwaway',
  calls: callsOf('getUser', 'saveProfile'),
  async run(steps, { other: _other }) {
    if (steps.isDry) return;
    const start = profileOf(await steps.call('getUser', { purpose: 'as it stands' }));
    const [region] = steps.visitor.pool.regions?.get(String(start['country'])) ?? [];
    const country = [...(steps.visitor.pool.regions?.keys() ?? [])].find((each) => each !== start['country']);
    const language = steps.languages.findLast((each) => each !== start['language']);
    const changes: readonly Readonly<Record<string, unknown>>[] = [
      { personal: HARD_TEXT },
      { name: HARD_NAME },
      { city: HARD_NAME },
      { gender: 'male' },
      { date_of_birth: '1992-02-29' },
      // Late in the year, as the other one is early: ages are not counted by years alone.
      { date_of_birth: '1990-12-30' },
      ...(language === undefined ? [] : [{ language }]),
      { lastSignupStep: true },
      ...(region === undefined ? [] : [{ country: start['country'], countryregion: region, city: HARD_NAME }]),
      // A part of the place alone: the rest of it stays.
      { country: start['country'] },
      { city: 'Łódź' },
      { city: HARD_NAME },
      ...(region === undefined ? [] : [{ countryregion: null }, { countryregion: region }]),
      ...(country === undefined ? [] : [{ country, countryregion: null, city: null }]),
      ...(await configurable(steps)),
      ...EMPTIED,
      // Others look at it afterwards.
      { personal: HARD_TEXT, city: HARD_NAME, ...SEARCHED_BY },
    ];
    let before = start;
    for (const change of changes) before = await saveOne(steps, change, before);
    // Whose birthday comes within days: a day more than one is left for time zones.
    await refused(steps, 'a date of birth of somebody who is nearly 18', { date_of_birth: adultIn(2) });
    await refused(steps, 'a date of birth of a child', { date_of_birth: `${new Date().getUTCFullYear() - 10}-01-01` });
    await refused(steps, 'a date of birth that is to come', {
      date_of_birth: `${new Date().getUTCFullYear() + 2}-01-01`,
    });
    await refusedFields(steps);
    const foreign = foreignRegion(steps, String(before['country']));
    if (foreign !== null)
      await refused(steps, 'a region of another country', {
        country: before['country'],
        countryregion: foreign,
        city: null,
      });
  },
};

/** The birthday of somebody who becomes 18 in so many days. */
function adultIn(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear() - ADULT_YEARS, day.getUTCMonth(), day.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

async function saveOne(
  steps: Steps,
  change: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const names = Object.keys(change);
  const saved = await steps.attempt('saveProfile', {
    purpose: `save ${names.join(', ')}`,
    body: change,
    isWholeBody: true,
    expect: { kind: 'success', mayTryAnother: true },
  });
  if (!saved.isSuccess) return before;
  const read = await steps.call('getUser', { purpose: `${names.join(', ')} as read back` });
  const profile = profileOf(read);
  for (const [name, value] of Object.entries(change)) {
    compareOne(steps, read, name, value, profile[name]);
    if (!isRecord(value)) continue;
    const rest = (whole: unknown): object =>
      Object.fromEntries(Object.entries(Object(whole)).filter(([key]) => !(key in value)));
    steps.same(
      read,
      `Saving some of "${name}" changes the rest of it`,
      rest(before[name]),
      rest(profile[name]),
      'Replace the entries that the request names, and keep the others: array_merge($old, $new)',
    );
  }
  const answered = profileOf(saved);
  for (const [name, value] of Object.entries(profile))
    if (
      !steps.same(
        saved,
        `Saving the profile does not answer the profile as it is stored ("${name}")`,
        value,
        answered[name],
      )
    )
      break;
  for (const [name, value] of Object.entries(before))
    if (!names.includes(name) && !FOLLOWS.includes(name))
      steps.same(
        read,
        `Saving ${names.join(', ')} changes "${name}" too`,
        value,
        profile[name],
        'UPDATE only the columns that the request names.',
      );
  return profile;
}

/** `fields` and `notes` are merged: a save replaces only the entries it names. */
function compareOne(steps: Steps, read: Answer, name: string, sent: unknown, found: unknown): void {
  if (isRecord(sent)) {
    for (const [key, value] of Object.entries(sent)) compareOne(steps, read, `${name}.${key}`, value, at(found, key));
    return;
  }
  const change = typeof sent === 'string' ? changeOf(sent, found) : null;
  if (change !== null)
    steps.broken(read, `"${name}" is not read back as it was saved`, 'the text as it was sent', change, TEXT_ADVICE);
  // A field without codes may be left out.
  else if (Array.isArray(sent) && sent.length === 0 && found === undefined) return;
  else if (typeof sent !== 'string') steps.same(read, `"${name}" is not read back as it was saved`, sent, found);
}

/** Returns changes to two entries each, one at a time: the second save must not affect the first entry. */
async function configurable(steps: Steps): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (!steps.has('getProfileFields')) return [];
  const answer = await steps.attempt('getProfileFields', {
    purpose: 'the fields that there are',
    expect: { kind: 'documented' },
  });
  const allowed = Object.entries(Object(at(answer.body, 'allowed_values')));
  const notes = Object.entries(Object(at(answer.body, 'notes'))).filter(
    ([, length]) => Number(length) >= HARD_TEXT.length,
  );
  const fields = allowed.flatMap(([name, codes]): readonly object[] =>
    Array.isArray(codes) && typeof codes[0] === 'string' ? [{ fields: { [name]: [codes[0]] } }] : [],
  );
  return [
    ...fields.slice(0, 2),
    ...notes.slice(0, 2).map(([name]) => ({ notes: { [name]: HARD_TEXT } })),
    ...several(answer.body, allowed),
    ...(fields.length > 0 ? [{ fields: {} }] : []),
    ...(notes.length > 0 ? [{ notes: {} }] : []),
  ].filter(isRecord);
}

/** Returns a save of two codes in a field that may hold several, and one that takes them all away. */
function several(body: unknown, allowed: readonly (readonly [string, unknown])[]): readonly object[] {
  const multiple = listIn(body, '/multiple');
  const found = allowed.find(([name, codes]) => multiple.includes(name) && Array.isArray(codes) && codes.length > 1);
  if (found === undefined || !Array.isArray(found[1])) return [];
  const [name, codes] = found;
  return [{ fields: { [name]: codes.slice(0, 2) } }, { fields: { [name]: [] } }];
}

function foreignRegion(steps: Steps, country: string): number | null {
  for (const [name, regions] of steps.visitor.pool.regions ?? [])
    if (name !== country && regions[0] !== undefined) return regions[0];
  return null;
}

/** The member may have photos that wait, or were rejected. They may be approved meanwhile, and then are shown. */
async function onlyApproved(steps: Steps, other: Steps, me: number): Promise<void> {
  const seen = await other.call('getProfile', { purpose: 'the photos of the member', query: { id: me } });
  const own = await steps.call('getUser', { purpose: 'which of them are approved' });
  const hidden = listIn(own.body, '/profile/images')
    .filter((image) => at(image, 'state') !== 'approved')
    .map((image) => at(image, 'id'));
  const shown = listIn(seen.body, '/images').find((image) => hidden.includes(at(image, 'id')));
  if (shown !== undefined)
    other.broken(
      seen,
      'A photo that is not approved is shown to others',
      'only photos that are approved',
      `photo ${String(at(shown, 'id'))}`,
      "WHERE state = 'approved'",
    );
}

/** Other members see what a member saved. */
export const seenByOthers: Sequence = {
  title: 'a profile as others see it',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'getProfile'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const own = profileOf(await other.call('getUser', { purpose: 'as its member sees it' }));
    const id = own['id'];
    if (typeof id !== 'number') return;
    const seen = await steps.call('getProfile', { purpose: 'as another member sees it', query: { id } });
    for (const name of ['id', 'name', 'city', 'country', 'language', 'personal', 'fields', 'notes'])
      steps.same(seen, `"${name}" of a profile is another one for others`, own[name], at(seen.body, name));
    const approved = (Array.isArray(own['images']) ? own['images'] : [])
      .filter((image) => at(image, 'state') === 'approved')
      .map((image) => at(image, 'id'));
    const shown = valueAtPointer(seen.body, '/images');
    const ids = Array.isArray(shown) ? shown.map((image: unknown) => at(image, 'id')) : [];
    if (ids.some((each) => !approved.includes(each)))
      steps.broken(
        seen,
        'A photo that is not approved is shown to others',
        `only ${approved.join(', ') || 'none'}`,
        ids.join(', '),
        "WHERE state = 'approved'",
      );
    const looks = await steps.call('getUser', { purpose: 'who looks' });
    const me = numberIn(looks.body, '/profile/id');
    if (me !== null && me !== id) await onlyApproved(steps, other, me);
    if (me === id) steps.broken(seen, 'A new account has the id of another member', 'an id of its own', String(id));
  },
};
