import { pointerKeys } from '../contract/json.ts';
import type { Finding } from '../model/finding.ts';

/** Findings that most likely share one cause, in the order they were found. */
export interface Cause {
  /** Stable within a run. */
  name: string;
  /** That of the first finding, or of all where they are properties of one object. */
  title: string;
  first: Finding;
  findings: readonly Finding[];
  /** Ids of the affected operations. */
  operationIds: readonly string[];
}

/** Groups findings by cause: one cause is one thing to fix, however many operations show it. */
export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const bare = bareObjects(findings);
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const object = objectOf(finding);
    const name = object !== null && bare.has(object) ? `bare ${object}` : causeName(finding);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [finding]);
    else group.push(finding);
  }
  return [...groups].map(([name, group]) => ({
    name,
    title: name.startsWith('bare ') ? bareTitle(group) : (group[0]?.title ?? ''),
    first: group[0] ?? unreachable(),
    findings: group,
    operationIds: [...new Set(group.map(({ operationId }) => operationId).filter((id) => id !== null))],
  }));
}

/** An object that lacks so many properties was never built by the contract: that is one thing to do. */
const BARE_MIN = 4;
const NAMED_MAX = 3;

/** Returns the object, as operation and pointer, whose property a finding misses; null for other findings. */
function objectOf({ code, operationId, place }: Finding): string | null {
  return code === 'missing-property' && place !== null ? `${operationId} ${place.replace(/\/[^/]*$/, '')}` : null;
}

function bareObjects(findings: readonly Finding[]): ReadonlySet<string> {
  const missing = new Map<string, Set<string | null>>();
  for (const finding of findings) {
    const object = objectOf(finding);
    if (object !== null) missing.set(object, (missing.get(object) ?? new Set()).add(finding.place));
  }
  return new Set([...missing].filter(([, places]) => places.size >= BARE_MIN).map(([object]) => object));
}

function bareTitle(group: readonly Finding[]): string {
  const names = [...new Set(group.map(({ place }) => pointerKeys(place ?? '').at(-1) ?? ''))];
  const named = names.slice(0, NAMED_MAX).map((name) => `"${name}"`);
  const more = names.length - named.length;
  return `The properties ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''} are missing`;
}

/** Returns the code plus whatever distinguishes one cause of it from another. */
function causeName({ code, title, place, actual }: Finding): string {
  if (code === 'undocumented-status') return `${code} ${actual}`;
  if (code.startsWith('php-') || code === 'server-error' || place?.startsWith('header '))
    return `${code} ${place ?? ''}`;
  // Properties of the same name are usually built in one place, whatever response contains them.
  if (place !== null)
    return `${code} ${
      pointerKeys(place)
        .filter((key) => key !== '*')
        .at(-1) ?? ''
    }`;
  return `${code} ${title}`;
}

function unreachable(): never {
  throw new Error('A cause without a finding');
}

/** Higher for causes that harm members more. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [
    /^(missing-login-accepted|address-told|session-|other-sites|kept-by-others|kept-after-logout|inside-told)|^sequence-broken/,
    4,
  ],
  [/^(server-error|no-answer|not-json|php-(warning|empty|latin|gzip|utf|xdebug|var|print)|operation-missing|key-)/, 5],
  [/^(wrong-type|missing-property|php-)/, 3],
];

/** Sorts the causes that break or expose the most, in the most operations, first. */
export function worstFirst(causes: readonly Cause[]): readonly Cause[] {
  const weight = ({ first, operationIds }: Cause): number => {
    const base = WEIGHTS.find(([pattern]) => pattern.test(first.code))?.[1] ?? 1;
    return base * 10 + Math.min(operationIds.length, 9);
  };
  return [...causes].sort((one, other) => weight(other) - weight(one));
}
