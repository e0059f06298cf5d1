import type { SignupStep } from '../../../../worker/public/rows.ts';
import { isFilled, type SignupFacts } from './filled-step.ts';

export interface ResumeFacts {
  profile: SignupFacts;
  /** Step 1 has something to show (`isPushOffered` in machine.ts). */
  isPushOffered: boolean;
  /** Whether to skip steps whose data the server already has. */
  autoSkip: boolean;
  /** The step stored in this browser; null if there is none. */
  savedStep: SignupStep | null;
}

/**
 * Returns the step at which a logged-in member resumes (specification, section 4), based on the server's data but never
 * before the step this browser has reached.
 */
export function resumeStep({ profile, isPushOffered, autoSkip, savedStep }: ResumeFacts): SignupStep {
  const known = autoSkip
    ? (autoSkippedTo(profile) ?? startOf(profile, isPushOffered))
    : startOf(profile, isPushOffered);
  return savedStep !== null && savedStep > known ? savedStep : known;
}

function startOf(profile: SignupFacts, isPushOffered: boolean): SignupStep {
  if (isFilled(2, profile)) return 3;
  return isPushOffered ? 1 : 2;
}

/** Returns the step after the furthest one the server has data for; null if it has none. */
function autoSkippedTo(profile: SignupFacts): SignupStep | null {
  if (isFilled(5, profile)) return 6;
  if (isFilled(4, profile)) return 5;
  return isFilled(3, profile) ? 4 : null;
}
