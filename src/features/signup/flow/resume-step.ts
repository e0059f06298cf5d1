import type { SignupStep, User } from '../../../../worker/public/rows.ts';

export interface ResumeFacts {
  profile: Pick<User['profile'], 'main_image' | 'countryregion' | 'city' | 'gender' | 'date_of_birth' | 'personal'>;
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

function startOf({ main_image }: ResumeFacts['profile'], isPushOffered: boolean): SignupStep {
  if (main_image !== null) return 3;
  return isPushOffered ? 1 : 2;
}

/** Returns the step after the furthest one the server has data for; null if it has none. */
function autoSkippedTo(profile: ResumeFacts['profile']): SignupStep | null {
  const { countryregion, city, gender, date_of_birth, personal } = profile;
  if (hasText(personal)) return 6;
  if (gender !== null || date_of_birth !== null) return 5;
  return countryregion !== null || hasText(city) ? 4 : null;
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
