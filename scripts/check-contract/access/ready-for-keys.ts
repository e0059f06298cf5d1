import { at } from '../contract/json.ts';
import type { ResourceValue } from '../requests/resource-pool.ts';
import type { RunContext } from '../run/context.ts';
import type { PlannedUse } from '../run/plan.ts';
import type { Visitor } from '../run/visitor.ts';
import { Steps } from '../sequences/steps.ts';
import { listIn, numberIn, textIn } from '../sequences/values.ts';

/** Two values of a resource that a write can act on, by resource: one for the request, one for another request. */
export type ReadyValues = ReadonlyMap<string, readonly ResourceValue[]>;

const NOTHING: ReadyValues = new Map();
const MEMBERS_TRIED_MAX = 6;
/** So long before the end of the time it may be over when the request arrives. */
const MARGIN_MS = 60_000;

/** Brings about what a write needs: two conversations, two photos, two orders that can be withdrawn from. */
export async function makeReady(context: RunContext, { use }: PlannedUse, visitor: Visitor): Promise<ReadyValues> {
  const text = JSON.stringify(use.body?.example ?? null);
  const steps = new Steps(context, 'for the repeated keys', visitor);
  if (/"image"/.test(text)) return twoOf('image', await twoPhotos(steps), visitor);
  if (/"conversation":\s*\d/.test(text)) return twoOf('conversation', await twoConversations(steps), visitor);
  if (use.name === 'withdraw') return readyOrders(context, visitor, steps);
  if (use.name === 'sendTestPush' && steps.has('postUser', 'subscribePush'))
    await steps.attempt('postUser', {
      use: 'subscribePush',
      purpose: 'a device to try it on',
      expect: { kind: 'documented' },
    });
  return NOTHING;
}

/** Takes back what `makeReady` has done for a push to try it. */
export async function forgetDevice(context: RunContext, visitor: Visitor): Promise<void> {
  const steps = new Steps(context, 'for the repeated keys', visitor);
  if (!steps.has('postUser', 'unsubscribePush')) return;
  await steps.attempt('postUser', {
    use: 'unsubscribePush',
    purpose: 'forget the device again',
    expect: { kind: 'documented' },
  });
}

/** Makes the orders that can be withdrawn from those that requests use: others are refused whatever a request says. */
export async function readyOrders(
  context: RunContext,
  visitor: Visitor,
  steps = new Steps(context, 'what can be withdrawn from', visitor),
): Promise<ReadyValues> {
  return twoOf('transaction', await openOrders(steps), visitor);
}

/** Makes the values those that requests use; the first of them is used first. */
function twoOf(resource: string, values: readonly ResourceValue[], visitor: Visitor): ReadyValues {
  if (values.length === 0) return NOTHING;
  // Photos that are known may have been removed, and reads and writes use the first one.
  if (resource === 'image') for (const known of visitor.pool.all(resource)) visitor.pool.forget(resource, known);
  const inTurn = resource === 'image' ? values : [...values].reverse();
  for (const value of inTurn) {
    visitor.pool.forget(resource, value);
    visitor.pool.relearn(resource, value);
  }
  return new Map([[resource, values]]);
}

async function twoPhotos(steps: Steps): Promise<readonly number[]> {
  if (!steps.has('uploadImage')) return [];
  const expect = { kind: 'documented' } as const;
  await steps.attempt('uploadImage', { purpose: 'a photo to remove', expect });
  const answer = await steps.attempt('uploadImage', { purpose: 'another one', expect });
  const ids = listIn(answer.body, '/images').map((image) => numberIn(image, '/id'));
  return ids.length < 2 ? [] : ids.slice(-2).filter((id) => id !== null);
}

async function twoConversations(steps: Steps): Promise<readonly number[]> {
  if (!steps.has('getChat', 'startChat')) return [];
  const found: number[] = [];
  for (const profile of [...steps.candidates('member')].reverse().slice(0, MEMBERS_TRIED_MAX)) {
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: `with member ${profile}`,
      query: { profile },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const id = numberIn(started.body, '/id');
    if (started.isSuccess && id !== null && !found.includes(id)) found.push(id);
    if (found.length === 2) break;
  }
  return found;
}

async function openOrders(steps: Steps): Promise<readonly string[]> {
  if (!steps.has('getTransactions', 'listTransactions') || !steps.visitor.hasSession) return [];
  const list = await steps.attempt('getTransactions', {
    use: 'listTransactions',
    purpose: 'what can be withdrawn from',
    query: { pp: 100 },
    expect: { kind: 'documented' },
  });
  return listIn(list.body, '/transactions')
    .filter((each) => at(each, 'state') === 'paid')
    .filter((each) => Date.parse(String(at(each, 'withdraw_until'))) > Date.now() + MARGIN_MS)
    .map((each) => textIn(each, 'id') ?? '')
    .filter((id) => id !== '')
    .slice(0, 2);
}
