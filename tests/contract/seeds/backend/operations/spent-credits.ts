import { DAY_MS } from '../day.ts';
import type { Transaction, World } from '../world.ts';
import { bonusOf, PACKS } from './offers.ts';

const WITHDRAWAL_DAYS = 14;

export function creditsOfPack(world: World, item: number): number {
  const pack = PACKS.find(({ id }) => id === item);
  return pack === undefined ? 1 : pack.credits + bonusOf(world, pack.credits);
}

/** Returns how many credits of an order are spent: of those that came last first, as the balance has no more of them. */
export function spentOf(world: World, transaction: Transaction, nowMs: number): number {
  const isOpen = ({ state, kind, settledAtMs, owner }: Transaction): boolean =>
    owner === transaction.owner &&
    state === 'paid' &&
    kind === 'credits' &&
    (settledAtMs ?? 0) + WITHDRAWAL_DAYS * DAY_MS >= nowMs;
  if (!isOpen(transaction)) return 0;
  let missing = -transaction.owner.credits;
  const open = world.transactions.filter(isOpen);
  for (const { item } of open) missing += creditsOfPack(world, item);
  for (const each of [...open].sort((one, other) => other.createdAtMs - one.createdAtMs)) {
    const spent = Math.min(Math.max(0, missing), creditsOfPack(world, each.item));
    if (each === transaction) return spent;
    missing -= spent;
  }
  return 0;
}

/** Returns what a withdrawal gives back: of the price the part whose credits are left. */
export function refundOf(world: World, transaction: Transaction, nowMs: number): number {
  const credits = creditsOfPack(world, transaction.item);
  if (transaction.kind !== 'credits') return transaction.amountMinor;
  return Math.floor((transaction.amountMinor * (credits - spentOf(world, transaction, nowMs))) / credits);
}
