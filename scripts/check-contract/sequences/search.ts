import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { neighbourOf } from './neighbours.ts';
import { countIn, regionElsewhere, wholeReach } from './search-beyond.ts';
import { optionalFilters } from './search-optional.ts';
import { type Found, find, onlyRows, type Query, queryOfFilters } from './search-rows.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { countUntold } from './untold.ts';
import { listIn, numberIn } from './values.ts';

export const searchFilters: Sequence = {
  title: 'search with each filter alone',
  account: 'member',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const all = await find(steps, 'without a filter', {});
    await ages(steps, all);
    await partition(steps, all, 'gender', ['female', 'male', 'other']);
    const countries = [...new Set(all.rows.map((row) => at(row, 'country')))].filter((one) => typeof one === 'string');
    for (const country of countries.slice(0, 2)) await ofCountry(steps, all, country);
    const online = await find(steps, 'only who is online', { online: '1' });
    onlyRows(steps, online, 'online', (row) => at(row, 'online') === true, 'members who are online');
    await optionalFilters(steps, all);
    await wrongWayRound(steps);
  },
};

async function ages(steps: Steps, all: Found): Promise<void> {
  const known = all.rows
    .map((row) => numberIn(row, '/age'))
    .filter((age) => age !== null)
    .sort((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)];
  if (middle === undefined || middle <= 18) return;
  const from = await find(steps, `from ${middle} years`, { min_age: middle });
  onlyRows(
    steps,
    from,
    'min_age',
    (row) => (numberIn(row, '/age') ?? 0) >= middle,
    `members of at least ${middle} years`,
  );
  told(steps, from, { min_age: middle });
  const until = await find(steps, `to ${middle - 1} years`, { max_age: middle - 1 });
  onlyRows(
    steps,
    until,
    'max_age',
    (row) => (numberIn(row, '/age') ?? 0) < middle,
    `members of at most ${middle - 1} years`,
  );
  told(steps, until, { max_age: middle - 1 });
  const younger = await find(steps, `without those from ${middle} years`, { exclude_min_age: middle });
  onlyRows(
    steps,
    younger,
    'exclude_min_age',
    (row) => (numberIn(row, '/age') ?? 0) < middle,
    `members below ${middle} years`,
  );
  await sum(steps, all, [from, until], 'age', `those from ${middle} years and those below`);
}

/** Checks that each value finds only its own members, and that all values together find everyone. */
async function partition(steps: Steps, all: Found, name: 'gender', values: readonly string[]): Promise<void> {
  const parts: Found[] = [];
  for (const value of values) {
    const part = await find(steps, `${name} ${value}`, { [name]: value });
    onlyRows(steps, part, name, (row) => at(row, name) === value, `members with the ${name} ${value}`);
    told(steps, part, { [name]: value });
    parts.push(part);
  }
  await sum(steps, all, parts, name, `members by ${name}`);
}

async function ofCountry(steps: Steps, all: Found, country: string): Promise<void> {
  const inCountry = await find(steps, `in ${country}`, { country });
  onlyRows(steps, inCountry, 'country', (row) => at(row, 'country') === country, `members in ${country}`);
  told(steps, inCountry, { country });
  const regions = steps.visitor.pool.regions?.get(country) ?? [];
  const parts: Found[] = [];
  for (const countryregion of regions.slice(0, 12))
    parts.push(await find(steps, `in region ${countryregion} of ${country}`, { country, countryregion }));
  const inRegions = parts.reduce((total, { count }) => total + count, 0);
  const last = parts.at(-1);
  if (last !== undefined && inRegions > inCountry.count)
    steps.broken(
      last.answer,
      'The filter "countryregion" does not count: its regions hold more members than their country',
      `at most ${inCountry.count} members in all regions of ${country}`,
      String(inRegions),
      'WHERE region_id = :countryregion is missing, or overruled by another condition.',
    );
  await regionElsewhere(steps, country);
  const neighbour = neighbourOf(country);
  const [region] = regions;
  if (region !== undefined) {
    const query = { country, countryregion: region, searchAllCountries: '1' };
    const beyondRegion = await find(steps, `in ${country} and beyond, with a region`, query);
    steps.same(
      beyondRegion.answer,
      'A search in all countries tells a region as its limit',
      null,
      valueAtPointer(beyondRegion.answer.body, '/filter_options/countryregion'),
    );
  }
  const further = await find(steps, `in ${country} and beyond`, { country, searchAllCountries: '1' });
  if (neighbour !== null)
    onlyRows(
      steps,
      further,
      'searchAllCountries',
      (row) => [country, neighbour].includes(String(at(row, 'country'))),
      `members in ${country} and its neighbour ${neighbour}`,
    );
  await wholeReach(steps, all, { country, inCountry, further, neighbour, region });
  const beyond = neighbour === null ? all.count - inCountry.count : await countIn(steps, neighbour);
  if (beyond > 0 && further.count <= inCountry.count)
    steps.broken(
      further.answer,
      'searchAllCountries finds nobody in other countries',
      `more than the ${inCountry.count} members of ${country}`,
      String(further.count),
    );
}

