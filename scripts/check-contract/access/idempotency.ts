import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import type { Draft } from '../requests/draft.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Expectation } from '../run/expectation.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { PlannedUse } from '../run/plan.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { Steps } from '../sequences/steps.ts';
import { listIn, numberIn } from '../sequences/values.ts';
import { otherDraft } from './other-draft.ts';

const ADVICE =
  'Keep the key with a hash of the request and its answer, by member, in the transaction that acts; look it up first, under a unique index.';
/** Operations that create or end an account or session; covered by `checkLogIn` and the session checks. */
const NOT_REPEATED = ['deleteAccount', 'logIn', 'signUp'];
const ORDERS = ['orderCredits', 'subscribePremium'];

/**
 * Repeats every write that takes an idempotency key: with the same body, with another body, by another member, and
 * twice concurrently. Writes that would harm an everyday account use the throwaway account.
 */
export async function checkIdempotency(context: RunContext, other: Visitor | null): Promise<void> {
  context.onPhase('Repeated keys');
  const guest = context.newVisitor('visitor');
  await learnCsrf(context, guest);
  const stranger = context.newVisitor('visitor');
  await learnCsrf(context, stranger);
  for (const planned of context.planned) {
    const { operation, use } = planned;
    const key = keyName(planned);
    const isUsable = use.isChanging && key !== null && !NOT_REPEATED.includes(use.name) && use.body !== null;
    if (!isUsable || context.runner.isMuted(operation.operationId)) continue;
    // Upload photos to the throwaway account's album rather than the member's.
    const isOthers = use.needsThrowaway || (use.body?.mediaType === 'multipart/form-data' && other !== null);
    const visitor = isOthers ? other : use.session === 'required' ? context.member : guest;
    if (visitor === null || (use.session === 'required' && !visitor.hasSession)) continue;
    const second = visitor === other ? context.member : other;
    // Never send a write that would harm an everyday account from that account, whatever the key.
    const isShared = use.session === 'required' && !use.needsThrowaway;
    await makeReady(context, planned, visitor);
    await checkUse(context, planned, visitor, isShared ? second : use.session === 'required' ? null : stranger);
  }
  if (other !== null) await checkLogIn(context, other);
}

/** Creates the conversation, photos or push subscription that the use acts on. */
async function makeReady(context: RunContext, { use }: PlannedUse, visitor: Visitor): Promise<void> {
  const text = JSON.stringify(use.body?.example ?? null);
  const steps = new Steps(context, 'for the repeated keys', visitor);
  const expect = { kind: 'documented' } as const;
  if (/"image"/.test(text) && steps.has('uploadImage')) await twoPhotos(steps, visitor);
  if (use.name === 'sendTestPush' && steps.has('postUser', 'subscribePush'))
    await steps.attempt('postUser', { use: 'subscribePush', purpose: 'a device to try it on', expect });
  if (!/"conversation":\s*\d/.test(text) || !steps.has('getChat', 'startChat')) return;
  for (const profile of [...steps.candidates('member')].reverse().slice(0, 4)) {
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: `with member ${profile}`,
      query: { profile },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const id = numberIn(started.body, '/id');
    if (!started.isSuccess || id === null) continue;
    // Writes use the most recently learned id.
    visitor.pool.forget('conversation', id);
    visitor.pool.relearn('conversation', id);
    return;
  }
}

/** Uploads two photos and makes them the only known ones, since known photos may have been deleted. */
async function twoPhotos(steps: Steps, visitor: Visitor): Promise<void> {
  const expect = { kind: 'documented' } as const;
  await steps.attempt('uploadImage', { purpose: 'a photo to remove', expect });
  const answer = await steps.attempt('uploadImage', { purpose: 'another one', expect });
  const ids = listIn(answer.body, '/images').map((image) => numberIn(image, '/id'));
  if (ids.length < 2) return;
  for (const known of visitor.pool.all('image')) visitor.pool.forget('image', known);
  for (const id of ids.slice(-2)) if (id !== null) visitor.pool.relearn('image', id);
}

/** Logs in repeatedly with one key: the same request again, as another member, and in another browser. */
async function checkLogIn(context: RunContext, other: Visitor): Promise<void> {
  const planned = context.planned.find(({ operation }) => operation.operationId === 'logIn');
  if (planned === undefined || context.login === null || keyName(planned) === null) return;
  const [email, password] = [other.pool.all('email')[0], other.pool.all('password')[0]];
  const key = randomUUID();
  const send = async (who: Visitor, login: object, what: string, expectation: Expectation): Promise<Answer> => {
    const draft = draftFor(context, who, planned.operation, planned.use);
    const body = draft.body.kind === 'json' ? draft.body.value : {};
    const value = Object.assign({}, body, login);
    return context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draft, body: { kind: 'json', value } }, key),
      purpose: `logIn: ${what}`,
      visitor: who,
      expectation,
    });
  };
  const [one, two] = [context.newVisitor('visitor'), context.newVisitor('visitor')];
  await learnCsrf(context, one);
  await learnCsrf(context, two);
  const first = await send(one, context.login, 'with a key', { kind: 'documented' });
  if (!first.isSuccess) return;
  await send(one, context.login, 'the same once more', {
    kind: 'status',
    statuses: [200],
    because: 'A repeated login is not answered as the first one was',
  });
  await send(one, { email, password }, 'as somebody else under the same key', {
    kind: 'status',
    statuses: [409, 422],
    because: 'Another request under a used key is not refused',
  });
  await send(two, { email, password }, 'the same key in another browser', {
    kind: 'status',
    statuses: [200],
    because: 'The keys of one member count for another',
  });
}

