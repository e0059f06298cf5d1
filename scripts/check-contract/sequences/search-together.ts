import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const SMALL_PAGE = 5;
/** With as many ages, two orders agree by no chance. */
const AGES_MIN = 6;

type Query = Readonly<Record<string, string | number>>;

interface Filter {
  query: Query;
  fits: (row: unknown) => boolean;
}

interface Page {
  answer: Answer;
  rows: readonly unknown[];
  ids: readonly (number | null)[];
  count: number;
}

async function find(steps: Steps, purpose: string, query: Query): Promise<Page> {
  const answer = await steps.call('search', {
    purpose,
    query: { manual_search: '1', do_not_save: '1', pp: 100, ...query },
  });
  const rows = listIn(answer.body, '/profiles');
  const count = numberIn(answer.body, '/paging/num_results') ?? 0;
  return { answer, rows, ids: rows.map((row) => numberIn(row, '/id')), count };
}

/** Every two filters together: a script that adds one may drop the other. */
export const filtersTogether: Sequence = {
  title: 'search with two filters at once',
  account: 'member',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const all = await find(steps, 'without a filter', {});
    const filters = filtersFrom(all.rows);
    for (const [index, one] of filters.entries())
      for (const other of filters.slice(index + 1)) {
        const query = { ...one.query, ...other.query };
        const names = Object.keys(query).join(' and ');
        const page = await find(steps, `${names} together`, query);
        const wrong = page.rows.filter((row) => !one.fits(row) || !other.fits(row));
        if (wrong.length > 0)
          steps.broken(
            page.answer,
            `The filters ${names} do not hold together`,
            'only members whom both let through',
            `${wrong.length} of ${page.rows.length} rows are others, the first is member ${String(at(wrong[0], 'id'))}`,
            'Join the conditions with AND, and bind each of them in every branch of the query.',
          );
        counted(steps, page);
      }
    await leftOut(steps, all);
  },
};

/** Returns filters that let some of these members through, and not all. */
function filtersFrom(rows: readonly unknown[]): readonly Filter[] {
  const ages = agesOf(rows).sort((one, other) => one - other);
  const [low = 18, high = 100] = [ages[Math.floor(ages.length / 4)], ages[Math.floor((ages.length * 3) / 4)]];
  const age = (row: unknown): number => numberIn(row, '/age') ?? Number.NaN;
  const filters: Filter[] = [
    { query: { min_age: Math.max(low, 18) }, fits: (row) => age(row) >= low },
    { query: { max_age: Math.min(high, 100) }, fits: (row) => age(row) <= high },
    { query: { online: '1' }, fits: (row) => at(row, 'online') === true },
  ];
  for (const name of ['gender', 'country']) {
    const value = at(rows[0], name);
    if (typeof value === 'string') filters.push({ query: { [name]: value }, fits: (row) => at(row, name) === value });
  }
  return filters;
}

/** Of those who have told it. */
function agesOf(rows: readonly unknown[]): number[] {
  return rows.map((row) => numberIn(row, '/age')).filter((age) => age !== null);
}

function counted(steps: Steps, page: Page): void {
  const expected = Math.min(page.count, 100);
  if (page.rows.length !== expected)
    steps.broken(
      page.answer,
      'num_results does not count what the filters let through',
      `${page.rows.length}, as there are rows on a page of 100`,
      String(page.count),
      'SELECT count(*) with the same WHERE.',
    );
}