async function wrongWayRound(steps: Steps): Promise<void> {
  const answer = await steps.attempt('search', {
    purpose: 'min_age above max_age',
    query: { manual_search: '1', do_not_save: '1', min_age: 60, max_age: 20 },
    expect: { kind: 'documented' },
  });
  const rows = listIn(answer.body, '/profiles');
  if (answer.isSuccess && rows.length > 0)
    steps.broken(answer, 'A search from 60 to 20 years finds members', 'nobody, or 422', `${rows.length} members`);
}

/** Checks that the response reports the requested filters. */
function told(steps: Steps, { answer }: Found, asked: Query): void {
  for (const [name, value] of Object.entries(asked))
    steps.same(
      answer,
      `"filter_options" does not tell the filter "${name}" that was asked for`,
      value,
      valueAtPointer(answer.body, `/filter_options/${name}`),
    );
}

/** Members come and go during a run, so a difference is checked twice. */
async function sum(
  steps: Steps,
  all: Found,
  parts: readonly Found[],
  name: 'age' | 'gender',
  what: string,
): Promise<void> {
  const inParts = parts.reduce((total, { count }) => total + count, 0);
  if (inParts === all.count) return;
  const again = await find(steps, 'without a filter, once more', {});
  if (inParts === again.count || again.count !== all.count) return;
  const untold = await countUntold(steps, again, name);
  if (untold === null ? inParts < again.count : inParts === again.count - untold) return;
  steps.broken(
    again.answer,
    'The parts of a search are not the whole',
    `${again.count - (untold ?? 0)} for ${what} together, as without the filter`,
    `${inParts} (${parts.map(({ count }) => count).join(' + ')})`,
    'Look at the limits of the filters: from and to count with their own year (>=, <=), and no other condition hides anybody.',
  );
}

export const searchOrders: Sequence = {
  title: 'search in each order',
  account: 'member',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const online = await find(steps, 'those online first', { order: 'online' });
    const flags = online.rows.map((row) => at(row, 'online') === true);
    if (flags.includes(false) && flags.lastIndexOf(true) > flags.indexOf(false))
      steps.broken(
        online.answer,
        'The order "online" does not begin with who is online',
        'who is online first',
        'others between',
      );
    const age = await find(steps, 'the youngest first', { order: 'age' });
    // Who has not told it comes last.
    const ages = age.rows.map((row) => numberIn(row, '/age') ?? Number.POSITIVE_INFINITY);
    const place = ages.findIndex((each, index) => index > 0 && each < (ages[index - 1] ?? 0));
    if (place > 0)
      steps.broken(
        age.answer,
        'The order "age" is not kept',
        'the youngest first',
        `${ages[place - 1]} years before ${ages[place]}`,
      );
  },
};

export const savedFilters: Sequence = {
  title: 'keep the filters of a search, or not',
  account: 'member',
  calls: callsOf('search'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const load = async (who: Steps, purpose: string): Promise<Answer> =>
      who.call('search', { purpose, query: { auto_load: '1', pp: 1 } });
    const optionsOf = (answer: Answer): unknown => at(answer.body, 'filter_options');
    const before = await load(steps, 'the filters as they stand');
    const beforeOfOther = other === null ? null : await load(other, 'the filters of another member');
    const age = numberIn(before.body, '/filter_options/min_age') === 31 ? 33 : 31;
    await find(steps, 'not to be kept', { min_age: age });
    const unkept = await load(steps, 'the filters after a search that is not kept');
    steps.same(unkept, 'A search with do_not_save is kept all the same', optionsOf(before), optionsOf(unkept));
    const keep = { manual_search: '1', source: 'search', min_age: age, max_age: 77, pp: 1 };
    await steps.call('search', { purpose: 'to be kept', query: keep });
    const kept = await load(steps, 'the filters after a search that is kept');
    const found = [numberIn(kept.body, '/filter_options/min_age'), numberIn(kept.body, '/filter_options/max_age')];
    steps.same(kept, 'The filters of a search are not kept', [age, 77], found);
    if (other !== null && beforeOfOther !== null) {
      const after = await load(other, 'the filters of another member, after that');
      other.same(after, 'The filters of one member are kept for another', optionsOf(beforeOfOther), optionsOf(after));
    }
    const old = optionsOf(before);
    const query = queryOfFilters(old);
    await steps.attempt('search', {
      purpose: 'the old filters again',
      query: { manual_search: '1', source: 'search', pp: 1, ...query },
      expect: { kind: 'documented' },
    });
  },
};
