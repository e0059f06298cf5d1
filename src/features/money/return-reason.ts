const REASONS = ['unknown_pack', 'unknown_method', 'no_order'] as const;

/** Why the order page led back to the packs. */
export type ReturnReason = (typeof REASONS)[number];

/** What an entry of the history carries for the packs. */
export function returnState(reason: ReturnReason): { creditsReturn: ReturnReason } {
  return { creditsReturn: reason };
}

/** Reads it back; null for an entry without one. */
export function parseReturnReason(state: unknown): ReturnReason | null {
  if (typeof state !== 'object' || state === null || !('creditsReturn' in state)) return null;
  const { creditsReturn } = state;
  return REASONS.find((reason) => reason === creditsReturn) ?? null;
}
