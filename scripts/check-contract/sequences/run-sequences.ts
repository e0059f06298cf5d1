import { operationOf } from '../contract/contract.ts';
import type { RunContext } from '../run/context.ts';
import type { Visitor } from '../run/visitor.ts';
import { orderCredits, saveNotifications, saveProfile } from './account.ts';
import { chat } from './chats.ts';
import { likeAndUnlike } from './likes.ts';
import { blockAndUnblock } from './members.ts';
import type { Sequence } from './sequence.ts';
import { SequenceEnded, Steps } from './steps.ts';

const SEQUENCES: readonly Sequence[] = [
  likeAndUnlike,
  chat,
  blockAndUnblock,
  saveNotifications,
  saveProfile,
  orderCredits,
];

/** All sequences that leave the session of the member alive. */
export async function runSequences(context: RunContext): Promise<void> {
  context.onPhase('Sequences');
  for (const sequence of SEQUENCES) await runSequence(context, sequence, context.member);
}

export async function runSequence(context: RunContext, sequence: Sequence, visitor: Visitor | null): Promise<void> {
  const reason = visitor === null ? 'there is no account of its own for it' : reasonToSkip(context, sequence, visitor);
  if (reason !== null || visitor === null) {
    context.desk.notes.add(`Sequence skipped: ${sequence.title} (${reason}).`);
    return;
  }
  try {
    await sequence.run(new Steps(context, sequence.title, visitor));
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
}

/** Null when it can run. */
function reasonToSkip(context: RunContext, { calls }: Sequence, visitor: Visitor): string | null {
  if (context.isSafe) return 'it changes data, and safe mode is on';
  for (const { operationId, use } of calls) {
    const operation = operationOf(context.contract, operationId);
    const name = use ?? operationId;
    if (operation === null || (use !== null && !operation.uses.some((each) => each.name === use)))
      return `the contract has no ${name}`;
    const isPlanned = context.planned.some(
      (planned) => planned.operation === operation && (use === null || planned.use.name === use),
    );
    if (!isPlanned) return `${name} is left out by the filters`;
    if (context.desk.isMuted(operationId)) return `${name} is not there or gives no answer`;
  }
  return visitor.hasSession ? null : 'it needs a login';
}
