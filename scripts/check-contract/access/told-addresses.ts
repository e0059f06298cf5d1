import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { operationOf } from '../contract/contract.ts';
import { at, isRecord } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

/** Attempts per batch: two batches stay below the usual limits on attempts. */
const BATCH = 4;
/** A difference too large to be network jitter. */
const GAP_MIN_MS = 25;
const RATIO_MIN = 1.5;
/** The time of a first mail is seen once for each address, so that fewer measurements must lie further apart. */
const FIRST_MAILS_MIN = 2;
const MAIL_GAP_MIN_MS = 150;
const MAIL_RATIO_MIN = 3;

/** Headers by which a server or proxy says how it sends the body, and how many attempts are left. */
const LENGTHS = ['content-length', 'transfer-encoding', 'content-encoding', 'connection', 'keep-alive', 'retry-after'];

/** Operations whose response must not depend on whether the account exists. */
const SUBJECTS = [
  { operationId: 'logIn', what: 'A wrong password', isMail: false, mayRepeat: true },
  { operationId: 'requestPasswordReset', what: 'Asking for a new password', isMail: true, mayRepeat: true },
  // More than once a minute answers 429, so that only the first answers can be compared.
  { operationId: 'resendActivation', what: 'Asking for the activation mail', isMail: true, mayRepeat: false },
] as const;

type Subject = (typeof SUBJECTS)[number];

interface Pair {
  unknown: Answer;
  known: Answer;
}

/**
 * Compares addresses with an account to addresses without one: status, body and response time must match. The mails of
 * `others`, such as one that is confirmed or banned, are asked for too; logins with them are not tried.
 */
export async function checkToldAddresses(
  context: RunContext,
  guest: Visitor,
  known: string,
  others: readonly string[] = [],
): Promise<void> {
  for (const subject of SUBJECTS) {
    const ask = askFor(context, guest, subject);
    if (ask === null) continue;
    const pairs: Pair[] = [];
    for (const email of [known, ...(subject.isMail ? others : [])])
      pairs.push({ unknown: await ask(unknownAddress()), known: await ask(email) });
    const [pair] = pairs;
    if (pair === undefined) continue;
    const again = subject.isMail ? { unknown: await askAgain(ask, pair), known: await ask(known) } : null;
    // A mail that went out just now does not go out again: that must not show, or be refused for both.
    if (again !== null) tellIfOtherwise(context, again, `${subject.what} a second time`);
    if (!subject.mayRepeat && again?.known.isSuccess === true && pair.known.isSuccess)
      tellUnlimited(context, subject.what, again.known);
    const whole = pairs.filter((each) => !each.unknown.isRateLimited && !each.known.isRateLimited);
    const isTold = whole.map((each) => tellIfOtherwise(context, each, subject.what)).includes(true);
    if (isTold || !subject.mayRepeat || context.isRateLimited || whole.length < pairs.length) continue;
    if (subject.isMail) compareFirstMails(context, subject.what, pairs);
    await compareTimes(context, subject.what, ask, known, pair);
  }
}

type Ask = (email: string) => Promise<Answer>;

/** Returns how to ask for an address; null if the operation is not part of the run. */
function askFor(context: RunContext, guest: Visitor, { operationId, what, isMail }: Subject): Ask | null {
  const operation = operationOf(context.contract, operationId);
  const planned = context.planned.find((each) => each.operation === operation);
  if (operation === null || planned === undefined || context.runner.isMuted(operationId)) return null;
  return (email) => {
    const draft = draftFor(context, guest, operation, planned.use);
    const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
    const value = { ...body, email, ...(isMail ? {} : { password: 'check-contract wrong one' }) };
    const headers = draft.headers.filter(([name]) => name.toLowerCase() !== 'idempotency-key');
    return context.runner.send({
      phase: 'session',
      draft: { ...draft, headers, body: { kind: 'json', value } },
      purpose: `${what.toLowerCase()}, for an address with or without an account`,
      visitor: guest,
      isImpatient: true,
      expectation: isMail
        ? { kind: 'status', statuses: [200, 429], because: `${what} is refused, whatever the address` }
        : { kind: 'status', statuses: [422, 429], because: 'A wrong password is accepted' },
    });
  };
}

/** Asks for the address once more that this pair has asked for without an account. */
function askAgain(ask: Ask, { unknown }: Pair): Promise<Answer> {
  const { body } = unknown.exchange.request;
  const sent: unknown = JSON.parse(Buffer.from(body ?? new Uint8Array()).toString('utf8'));
  return ask(String(at(sent, 'email')));
}

function tellUnlimited(context: RunContext, what: string, { exchange, status }: Answer): void {
  context.runner.report('session', exchange, {
    code: 'sequence-broken',
    title: `${what} is not limited`,
    place: null,
    expected: '429: more than once a minute is too often',
    actual: `status ${status}`,
    advice: 'Keep when the last mail went out to an address, also where there is no account.',
  });
}

/**
 * The first mail of a minute is the one that is sent: each address shows that once. Which of them get a mail is up to the
 * server, such as a banned one.
 */
function compareFirstMails(context: RunContext, what: string, pairs: readonly Pair[]): void {
  const without = pairs.map(({ unknown }) => unknown.exchange.durationMs);
  const slowest = Math.max(...without);
  const limitMs = Math.max(slowest + MAIL_GAP_MIN_MS, slowest * MAIL_RATIO_MIN);
  const late = pairs.filter(({ known }) => known.exchange.durationMs >= limitMs);
  const last = late.at(-1);
  if (last === undefined || late.length < FIRST_MAILS_MIN) return;
  const times = late.map(({ known }) => known.exchange.durationMs);
  tellByTime(context, what, last.known, without, times);
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
async function compareTimes(context: RunContext, what: string, ask: Ask, known: string, warm: Pair): Promise<void> {
  const without = [warm.unknown.exchange.durationMs];
  const withAccount = [warm.known.exchange.durationMs];
  let last = warm.known;
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
  tellByTime(context, what, last, without, withAccount);
}

function tellByTime(
  context: RunContext,
  what: string,
  { exchange }: Answer,
  without: readonly number[],
  withAccount: readonly number[],
): void {
  const [one, two] = [median(without), median(withAccount)].map(Math.round);
  context.runner.report('session', exchange, {
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
