import { at, isRecord } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const LARGEST_PAGE = 100;

export type Query = Readonly<Record<string, string | number>>;

export interface Found {
  answer: Answer;
  rows: readonly unknown[];
  count: number;
}

/** Searches without saving the filters, so that the member keeps their own. */
export async function find(steps: Steps, purpose: string, query: Query): Promise<Found> {
  const given = { manual_search: '1', do_not_save: '1', pp: LARGEST_PAGE, ...query };
  const answer = await steps.call('search', { purpose, query: given });
  const count = numberIn(answer.body, '/paging/num_results') ?? 0;
  const last = Math.ceil(count / LARGEST_PAGE);
  // Only the last page shows whether all that were counted are there.
  if (last > 1 && query['page'] === undefined)
    await steps.call('search', { purpose: `${purpose}, the last page`, query: { ...given, page: last } });
  return { answer, rows: listIn(answer.body, '/profiles'), count };
}

/** Reports rows that a filter should have left out. */
export function onlyRows(
  steps: Steps,
  { answer, rows }: Found,
  name: string,
  fits: (row: unknown) => boolean,
  expected: string,
): void {
  const wrong = rows.filter((row) => !fits(row));
  if (wrong.length > 0)
    steps.broken(
      answer,
      `The filter "${name}" lets others through`,
      `only ${expected}`,
      `${wrong.length} of ${rows.length} rows are others, the first is member ${String(at(wrong[0], 'id'))}`,
      `Bind the filter in every query of the search: WHERE … AND ${name} …`,
    );
}

/** Returns the parameters that ask for the filters of an answer once more. */
export function queryOfFilters(options: unknown): Query {
  // A switch that is off and an empty list are given as nothing, a switch that is on as 1, a list with commas.
  const given = Object.entries(isRecord(options) ? options : {}).filter(
    ([, value]) => value !== null && value !== false && String(value) !== '',
  );
  return Object.fromEntries(given.map(([name, value]) => [name, value === true ? '1' : String(value)]));
}
