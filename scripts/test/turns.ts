/** A share of the tests that take turns: `part` of `of`, counted from 1, as Playwright's `--shard` takes it. */
export interface Turn {
  part: number;
  of: number;
}

/**
 * Returns which share a run takes: the one that `chosen` names, such as `3` or `3/16`, or else the next one with each
 * commit, so that a run can be repeated and all shares come up within `parts` commits. Returns null if `chosen` is no
 * share.
 */
export function turnOf(parts: number, commitCount: number, chosen: string | undefined): Turn | null {
  if (chosen === undefined || chosen === '') return { part: (commitCount % parts) + 1, of: parts };
  const [, part, of] = /^(\d{1,4})(?:\/(\d{1,4}))?$/.exec(chosen) ?? [];
  const turn = { part: Number(part), of: of === undefined ? parts : Number(of) };
  return turn.part >= 1 && turn.part <= turn.of ? turn : null;
}

/** Returns those of `values` that are in the share. */
export function shareOf<Value>(values: readonly Value[], { part, of }: Turn): Value[] {
  return values.filter((_, index) => index % of === part - 1);
}

/** Returns the share of `of` parts that comes up together with `turn`. */
export function partOf({ part }: Turn, of: number): Turn {
  return { part: ((part - 1) % of) + 1, of };
}
