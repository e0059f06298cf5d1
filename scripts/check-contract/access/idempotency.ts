import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import type { Draft } from '../requests/draft.ts';
import type { RunContext } from '../run/context.ts';
import type { DoneWrite } from '../run/done-writes.ts';
import { draftFor } from '../run/drafts.ts';
import type { Expectation } from '../run/expectation.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { PlannedUse } from '../run/plan.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { tellActsTwice, tellIfShared } from './key-findings.ts';
import { keyName, withKey } from './keyed.ts';
import { messageKey } from './message-key.ts';
import { otherDraft } from './other-draft.ts';
import { makeReady, type ReadyValues } from './ready-for-keys.ts';
import { checkLogIn } from './repeated-login.ts';
import { checkTestPush } from './repeated-push.ts';
import { checkSameAtOnce } from './same-at-once.ts';
import { checkSameRequestOfAnother } from './same-request-of-another.ts';
import { endThirdAccount, signUpThird } from './third-account.ts';

/** Operations that create or end an account or session; covered by `checkLogIn`, the sign-ups and the session checks. */
const NOT_REPEATED = ['deleteAccount', 'logIn', 'signUp'];
const ORDERS = ['orderCredits', 'subscribePremium'];

/** Who takes part, besides the member. */
interface Others {
  /** The account of the run. */
  throwaway: Visitor | null;
  /** Another account of the run, for what would harm the member. */
  third: Visitor | null;
  guest: Visitor;
  stranger: Visitor;
}

/**
 * Repeats every write that takes an idempotency key: with the same body, with another body, by another member, and
 * twice concurrently. Writes that would harm an everyday account use the accounts that the run signs up.
 */
export async function checkIdempotency(context: RunContext, throwaway: Visitor | null): Promise<void> {
  context.onPhase('Repeated keys');
  const [guest, stranger] = [context.newVisitor('visitor'), context.newVisitor('visitor')];
  for (const each of [guest, stranger]) await learnCsrf(context, each);
  const third = throwaway === null ? null : await signUpThird(context, throwaway);
  for (const planned of context.planned) {
    const { operation, use } = planned;
    const isKeyed = use.isChanging && keyName(operation) !== null && !NOT_REPEATED.includes(use.name);
    if (!isKeyed || use.body === null || context.runner.isMuted(operation.operationId)) continue;
    const cast = castFor(context, planned, { throwaway, third, guest, stranger });
    if (cast === null) context.untriedKeys.set(use, 'there is no account for it');
    else if (!(await checkUse(context, planned, cast)))
      context.untriedKeys.set(use, 'it could neither be done nor had it been done before');
  }
  await checkSameAtOnce(context);
  if (throwaway === null) return;
  await checkTestPush(context, throwaway, third);
  await checkLogIn(context, throwaway);
  if (third !== null) await endThirdAccount(context, throwaway, third);
}

interface Cast {
  visitor: Visitor;
  /** Another member, or another browser for what needs no session. */
  second: Visitor | null;
}

/** Writes that would harm an everyday account are never sent from that account, whatever the key. */
function castFor(context: RunContext, { use }: PlannedUse, others: Others): Cast | null {
  const { throwaway, third, guest, stranger } = others;
  const needsSession = use.session === 'required';
  const hasSession = (visitor: Visitor | null): Visitor | null => (visitor?.hasSession === true ? visitor : null);
  const example = JSON.stringify(use.body?.example ?? null);
  // Photos are uploaded to the album of the run's account rather than to the member's. One in a conversation costs
  // credits, which that account lacks.
  const isOfAlbum = use.body?.mediaType === 'multipart/form-data' && !/"conversation"/.test(example);
  const isHarmful = use.needsThrowaway || (isOfAlbum && throwaway !== null);
  const isOfMember = needsSession || /"transaction"/.test(example);
  if (isHarmful) {
    const visitor = needsSession ? hasSession(throwaway) : throwaway;
    return visitor === null ? null : { visitor, second: hasSession(third) };
  }
  if (!isOfMember) return { visitor: guest, second: stranger };
  const visitor = hasSession(context.member) ?? (needsSession ? null : guest);
  return visitor === null ? null : { visitor, second: hasSession(throwaway) };
}

type Send = (
  draft: Draft,
  key: string,
  who: Visitor,
  what: string,
  expectation: Expectation,
  headerName?: string,
) => Promise<Answer>;

/** A write that was done, and who did it. */
type Done = DoneWrite & { who: Visitor };

