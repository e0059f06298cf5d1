import { at, isRecord, listAt } from '../contract/json.ts';
import { type FactRule, unless } from './fact.ts';

/** NaN, which is within no limit, where the member has not told it. */
const ageOf = (row: unknown): number => Number(at(row, 'age') ?? Number.NaN);

/** Each filter that an answer tells, and whom it lets through. A country and a region may be passed by all countries. */
const FILTERS: readonly (readonly [name: string, fits: (row: unknown, value: unknown) => boolean])[] = [
  ['gender', (row, value) => at(row, 'gender') === value],
  ['min_age', (row, value) => ageOf(row) >= Number(value)],
  ['max_age', (row, value) => ageOf(row) <= Number(value)],
  ['online', (row, value) => value !== true || at(row, 'online') === true],
  ['with_photo', (row, value) => value !== true || at(row, 'main_image') !== null],
];

/** An answer tells what it was found with, also where the filters were kept from an earlier search. */
const foundWithFilters: FactRule = (result) => {
  const told = at(result, 'filter_options');
  for (const [name, fits] of FILTERS) {
    const value = at(told, name);
    if (value === null || value === undefined) continue;
    const other = listAt(result, 'profiles').find((row) => !fits(row, value));
    if (other !== undefined)
      return unless(
        false,
        `A search tells the filter "${name}" and answers a member whom it leaves out`,
        `only members for whom "${name}" ${JSON.stringify(value)} holds`,
        `member ${String(at(other, 'id'))}: ${String(at(other, 'gender'))}, ${String(at(other, 'age'))} years`,
        'Use the filters that the answer tells, also those that were kept.',
      );
  }
  return null;
};

const REASONS: Readonly<Record<string, (profile: unknown) => boolean>> = {
  online: (profile) => at(profile, 'online') === true,
};

/** A reason that the tile beside it shows to be wrong. */
const reasonHolds: FactRule = (match) => {
  const profile = at(match, 'profile');
  const wrong = listAt(match, 'reasons').find((reason) => REASONS[String(at(reason, 'code'))]?.(profile) === false);
  return unless(
    wrong === undefined,
    'A match has a reason that does not hold',
    `no reason "${String(at(wrong, 'code'))}", as its member is not`,
    at(wrong, 'code'),
  );
};

/** Who is shown as online counts among those who are. */
const onlineCounted: FactRule = (landing) => {
  const count = at(landing, 'online');
  const shown = listAt(landing, 'people').filter((person) => at(at(person, 'profile'), 'online') === true).length;
  return unless(
    typeof count !== 'number' || count >= shown,
    'A landing page is told fewer members online than it shows',
    `at least ${shown}`,
    count,
  );
};

const once: FactRule = (landing) => {
  const ids = listAt(landing, 'people').map((person) => at(at(person, 'profile'), 'id'));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return unless(twice === undefined, 'A landing page is told a member twice', 'each once', twice);
};

/** The beginning of a text of the member is plain text. */
const plainSaying: FactRule = (landing) => {
  const wrong = listAt(landing, 'people').find((person) => /<\/?[a-z][^>]*>/i.test(String(at(person, 'said'))));
  return unless(
    wrong === undefined,
    'A landing page is told a text with tags',
    'plain text in "said"',
    isRecord(wrong) ? wrong['said'] : null,
    'strip_tags($text), then mb_substr.',
  );
};

/** By name of the schema. */
export const SEARCH_FACTS: Readonly<Record<string, readonly FactRule[]>> = {
  SearchResult: [foundWithFilters],
  Match: [reasonHolds],
  LandingPeople: [onlineCounted, once, plainSaying],
};
