import { randomUUID } from 'node:crypto';
import type { RunContext } from '../run/context.ts';
import type { Visitor } from '../run/visitor.ts';
import { toldReason } from '../sequences/reasons.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';
import { numberIn } from '../sequences/values.ts';
import { tellShared } from './key-findings.ts';

const TITLE = 'a push to try it, under one key';

/**
 * All requests for a test push are alike, and so are their answers: what tells them apart is whether there is a device.
 * A repetition is answered like the first request also when there is none any more; who has none gets no answer of
 * somebody else.
 */
export async function checkTestPush(context: RunContext, own: Visitor, other: Visitor | null): Promise<void> {
  const steps = new Steps(context, TITLE, own);
  const calls = [
    ['sendTestPush'],
    ['getNotifications'],
    ['postUser', 'subscribePush'],
    ['postUser', 'unsubscribePush'],
  ];
  if (!own.hasSession || !calls.every(([operation = '', use = null]) => steps.has(operation, use))) return;
  try {
    await tryPush(context, steps, other === null ? null : new Steps(context, TITLE, other));
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
}

async function devices(steps: Steps): Promise<number | null> {
  const { body } = await steps.call('getNotifications', { purpose: 'how many devices' });
  return numberIn(body, '/push_subscriptions');
}

async function tryPush(context: RunContext, steps: Steps, other: Steps | null): Promise<void> {
  const expect = { kind: 'documented' } as const;
  await steps.attempt('postUser', { use: 'subscribePush', purpose: 'a device', expect });
  const key = randomUUID();
  const first = await steps.attempt('sendTestPush', { purpose: 'with a key', key, expect });
  if (!first.isSuccess) return;
  if (other !== null && (await devices(other)) === 0) {
    const theirs = await other.attempt('sendTestPush', { purpose: 'the same key of another member', key, expect });
    if (theirs.isSuccess) tellShared(context, theirs, `status ${theirs.status}, though this member has no device`);
  }
  await steps.attempt('postUser', { use: 'unsubscribePush', purpose: 'forget the device', expect });
  if ((await devices(steps)) !== 0) return;
  const none = await steps.attempt('sendTestPush', {
    purpose: 'without a device',
    expect: { kind: 'status', statuses: [409], because: 'A push is told as sent where there is no device' },
  });
  toldReason(steps, none, 'no_subscription');
  await steps.attempt('sendTestPush', {
    purpose: 'the first request once more, without a device',
    key,
    expect: {
      kind: 'status',
      statuses: [first.status ?? 200],
      because: 'A repeated request is not answered as the first one was',
    },
  });
}