/** Returns whether there was a request to repeat. */
async function checkUse(context: RunContext, planned: PlannedUse, { visitor, second }: Cast): Promise<boolean> {
  const { operation, use } = planned;
  const send: Send = (draft, key, who, what, expectation, headerName) =>
    context.runner.send({
      phase: 'idempotency',
      draft: withKey(draft, key, headerName),
      purpose: `${use.name}: ${what}`,
      visitor: who,
      expectation,
      isImpatient: true,
    });
  const ready = await makeReady(context, planned, visitor);
  const before = [visitor, ...(use.session === 'required' ? [] : [context.member])].flatMap((who) => {
    const write = context.runner.doneWrites.last(who, use);
    return write === null ? [] : [{ ...write, who }];
  });
  const draft = meant(draftFor(context, visitor, operation, use));
  const key = messageKey(draft) ?? randomUUID();
  const answer = await send(draft, key, visitor, 'with a key', { kind: 'documented' });
  const done: Done | undefined =
    answer.isSuccess && answer.status !== null ? { draft, key, answer, who: visitor } : before[0];
  if (done === undefined) return context.runner.doneWrites.wasRepeated(use);
  rememberPassword(done.draft, done.who);
  await repeat(context, done, done.who, ready, send);
  if (second !== null && (second.hasSession || use.session !== 'required')) {
    await byAnother(context, done, second, send);
    await checkSameRequestOfAnother(context, done, done.who, second);
  }
  // What was made ready has been used up.
  await atOnce(context, planned, visitor, await makeReady(context, planned, visitor), send);
  await afterOthers(context, done, send);
  return true;
}

/** As every proxy writes the header that speaks HTTP/2. */
const SMALL = 'idempotency-key';
const AS_SMALL = `with the header as ${SMALL}`;

/** Sends a request that was done once more, then another one under its key. */
async function repeat(
  context: RunContext,
  { draft, key, answer: first }: DoneWrite,
  visitor: Visitor,
  ready: ReadyValues,
  send: Send,
): Promise<void> {
  const expectation: Expectation = {
    kind: 'status',
    statuses: [first.status ?? 200],
    because: 'A repeated request is not answered as the first one was',
  };
  const again = await send(draft, key, visitor, `the same once more, ${AS_SMALL}`, expectation, SMALL);
  if (again.isSuccess && !isDeepStrictEqual(again.body, first.body)) tellActsTwice(context, first, again);
  const changed = otherDraft(context, draft, visitor, ready);
  if (changed === null) return;
  const refused: Expectation = {
    kind: 'status',
    statuses: [409],
    because: 'Another request under a used key is not refused',
  };
  await send(changed, key, visitor, `another body under the same key, ${AS_SMALL}`, refused, SMALL);
}

/** Sends a request that was done once more after others: a server must remember more than the last key. */
async function afterOthers(context: RunContext, { draft, key, answer: first, who }: Done, send: Send): Promise<void> {
  const again = await send(draft, key, who, 'the first one once more, after others', {
    kind: 'status',
    statuses: [first.status ?? 200],
    because: 'A repeated request is not answered as the first one was when others came between',
  });
  if (again.isSuccess && !isDeepStrictEqual(again.body, first.body)) tellActsTwice(context, first, again);
}

/** Sends the key of one member with a request of another one. */
async function byAnother(context: RunContext, { draft, key }: DoneWrite, second: Visitor, send: Send): Promise<void> {
  const own = draftFor(context, second, draft.operation, draft.use);
  const theirs = otherDraft(context, own, second) ?? (isDeepStrictEqual(own.body, draft.body) ? null : own);
  if (theirs === null) return;
  const answer = await send(theirs, key, second, 'the same key of another member', { kind: 'documented' });
  if (answer.isSuccess) rememberPassword(theirs, second);
  tellIfShared(context, answer);
}

/** Sends two different requests concurrently with one new key; only one of them may succeed. */
async function atOnce(
  context: RunContext,
  { operation, use }: PlannedUse,
  visitor: Visitor,
  ready: ReadyValues,
  send: Send,
): Promise<void> {
  const one = meant(draftFor(context, visitor, operation, use));
  const two = otherDraft(context, one, visitor, ready);
  // It would be unknown which of the two new passwords took effect.
  if (two === null || use.name === 'changePassword') return;
  const key = messageKey(one) ?? randomUUID();
  const answers = await Promise.all(
    [one, two].map((draft) =>
      send(draft, key, visitor, 'two at the same instant under one key', { kind: 'documented' }),
    ),
  );
  const [first, second] = answers;
  if (first === undefined || second === undefined || !first.isSuccess || !second.isSuccess) return;
  context.runner.report('idempotency', second.exchange, {
    code: 'key-raced',
    title: 'Two requests under one key at the same instant are both done',
    place: null,
    expected: 'one of them done, the other refused with 409',
    actual: `${first.status} and ${second.status}`,
    advice:
      'Insert the key first, under a unique index, in the transaction that acts: the second INSERT waits and fails.',
  });
}

/** An order that is open already would be refused, whatever its key. */
function meant(draft: Draft): Draft {
  if (!ORDERS.includes(draft.use.name) || draft.body.kind !== 'json') return draft;
  return { ...draft, body: { kind: 'json', value: Object.assign({}, draft.body.value, { again: true }) } };
}

function rememberPassword({ body }: Draft, visitor: Visitor): void {
  const changed = body.kind === 'json' ? at(body.value, 'new_password') : null;
  if (typeof changed === 'string') visitor.pool.fix('password', changed);
}