function keyName({ operation }: PlannedUse): string | null {
  return operation.parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key')?.name ?? null;
}

async function checkUse(
  context: RunContext,
  planned: PlannedUse,
  visitor: Visitor,
  second: Visitor | null,
): Promise<void> {
  const { operation, use } = planned;
  const { runner } = context;
  const send = (draft: Draft, key: string, who: Visitor, what: string, expectation: Expectation): Promise<Answer> =>
    runner.send({
      phase: 'idempotency',
      draft: withKey(draft, key),
      purpose: `${use.name}: ${what}`,
      visitor: who,
      expectation,
      isImpatient: true,
    });
  const draft = meant(draftFor(context, visitor, operation, use));
  const key = messageKey(draft) ?? randomUUID();
  const first = await send(draft, key, visitor, 'with a key', { kind: 'documented' });
  if (!first.isSuccess || first.status === null) return;
  rememberPassword(draft, visitor);
  const again = await send(draft, key, visitor, 'the same once more', {
    kind: 'status',
    statuses: [first.status],
    because: 'A repeated request is not answered as the first one was',
  });
  if (again.isSuccess && !isDeepStrictEqual(again.body, first.body)) tellActsTwice(context, first, again);
  const changed = otherDraft(context, draft, visitor);
  if (changed !== null)
    await send(changed, key, visitor, 'another body under the same key', {
      kind: 'status',
      statuses: [409],
      because: 'Another request under a used key is not refused',
    });
  if (second !== null && (second.hasSession || use.session !== 'required')) {
    const own = draftFor(context, second, operation, use);
    const theirs = otherDraft(context, own, second) ?? (isDeepStrictEqual(own.body, draft.body) ? null : own);
    const answer =
      theirs === null
        ? null
        : await send(theirs, key, second, 'the same key of another member', { kind: 'documented' });
    if (answer?.status === 409 && at(answer.body, 'error') === 'idempotency_conflict')
      runner.report('idempotency', answer.exchange, {
        code: 'key-of-all-members',
        title: 'The keys of one member count for another',
        place: null,
        expected: 'an answer of its own: a key belongs to one member',
        actual: 'status 409, idempotency_conflict',
        advice: 'UNIQUE (account_id, idempotency_key)',
      });
  }
  await atOnce(context, planned, visitor, send);
}

/** Sends two different requests concurrently with one new key; only one of them may succeed. */
async function atOnce(
  context: RunContext,
  { operation, use }: PlannedUse,
  visitor: Visitor,
  send: (draft: Draft, key: string, who: Visitor, what: string, expectation: Expectation) => Promise<Answer>,
): Promise<void> {
  const one = meant(draftFor(context, visitor, operation, use));
  const two = otherDraft(context, one, visitor);
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

export function tellActsTwice(context: RunContext, first: Answer, again: Answer): void {
  context.runner.report('idempotency', again.exchange, {
    code: 'key-acts-twice',
    title: 'A repeated request is not answered with the first answer',
    place: null,
    expected: shorten(first.body),
    actual: shorten(again.body),
    advice: ADVICE,
  });
}

/** An order that is open already would be refused, whatever its key. */
function meant(draft: Draft): Draft {
  if (!ORDERS.includes(draft.use.name) || draft.body.kind !== 'json') return draft;
  return { ...draft, body: { kind: 'json', value: Object.assign({}, draft.body.value, { again: true }) } };
}

export function withKey(draft: Draft, key: string): Draft {
  const kept = draft.headers.filter(([name]) => name.toLowerCase() !== 'idempotency-key');
  return { ...draft, headers: [...kept, ['Idempotency-Key', key]] };
}

/** Returns the client-generated message id, which doubles as the idempotency key of a message. */
function messageKey({ body }: Draft): string | null {
  const id = body.kind === 'json' ? at(body.value, 'message_id') : null;
  return typeof id === 'string' ? id : null;
}

function rememberPassword({ body }: Draft, visitor: Visitor): void {
  const changed = body.kind === 'json' ? at(body.value, 'new_password') : null;
  if (typeof changed === 'string') visitor.pool.fix('password', changed);
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
