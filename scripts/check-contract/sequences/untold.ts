import { at } from '../contract/json.ts';
import { type Found, find } from './search-rows.ts';
import type { Steps } from './steps.ts';

const PAGE_SIZE = 100;
/** Beyond, a site has too many members to read them all. */
const PAGES_MAX = 20;

/**
 * Returns how many members of a search have not told their age or gender, whom no filter of it finds; null where there
 * are too many to count.
 */
export async function countUntold(steps: Steps, all: Found, name: 'age' | 'gender'): Promise<number | null> {
  const countIn = ({ rows }: Found) => rows.filter((row) => at(row, name) === null).length;
  if (all.count <= all.rows.length) return countIn(all);
  const pages = Math.ceil(all.count / PAGE_SIZE);
  if (pages > PAGES_MAX) return null;
  let untold = countIn(all);
  for (let page = 2; page <= pages; page += 1) {
    untold += countIn(await find(steps, `whose ${name} is not told, page ${page}`, { page }));
  }
  return untold;
}
