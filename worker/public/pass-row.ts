import type { ProfileCard } from './rows.ts';

/** Own choice: how long the deck does not show a member again who was passed. */
export const PASS_DAYS = 30;
const PASS_MS = PASS_DAYS * 86_400_000;

/** A member whom this one has passed in the deck. Known to this device alone, until the member logs out. */
export interface PassRow {
  profileId: number;
  profile: ProfileCard;
  passedAtMs: number;
}

/** Returns the time since when a pass counts: members passed earlier may be shown again. */
export function passesSinceMs(nowMs: number): number {
  return nowMs - PASS_MS;
}
