/** A share of the tests that take turns: `part` of `of`, counted from 1, as Playwright's `--shard` takes it. */
export interface Turn {
  part: number;
  of: number;
}

/** As many as keep `npm test` within its minutes. */
const PARTS = 32;

/**
 * Returns which share a run takes: the one that `chosen` names, such as `3` or `3/16`, or else the next one with each
 * commit, so that a run can be repeated and all shares come up within as many commits. Returns null if `chosen` is no
 * share.
 */
export function turnOf(commitCount: number, chosen: string | undefined): Turn | null {
  if (chosen === undefined || chosen === '') return { part: (commitCount % PARTS) + 1, of: PARTS };
  const [, part, of] = /^(\d{1,4})(?:\/(\d{1,4}))?$/.exec(chosen) ?? [];
  const turn = { part: Number(part), of: of === undefined ? PARTS : Number(of) };
  return turn.part >= 1 && turn.part <= turn.of ? turn : null;
}
