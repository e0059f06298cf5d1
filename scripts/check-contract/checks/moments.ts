import { textAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { SchemaChecker } from './schema-checker.ts';
import { SchemaWalk } from './schema-walk.ts';

/** What is wrong with a time apart from its format. */
export type MomentProblem = 'not-utc' | 'not-yet' | 'zero' | 'other-clock';

export interface WrongMoment {
  pointer: string;
  generalisedPointer: string;
  problem: MomentProblem;
  value: string;
  /** Seconds that the time is ahead of the server's clock; negative if behind. */
  aheadS: number;
}

/** Allows for clock skew between the machines of one server and for slow responses. */
const TOLERANCE_MS = 90_000;
const FIRST_YEAR = 2000;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Returns the times (`format: date-time`) of a response that are not in UTC, and those that say when something happened
 * (`x-moment: past` or `now`) and cannot be right. `nowMs` is the server's own clock, from its Date header; null if
 * unknown.
 */
export function wrongMoments(
  checker: SchemaChecker,
  schema: SchemaPointer,
  value: unknown,
  nowMs: number | null,
): readonly WrongMoment[] {
  const wrong: WrongMoment[] = [];
  new SchemaWalk(checker).visitValues(schema, value, (nodes, found, place) => {
    if (typeof found !== 'string' || !nodes.some((node) => textAt(node, 'format') === 'date-time')) return;
    const moments = nodes.map((node) => textAt(node, 'x-moment')).filter((moment) => moment !== null);
    const problem = problemOf(found, moments, nowMs);
    const aheadS = nowMs === null ? 0 : Math.round((Date.parse(found) - nowMs) / 1000);
    if (problem !== null)
      wrong.push({ pointer: place.exact, generalisedPointer: place.general, problem, value: found, aheadS });
  });
  return wrong;
}

function problemOf(text: string, moments: readonly string[], nowMs: number | null): MomentProblem | null {
  const ms = Date.parse(text);
  // The schema check reports a value that is not a time at all.
  if (Number.isNaN(ms) || !RFC_3339.test(text)) return null;
  if (!/(?:z|[+-]00:00)$/i.test(text)) return 'not-utc';
  if (moments.length === 0) return null;
  if (new Date(ms).getUTCFullYear() < FIRST_YEAR) return 'zero';
  if (nowMs === null) return null;
  if (moments.includes('now') && Math.abs(ms - nowMs) > TOLERANCE_MS) return 'other-clock';
  return ms > nowMs + TOLERANCE_MS ? 'not-yet' : null;
}

/** Returns whether a time generated for this response agrees with the server's clock. */
export function agreesWithClock(text: string, nowMs: number): boolean {
  return Math.abs(Date.parse(text) - nowMs) <= TOLERANCE_MS;
}
