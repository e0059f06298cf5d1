import type { CreditOffer } from '../../../worker/public/rows.ts';

const REASONS = ['unknown_pack', 'unknown_method', 'no_order'] as const;

/** Why the order page redirected to the list of packs. */
export type ReturnReason = (typeof REASONS)[number];

type Packs = readonly Pick<CreditOffer['packs'][number], 'id'>[];

/** Returns why this pack cannot be ordered by this method; null if it can. A method of null is still to be chosen. */
export function orderReturn(
  offer: { packs: Packs; payment_methods: readonly { id: string }[] },
  pack: number,
  method: string | null,
): ReturnReason | null {
  if (!offer.packs.some(({ id }) => id === pack)) return 'unknown_pack';
  return method === null || offer.payment_methods.some(({ id }) => id === method) ? null : 'unknown_method';
}

/** Returns why the last order cannot be repeated; null if it can. */
export function repeatReturn({
  packs,
  last_order: last,
}: {
  packs: Packs;
  last_order: Pick<NonNullable<CreditOffer['last_order']>, 'pack'> | null;
}): ReturnReason | null {
  if (last === null) return 'no_order';
  return packs.some(({ id }) => id === last.pack) ? null : 'unknown_pack';
}

/** Returns the history state that passes the reason to the credits page. */
export function returnState(reason: ReturnReason): { creditsReturn: ReturnReason } {
  return { creditsReturn: reason };
}

/** Reads the reason from history state; null if there is none. */
export function parseReturnReason(state: unknown): ReturnReason | null {
  if (typeof state !== 'object' || state === null || !('creditsReturn' in state)) return null;
  const { creditsReturn } = state;
  return REASONS.find((reason) => reason === creditsReturn) ?? null;
}