/** Those between both ages are left out, and nobody else is. */
async function leftOut(steps: Steps, all: Page): Promise<void> {
  const ages = [...new Set(agesOf(all.rows))].sort((one, other) => one - other);
  const [from, to] = [ages[Math.floor(ages.length / 3)], ages[Math.floor((ages.length * 2) / 3)]];
  if (from === undefined || to === undefined || from < 18 || to > 100 || all.count > 100) return;
  const age = (row: unknown): number => numberIn(row, '/age') ?? Number.NaN;
  // Whether those who have not told their age are left out as well is up to the site.
  const untold = all.rows.filter((row) => Number.isNaN(age(row))).length;
  for (const [query, isOut] of [
    [{ exclude_min_age: from, exclude_max_age: to }, (row: unknown) => age(row) >= from && age(row) <= to],
    [{ exclude_max_age: to }, (row: unknown) => age(row) <= to],
  ] as const) {
    const page = await find(steps, `without ${Object.keys(query).join(' to ')}`, query);
    const again = await find(steps, 'everybody, once more', {});
    if (again.count !== all.count) return;
    const expected = all.rows.filter((row) => !isOut(row)).map((row) => numberIn(row, '/id'));
    const wrong = page.rows.filter(isOut);
    if (wrong.length > 0 || page.count > expected.length || page.count < expected.length - untold)
      steps.broken(
        page.answer,
        `A search with ${Object.keys(query).join(' and ')} leaves out others than it should`,
        `${expected.length} members, none of ${from} to ${to} years`,
        `${page.count}, ${wrong.length} of them of these years`,
      );
  }
}

/** Filters and order hold on each page, and pages together are the beginning of the whole. */
export const filtersOnPages: Sequence = {
  title: 'the second page of a search with filters',
  account: 'member',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const all = await find(steps, 'without a filter', {});
    for (const { query, fits } of filtersFrom(all.rows)) {
      const whole = { ...query, order: 'age' };
      const large = await find(steps, `${Object.keys(query).join(' ')} by age, a large page`, whole);
      if (large.count <= SMALL_PAGE) continue;
      const second = await find(steps, 'its second small page', { ...whole, page: 2, pp: SMALL_PAGE });
      const wrong = second.rows.filter((row) => !fits(row));
      const ages = (page: Page): readonly unknown[] => page.rows.map((row) => at(row, 'age'));
      if (wrong.length > 0)
        steps.broken(
          second.answer,
          'Filters do not hold on the second page',
          `only members whom ${Object.keys(query).join(' and ')} lets through`,
          `${wrong.length} of ${second.rows.length} rows are others`,
        );
      else if (large.count === second.count)
        steps.same(
          second.answer,
          'The order of a search is another one on the second page',
          ages(large).slice(SMALL_PAGE, SMALL_PAGE * 2),
          ages(second),
          'ORDER BY the same columns on every page, with an id at the end.',
        );
    }
  },
};

/** The orders whose key no row shows: from where, and since when. */
export const nearbyAndNewest: Sequence = {
  title: 'search nearby, and for the newest',
  account: 'member',
  calls: callsOf('search'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const all = await find(steps, 'without a filter', {});
    const countries = [...new Set(all.rows.map((row) => at(row, 'country')))].filter((one) => typeof one === 'string');
    for (const country of countries.slice(0, 3)) {
      const near = await find(steps, `near ${country}`, { country, searchAllCountries: '1', order: 'nearby' });
      const flags = near.rows.map((row) => at(row, 'country') === country);
      if (flags.includes(false) && flags.lastIndexOf(true) > flags.indexOf(false))
        steps.broken(
          near.answer,
          'The order "nearby" does not begin with the country itself',
          `all members in ${country} first`,
          `one of ${near.rows.length} rows in another country stands before them`,
          'ORDER BY country = :country DESC, …',
        );
    }
    if (other === null) return;
    const user = await other.call('getUser', { purpose: 'who signed up just now' });
    const id = numberIn(user.body, '/profile/id');
    const newest = await find(steps, 'the newest first', { order: 'newest' });
    const byAge = await find(steps, 'the youngest first', { order: 'age' });
    const ages = new Set(byAge.rows.map((row) => at(row, 'age')));
    if (ages.size >= AGES_MIN && isDeepStrictEqual(newest.ids, byAge.ids))
      steps.broken(
        newest.answer,
        'The order "newest" is that by age',
        'who signed up last first, whatever their age',
        `the same ${newest.ids.length} members in the same order as with order=age`,
      );
    const place = newest.ids.indexOf(id);
    // Others may sign up meanwhile.
    if (place >= 5)
      steps.broken(
        newest.answer,
        'The order "newest" does not begin with who signed up last',
        `member ${id} among the first`,
        `place ${place + 1}`,
        'ORDER BY signup_date DESC, id DESC',
      );
  },
};
