import { at } from '../contract/json.ts';
import { type Found, find } from './search-rows.ts';
import type { Steps } from './steps.ts';

const PAGE_SIZE = 100;

/**
 * Returns how many members of a search have not told their age or gender, whom no filter of it finds; null where that
 * cannot be known from what was answered.
 */
export async function countUntold(steps: Steps, all: Found, name: 'age' | 'gender'): Promise<number | null> {
  const inRows = all.rows.filter((row) => at(row, name) === null).length;
  if (all.count <= all.rows.length) return inRows;
  // No order gathers those without a gender.
  if (name === 'gender' || inRows > 0) return null;
  const page = Math.ceil(all.count / PAGE_SIZE);
  const oldest = await find(steps, 'whose age is not told', { order: 'age', page });
  const onLastPage = oldest.rows.filter((row) => at(row, name) === null).length;
  return onLastPage === oldest.rows.length ? null : onLastPage;
}
