import { type Found, find } from './search-rows.ts';
import type { Steps } from './steps.ts';

interface Reach {
  country: string;
  inCountry: Found;
  further: Found;
  neighbour: string | null;
  region: number | undefined;
}

/** Beyond a country are all members of its neighbour, or of all countries; a region is no limit then. */
export async function wholeReach(
  steps: Steps,
  all: Found,
  { country, inCountry, further, neighbour, region }: Reach,
): Promise<void> {
  const expected = neighbour === null ? all.count : inCountry.count + (await countIn(steps, neighbour));
  const again = await find(steps, `in ${country} and beyond, once more`, { country, searchAllCountries: '1' });
  // Members come and go during a run.
  if (again.count !== further.count) return;
  if (again.count !== expected && (await find(steps, 'without a filter, again', {})).count === all.count)
    steps.broken(
      again.answer,
      'searchAllCountries finds others than it should',
      `${expected} members of ${neighbour === null ? 'all countries' : `${country} and ${neighbour}`}`,
      String(again.count),
    );
  if (region === undefined) return;
  const query = { country, countryregion: region, searchAllCountries: '1' };
  const within = await find(steps, `in ${country} and beyond, with a region that is no limit`, query);
  steps.same(within.answer, 'A region limits a search in all countries', again.count, within.count);
}

export async function regionElsewhere(steps: Steps, country: string): Promise<void> {
  const [, [region] = []] = [...(steps.visitor.pool.regions ?? [])].find(([name]) => name !== country) ?? [];
  if (region === undefined) return;
  await steps.attempt('search', {
    purpose: `in ${country}, in a region of another country`,
    query: { manual_search: '1', do_not_save: '1', country, countryregion: region },
    expect: { kind: 'status', statuses: [422], because: 'A region of another country is searched in' },
  });
}

export async function countIn(steps: Steps, country: string): Promise<number> {
  return (await find(steps, `in the neighbour ${country}`, { country })).count;
}
