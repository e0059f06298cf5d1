const REASONS = ['unknown_pack', 'unknown_method', 'no_order'] as const;

/** Why the order page redirected to the list of packs. */
export type ReturnReason = (typeof REASONS)[number];

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
