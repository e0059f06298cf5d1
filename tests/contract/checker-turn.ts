import { partOf, shareOf, turnOf } from '../../scripts/test/turns.ts';

/**
 * Returns those of `values` that this run tries of what the checker has to find or to allow: the share that
 * `CHECKER_TURN` names, at least one, and all where it is not set. `npm test` sets a twelfth, the next one with each
 * commit.
 */
export function checkerShareOf<Value>(values: readonly Value[]): Value[] {
  const turn = turnOf(1, 0, process.env['CHECKER_TURN']);
  if (turn === null) throw new Error('CHECKER_TURN is a share such as 1/3');
  return shareOf(values, partOf(turn, Math.min(turn.of, values.length)));
}
