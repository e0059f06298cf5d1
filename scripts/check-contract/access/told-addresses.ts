import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { operationOf } from '../contract/contract.ts';
import { isRecord } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

/** Attempts per batch: two batches stay below the usual limits on attempts. */
const BATCH = 4;
/** A difference too large to be network jitter. */
const GAP_MIN_MS = 25;
const RATIO_MIN = 1.5;

/** Headers by which a server or proxy says how it sends the body, and how many attempts are left. */
const LENGTHS = ['content-length', 'transfer-encoding', 'content-encoding', 'connection', 'keep-alive', 'retry-after'];

/** Operations whose response must not depend on whether the account exists. */
const SUBJECTS = [
  {
    operationId: 'logIn',
    what: 'A wrong password',
    hasPassword: true,
    mayRepeat: true,
    isMail: false,
    isLimited: false,
  },
  {
    operationId: 'requestPasswordReset',
    what: 'Asking for a new password',
    hasPassword: false,
    mayRepeat: true,
    isMail: true,
    isLimited: false,
  },
  {
    operationId: 'resendActivation',
    what: 'Asking for the activation mail',
    hasPassword: false,
    mayRepeat: false,
    isMail: true,
    isLimited: true,
  },
] as const;

/** Compares an address with an account to addresses without one: status, body and response time must match. */
export async function checkToldAddresses(context: RunContext, guest: Visitor, known: string): Promise<void> {
  for (const { operationId, what, hasPassword, mayRepeat, isMail, isLimited } of SUBJECTS) {
    const operation = operationOf(context.contract, operationId);
    const planned = context.planned.find((each) => each.operation === operation);
    if (operation === null || planned === undefined || context.runner.isMuted(operationId)) continue;
    const ask = async (email: string): Promise<Answer> => {
      const draft = draftFor(context, guest, operation, planned.use);
      const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
      const value = { ...body, email, ...(hasPassword ? { password: 'check-contract wrong one' } : {}) };
      const headers = draft.headers.filter(([name]) => name.toLowerCase() !== 'idempotency-key');
      return context.runner.send({
        phase: 'session',
        draft: { ...draft, headers, body: { kind: 'json', value } },
        purpose: `${what.toLowerCase()}, for an address with or without an account`,
        visitor: guest,
        isImpatient: true,
        expectation: hasPassword
          ? { kind: 'status', statuses: [422, 429], because: 'A wrong password is accepted' }
          : { kind: 'status', statuses: [200, 429], because: `${what} is refused, whatever the address` },
      });
    };
    const unknown = unknownAddress();
    const first = await ask(unknown);
    const second = await ask(known);
    // A mail that went out just now does not go out again: that must not show, or be refused for both.
    const again = isMail ? { unknown: await ask(unknown), known: await ask(known) } : null;
    if (again !== null) tellIfOtherwise(context, again, `${what} a second time`);
    if (again !== null && isLimited && again.known.isSuccess && second.isSuccess)
      context.runner.report('session', again.known.exchange, {
        code: 'sequence-broken',
        title: `${what} is not limited`,
        place: null,
        expected: '429: more than once a minute is too often',
        actual: `status ${again.known.status}`,
        advice: 'Keep when the last mail went out to an address, also where there is no account.',
      });
    if (first.isRateLimited || second.isRateLimited) continue;
    const isTold = tellIfOtherwise(context, { unknown: first, known: second }, what);
    if (isTold) continue;
    if (mayRepeat && !context.isRateLimited) await compareTimes(context, what, ask, known, [first, second]);
  }
}

/** Reports answers that differ; returns whether they do. */
function tellIfOtherwise(
  context: RunContext,
  { unknown, known }: { unknown: Answer; known: Answer },
  what: string,
): boolean {
  if (isDeepStrictEqual(toldBy(unknown), toldBy(known))) return false;
  context.runner.report('session', known.exchange, {
    code: 'address-told',
    title: `${what} tells whether an address has an account`,
    place: null,
    expected: `the same answer for both: ${describe(unknown)}`,
    actual: describe(known),
    advice: 'Answer both in one place, with the same status, code, message and fields.',
  });
  return true;
}

/** Everything in which two answers must not differ: values of headers such as Date may, their names may not. */
function toldBy({ status, body, exchange: { outcome } }: Answer): unknown {
  const headers = outcome.kind === 'answered' ? outcome.headers : [];
  const names = headers.map(([name, value]) =>
    name.toLowerCase() === 'set-cookie' ? `cookie ${value.split('=')[0]}` : name.toLowerCase(),
  );
  return { status, body, headers: [...new Set(names)].filter((name) => !LENGTHS.includes(name)).sort() };
}

function unknownAddress(): string {
  return `nobody-${randomUUID().slice(0, 12)}@example.com`;
}

function describe(answer: Answer): string {
  return (JSON.stringify(toldBy(answer)) ?? '').slice(0, 300);
}

/**
 * Alternates the requests so that load on the machine affects both alike, and reports only a gap confirmed by a second
 * batch.
 */
async function compareTimes(
  context: RunContext,
  what: string,
  ask: (email: string) => Promise<Answer>,
  known: string,
  warm: readonly Answer[],
): Promise<void> {
  const without = [warm[0]?.exchange.durationMs ?? 0];
  const withAccount = [warm[1]?.exchange.durationMs ?? 0];
  let last: Answer | undefined = warm[1];
  for (const _batch of ['first', 'second']) {
    for (let round = 1; round < BATCH; round += 1) {
      const [one, two] = [await ask(unknownAddress()), await ask(known)];
      if (one.isRateLimited || two.isRateLimited) return;
      without.push(one.exchange.durationMs);
      withAccount.push(two.exchange.durationMs);
      last = two;
    }
    if (!areApart(without, withAccount)) return;
  }
  if (last === undefined) return;
  const [one, two] = [median(without), median(withAccount)].map(Math.round);
  context.runner.report('session', last.exchange, {
    code: 'address-told-by-time',
    title: `${what} tells by its time whether an address has an account`,
    place: null,
    expected: `about the ${one} ms that it takes without an account`,
    actual: `${two} ms with one; of ${without.length} measurements each not one lies among the others`,
    advice:
      'Do the same work for both: password_verify() against the hash of a dummy where there is no account, and mails sent by a queue.',
  });
}

/** Returns whether the two sets of times do not overlap and differ by more than network jitter. */
export function areApart(one: readonly number[], other: readonly number[]): boolean {
  const [slow, quick] = median(one) > median(other) ? [one, other] : [other, one];
  const gap = median(slow) - median(quick);
  return Math.min(...slow) > Math.max(...quick) && gap >= GAP_MIN_MS && median(slow) >= median(quick) * RATIO_MIN;
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
