import { at, valueAtPointer } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { transactionsOf } from './transactions-of.ts';
import { holds, listIn, numberIn } from './values.ts';

const SECOND_MS = 1000;

/** What one member does to a third one changes nothing that another member did. */
export const apart: Sequence = {
  title: 'two members and a third one',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const ids = await Promise.all([steps, other].map(idOf));
    const third = steps.candidates('member').find((id) => !ids.includes(Number(id)));
    if (third !== undefined) {
      await likesApart(steps, other, third);
      await blocksApart(steps, other, third);
    }
    await profilesApart(steps, other);
    await devicesApart(steps, other);
    await ordersApart(steps, other);
    for (const who of [steps, other]) await ownLastOrder(who);
  },
};

async function idOf(steps: Steps): Promise<number | null> {
  return numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id');
}

async function likesApart(steps: Steps, other: Steps, third: string | number): Promise<void> {
  if (!['getLikes', 'likeProfile', 'unlikeProfile'].every((each) => steps.has(each))) return;
  const body = { profile: third };
  const before = await steps.call('getLikes', { purpose: 'as they stand' });
  // A like of the everyday account stays.
  if (holds(listIn(before.body, '/profiles'), '/id', third)) return;
  for (const who of [other, steps]) if (!(await attempt(who, 'likeProfile', `like member ${third}`, body))) return;
  await attempt(steps, 'unlikeProfile', 'only one of both takes it back', body);
  const after = await other.call('getLikes', { purpose: 'the like of the other one' });
  if (!holds(listIn(after.body, '/profiles'), '/id', third))
    other.broken(
      after,
      'Taking a like back takes the like of another member too',
      `member ${third} in "profiles"`,
      'not there',
      'WHERE from_member = :me AND to_member = :profile',
    );
  await attempt(other, 'unlikeProfile', 'take it back', body);
}

async function blocksApart(steps: Steps, other: Steps, third: string | number): Promise<void> {
  if (!['listBlockedMembers', 'blockMember', 'unblockMember'].every((each) => steps.has(each))) return;
  const body = { profile: third };
  const before = await steps.call('listBlockedMembers', { purpose: 'as they stand', query: { pp: 100 } });
  if (holds(listIn(before.body, '/profiles'), '/id', third)) return;
  for (const who of [other, steps]) if (!(await attempt(who, 'blockMember', `block member ${third}`, body))) return;
  await attempt(steps, 'unblockMember', 'only one of both undoes it', body);
  const after = await other.call('listBlockedMembers', { purpose: 'the block of the other one', query: { pp: 100 } });
  if (!holds(listIn(after.body, '/profiles'), '/id', third))
    other.broken(
      after,
      'Undoing a block undoes the block of another member too',
      `member ${third} in the list`,
      'not there',
      'WHERE by_member = :me AND blocked_member = :profile',
    );
  await attempt(other, 'unblockMember', 'undo it', body);
}

async function profilesApart(steps: Steps, other: Steps): Promise<void> {
  if (!steps.has('saveProfile')) return;
  const before = await steps.call('getUser', { purpose: 'the profile as it stands' });
  const personal = 'Written by the contract checker.';
  if (!(await attempt(other, 'saveProfile', 'a text of the other one', { personal }, true))) return;
  const after = await steps.call('getUser', { purpose: 'the profile is as it was' });
  steps.same(
    after,
    'Saving the profile of one member changes that of another',
    at(before.body, 'profile'),
    at(after.body, 'profile'),
    'UPDATE members SET … WHERE id = :me',
  );
}

async function devicesApart(steps: Steps, other: Steps): Promise<void> {
  if (!steps.has('getNotifications') || !steps.has('postUser', 'subscribePush')) return;
  const count = async (): Promise<Awaited<ReturnType<Steps['call']>>> =>
    other.call('getNotifications', { purpose: 'the devices of the other one' });
  const before = await count();
  const endpoint = 'https://push.example.com/send/check-contract-apart';
  const subscribed = await steps.attempt('postUser', {
    use: 'subscribePush',
    purpose: 'a device of one member',
    body: { subscription: { endpoint, expirationTime: null, keys: KEYS, version: 2 } },
    isWholeBody: true,
    expect: { kind: 'documented' },
  });
  if (!subscribed.isSuccess) return;
  const after = await count();
  other.same(
    after,
    'The device of one member counts for another one',
    at(before.body, 'push_subscriptions'),
    at(after.body, 'push_subscriptions'),
    'WHERE member = :me',
  );
  if (steps.has('postUser', 'unsubscribePush'))
    await steps.attempt('postUser', {
      use: 'unsubscribePush',
      purpose: 'forget it',
      body: { endpoint },
      isWholeBody: true,
      expect: { kind: 'documented' },
    });
}

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Another pack than that of the own last order: two orders within a second would look the same. */
async function ordersApart(steps: Steps, other: Steps): Promise<void> {
  if (!steps.has('getCredits') || !steps.has('orderCredits')) return;
  const before = await steps.call('getCredits', { purpose: 'the last order as it stands' });
  const own = valueAtPointer(before.body, '/last_order/pack');
  const pack = listIn(before.body, '/packs')
    .map((each) => at(each, 'id'))
    .find((id) => id !== own);
  if (pack === undefined || !(await attempt(other, 'orderCredits', 'another member orders another pack', { pack })))
    return;
  const after = await steps.call('getCredits', { purpose: 'the last order is as it was' });
  steps.same(
    after,
    'The order of one member is told as the last order of another',
    at(before.body, 'last_order'),
    at(after.body, 'last_order'),
    'WHERE account_id = :me ORDER BY created_at DESC LIMIT 1',
  );
}

/** The last order of the offer is one of the member's own. */
async function ownLastOrder(steps: Steps): Promise<void> {
  if (!steps.has('getCredits') || !steps.has('getTransactions', 'listTransactions')) return;
  const offer = await steps.call('getCredits', { purpose: 'the last order' });
  const orderedAt = Date.parse(String(valueAtPointer(offer.body, '/last_order/ordered_at')));
  if (Number.isNaN(orderedAt)) return;
  const { answer: list, entries: rows } = await transactionsOf(steps, 'the own orders');
  if ((numberIn(list.body, '/paging/num_results') ?? 0) > rows.length) return;
  const last = at(offer.body, 'last_order');
  const pack = listIn(offer.body, '/packs').find((each) => at(each, 'id') === at(last, 'pack'));
  const isIt = (row: unknown): boolean =>
    Math.abs(Date.parse(String(at(row, 'created_at'))) - orderedAt) <= SECOND_MS &&
    at(row, 'method') === at(last, 'method') &&
    // An order may tell its credits with the bonus of its time.
    (pack === undefined || (numberIn(row, '/item/credits') ?? 0) >= (numberIn(pack, '/credits') ?? 0));
  if (!rows.some(isIt))
    steps.broken(
      offer,
      'The last order is none of the member’s own',
      rows.length === 0 ? 'null: this member has ordered nothing' : 'the time of one of the own orders',
      JSON.stringify(valueAtPointer(offer.body, '/last_order')),
      'WHERE account_id = :me ORDER BY created_at DESC LIMIT 1',
    );
}

async function attempt(
  steps: Steps,
  operationId: string,
  purpose: string,
  body: Readonly<Record<string, unknown>>,
  isWholeBody = false,
): Promise<boolean> {
  return (await steps.attempt(operationId, { purpose, body, isWholeBody, expect: { kind: 'documented' } })).isSuccess;
}
