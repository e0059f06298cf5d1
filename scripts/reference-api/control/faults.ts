import { isRecord } from '../contract/json.ts';
import { createRandom } from '../demo/random.ts';

/**
 * Faults before `drop-after` apply before the call runs; all of them but `delay` replace it. The others let it run and
 * corrupt the response.
 */
export type FaultKind =
  | { kind: 'status'; status: number; retryAfterS: number | null }
  | { kind: 'delay'; delayMs: number }
  | { kind: 'drop' }
  | { kind: 'html200' }
  | { kind: 'html404' }
  | { kind: 'login302' }
  | { kind: 'drop-after' }
  | { kind: 'truncate' }
  | { kind: 'bom' }
  | { kind: 'mutate' };

export interface FaultRule {
  /** Null matches every method. */
  method: string | null;
  path: string;
  fault: FaultKind;
  /** Number of calls that the rule still affects; null for unlimited. */
  remaining: number | null;
  probability: number;
}

const PLAIN_KINDS = ['drop', 'html200', 'html404', 'login302', 'drop-after', 'truncate', 'bom', 'mutate'] as const;
const FORMS = `status:503, status:429:7, delay:2000, ${PLAIN_KINDS.join(', ')}`;

/** Returns the rules, or a message describing the first invalid one. */
export function parseFaults(input: unknown): { rules: FaultRule[] } | { problem: string } {
  if (!Array.isArray(input)) return { problem: 'Expected a list of faults.' };
  const rules: FaultRule[] = [];
  for (const [index, entry] of input.entries()) {
    const rule = parseRule(entry);
    if (typeof rule === 'string') return { problem: `Fault ${index}: ${rule}` };
    rules.push(rule);
  }
  return { rules };
}

function parseRule(entry: unknown): FaultRule | string {
  if (!isRecord(entry)) return 'expected an object.';
  const unknownName = Object.keys(entry).find(
    (name) => !['method', 'path', 'fault', 'times', 'probability'].includes(name),
  );
  if (unknownName !== undefined) return `unknown property ${unknownName}.`;
  const { method = null, path, fault: text, times = null, probability = 1 } = entry;
  if (method !== null && (typeof method !== 'string' || !/^[A-Za-z]+$/.test(method)))
    return 'method must be a text like "POST".';
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('/_reference'))
    return 'path must be a path like "/api/chat.php", outside of the control plane.';
  const fault = typeof text === 'string' ? parseKind(text) : null;
  if (fault === null) return `fault must be one of ${FORMS}.`;
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times >= 1))
    return 'times must be an integer of at least 1.';
  if (typeof probability !== 'number' || !(probability > 0 && probability <= 1))
    return 'probability must be above 0 and at most 1.';
  return { method: method === null ? null : method.toUpperCase(), path, fault, remaining: times, probability };
}

function parseKind(text: string): FaultKind | null {
  const status = /^status:([45]\d\d)(?::(\d{1,6}))?$/.exec(text);
  if (status !== null) {
    return {
      kind: 'status',
      status: Number(status[1]),
      retryAfterS: status[2] === undefined ? null : Number(status[2]),
    };
  }
  const delay = /^delay:(\d{1,6})$/.exec(text);
  if (delay !== null) return { kind: 'delay', delayMs: Number(delay[1]) };
  const kind = PLAIN_KINDS.find((each) => each === text);
  return kind === undefined ? null : { kind };
}

export interface Faults {
  /** Replaces all rules and resets the seeded random choices. */
  replace(rules: readonly FaultRule[]): void;
  /** Returns the faults for this call: the sum of its delays and the first other fault. Decrements `remaining`. */
  take(method: string, path: string): { delayMs: number; fault: FaultKind | null };
  /** Returns a different seed on each call, in the same sequence in every run. */
  nextSeed(): number;
}

/** @param first the rules in force until `replace` is called */
export function createFaults(first: readonly FaultRule[] = []): Faults {
  let rules: FaultRule[] = first.map((rule) => ({ ...rule }));
  let random = createRandom('faults');
  let seed = 0;

  const hits = (rule: FaultRule, method: string, path: string): boolean => {
    if (rule.path !== path || (rule.method !== null && rule.method !== method) || rule.remaining === 0) return false;
    if (rule.probability < 1 && !random.chance(rule.probability)) return false;
    if (rule.remaining !== null) rule.remaining -= 1;
    return true;
  };
  return {
    replace(next) {
      rules = next.map((rule) => ({ ...rule }));
      random = createRandom('faults');
      seed = 0;
    },
    take(method, path) {
      let delayMs = 0;
      let fault: FaultKind | null = null;
      for (const rule of rules) {
        if (rule.fault.kind !== 'delay' && fault !== null) continue;
        if (!hits(rule, method, path)) continue;
        if (rule.fault.kind === 'delay') delayMs += rule.fault.delayMs;
        else fault = rule.fault;
      }
      return { delayMs, fault };
    },
    nextSeed() {
      seed += 1;
      return seed;
    },
  };
}
