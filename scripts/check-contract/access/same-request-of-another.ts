import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import type { DoneWrite } from '../run/done-writes.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';
import { tellIfShared, tellShared } from './key-findings.ts';
import { withKey } from './keyed.ts';

/** What one member owns, so that another one cannot send the same request. */
const PRIVATE = ['conversation', 'image', 'transaction', 'message', 'password'];
/** Values of an answer that no other member's answer has. */
const OF_ONE_MEMBER = ['reference', 'email'];
/** Whose answer is the same for all members: whether it was done is told by the profile. */
const TOLD_BY_PROFILE: Readonly<Record<string, { property: string; undo: string }>> = {
  likeProfile: { property: 'liked', undo: 'unlikeProfile' },
  blockMember: { property: 'blocked', undo: 'unblockMember' },
};

/**
 * Sends a request as one member and the very same, under the same key, as another: it is a request of its own, and is
 * done.
 */
export async function checkSameRequestOfAnother(
  context: RunContext,
  { draft, answer: before }: DoneWrite,
  who: Visitor,
  second: Visitor,
): Promise<void> {
  const { operation, use, body, resources } = draft;
  const isOfOne = resources.some(({ resource }) => PRIVATE.includes(resource));
  if (use.session !== 'required' || use.needsThrowaway || body.kind !== 'json' || isOfOne) return;
  const told = TOLD_BY_PROFILE[use.name];
  if (told === undefined && OF_ONE_MEMBER.every((name) => at(before.body, name) === undefined)) return;
  const key = randomUUID();
  const send = (visitor: Visitor, what: string): Promise<Answer> =>
    context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draftFor(context, visitor, operation, use), body }, key),
      purpose: `${use.name}: ${what}`,
      visitor,
      isImpatient: true,
      expectation: { kind: 'documented' },
    });
  const first = await send(who, 'a request that another member sends too');
  if (!first.isSuccess) return;
  const steps = new Steps(context, 'a request of two members under one key', second);
  const profile = Number(at(body.value, 'profile'));
  const undo = async (purpose: string): Promise<void> => {
    if (told !== undefined && steps.has(told.undo))
      await steps.attempt(told.undo, { purpose, body: { profile }, expect: { kind: 'documented' } });
  };
  await undo('as if it was never done');
  const answer = await send(second, 'the same request of another member, under the same key');
  tellIfShared(context, answer);
  if (!answer.isSuccess) return;
  if (told === undefined) {
    if (isDeepStrictEqual(answer.body, first.body)) tellShared(context, answer, 'the answer of the other member');
    return;
  }
  try {
    if (!steps.has('getProfile')) return;
    const page = await steps.call('getProfile', { purpose: 'whether it was done', query: { id: profile } });
    if (at(page.body, told.property) === false)
      tellShared(context, answer, `the same answer, and nothing done: "${told.property}" is false`);
    await undo('undo it');
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
}
