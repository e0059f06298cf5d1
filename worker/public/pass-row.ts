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

/** Own choice: clocks that are set right are hardly ever further ahead. */
const AHEAD_MS = 86_400_000;

/**
 * Returns after and until when a pass counts: members passed earlier may be shown again. One of the future was made under
 * a clock that was wrong, and would hide the member for as long as that was ahead.
 */
export function passSpan(nowMs: number): [afterMs: number, untilMs: number] {
  return [nowMs - PASS_MS, nowMs + AHEAD_MS];
}
