import { randomBytes } from 'node:crypto';
import { DAY_MS } from './day.ts';
import type { Account, Member, Transaction, World } from './world.ts';

const OPEN_ORDERS = 6;
const PACK_CREDITS = 50;
/** Of the credits that came with the open orders, so many are spent. */
const SPENT_CREDITS = 7;

/** Creates the demo account; unlike others, it has existing data. */
export function demoAccount(world: World): Account {
  const now = world.nowMs();
  const member: Member = {
    ...world.member(101),
    id: 1,
    name: 'Jörg',
    age: 38,
    date_of_birth: '1988-04-12',
    gender: 'male',
    country: 'NL',
    countryregion: 31,
    city: 'Utrecht',
    personal: 'Brot & Wein.',
    images: [1, 2, ...waitingPhotos(world)].map((n) => ({
      id: 5000 + n,
      filename: `p/1/${n}.jpg`,
      thumb_filename: `p/1/${n}-480.jpg`,
      state: n > 2 ? 'pending' : 'approved',
      rejected_because: null,
    })),
  };
  const account = world.newAccount(member, 'demo@example.com', 'demo-password');
  // Who has less left than came with any order shows whether that is looked at.
  const isNearlySpent = world.breaks('spent-credits-forgotten');
  const credits = isNearlySpent ? PACK_CREDITS - 5 : OPEN_ORDERS * PACK_CREDITS - SPENT_CREDITS;
  Object.assign(account, { credits, isConfirmed: true, signedUpAtMs: now - 90 * DAY_MS });
  addChats(world, account, now);
  for (const [from, to, isNew] of [
    [101, 1, true],
    [102, 1, true],
    [106, 1, false],
    [1, 107, false],
    [1, 108, false],
  ] as const)
    world.likes.push({ from, to, atMs: now - from * 3_600_000, isNew });
  world.blocks.push({ by: 1, blocked: 139 }, { by: 1, blocked: 138 });
  addOrders(world, account, now);
  if (world.breach?.place.startsWith('cancelPremium') === true) givePremium(world, account, now - 20 * DAY_MS);
  return account;
}

function addChats(world: World, account: Account, now: number): void {
  // The breach shows in conversations without unread messages, behind others that have some.
  const more = world.breaks('last-message-of-partner') ? [109, 110, 111] : [];
  [118, 104, 105, ...more].forEach((id, index) => {
    const conversation = world.startConversation(account, world.member(id), now - (index + 2) * DAY_MS);
    const count = index === 0 ? 60 : 4;
    for (let n = 0; n < count; n += 1)
      conversation.messages.push({
        id: world.nextId(),
        message_id: null,
        from_me: n % 2 === 0,
        text: `Hallo ${n}`,
        sent_at: new Date(now - (index + 1) * DAY_MS + n * 60_000).toISOString(),
      });
    conversation.readUntil = conversation.messages.at(index === 1 || index > 2 ? 0 : -1)?.id ?? 0;
  });
}

function addOrders(world: World, account: Account, now: number): void {
  (['paid', 'failed', 'cancelled'] as const).forEach((state, index) => {
    const createdAtMs = now - (20 - index) * DAY_MS;
    const isPaid = state === 'paid';
    world.transactions.push({
      ...paidOrder(account),
      state,
      createdAtMs,
      settledAtMs: isPaid ? createdAtMs + 60_000 : null,
      creditsAfter: isPaid ? 100 : null,
    });
  });
  // Enough orders to withdraw from: each check that withdraws uses one up.
  for (let hours = 24 + OPEN_ORDERS; hours > 24; hours -= 1) {
    const createdAtMs = now - hours * 3_600_000;
    const paid = { state: 'paid', createdAtMs, settledAtMs: createdAtMs + 60_000 } as const;
    world.transactions.push({ ...paidOrder(account), ...paid });
  }
}

/** Enough for an operator who approves one now and then through the whole run. */
function waitingPhotos(world: World): readonly number[] {
  return world.breaks('legal-photos-approved-meanwhile') ? Array.from({ length: 25 }, (_, index) => index + 3) : [];
}

function paidOrder(owner: Account): Transaction {
  return {
    owner,
    id: `t_${randomBytes(15).toString('base64url')}`,
    state: 'paid',
    kind: 'credits',
    item: 2,
    amountMinor: 1999,
    method: 'ideal',
    createdAtMs: 0,
    settledAtMs: 0,
    creditsAfter: 100,
    withdrawnAtMs: null,
    refundMinor: null,
  };
}

/** Premium of one plan that runs, for what can only be done with it. */
function givePremium(world: World, account: Account, atMs: number): void {
  const order = { ...paidOrder(account), kind: 'premium', item: 1, amountMinor: 1499 } as const;
  world.transactions.unshift({ ...order, createdAtMs: atMs, settledAtMs: atMs });
  account.isPremium = true;
  account.premium = { transaction: world.transactions[0]?.id ?? '', startedAtMs: atMs, isCancelled: false };
}
