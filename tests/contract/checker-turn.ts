import { type Turn, turnOf } from '../../scripts/test/turns.ts';

/**
 * The share of what the checker has to find that this run tries, named by `CHECKER_TURN`; all of it where it is not set.
 * `npm test` sets a sixth, the next one with each commit.
 */
export function checkerTurn(): Turn {
  const turn = turnOf(1, 0, process.env['CHECKER_TURN']);
  if (turn === null) throw new Error('CHECKER_TURN is a share such as 1/3');
  return turn;
}
