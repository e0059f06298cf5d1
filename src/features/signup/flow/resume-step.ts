import type { SignupStep, User } from '../../../../worker/public/rows.ts';

export interface ResumeFacts {
  profile: Pick<User['profile'], 'main_image' | 'countryregion' | 'city' | 'gender' | 'date_of_birth' | 'personal'>;
  /** Push is supported here, undecided, and the site has a key. */
  isPushOffered: boolean;
  /** Steps are passed by whose answers the server has already. */
  autoSkip: boolean;
  /** How far this browser knows the member to be; null when it knows nothing. */
  savedStep: SignupStep | null;
}

/**
 * Where a logged-in member goes on (specification, section 4): by what the server has, and never before the step that
 * this browser has reached.
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

/** The furthest answer counts; null when the server has none. */
function autoSkippedTo(profile: ResumeFacts['profile']): SignupStep | null {
  const { countryregion, city, gender, date_of_birth, personal } = profile;
  if (hasText(personal)) return 6;
  if (gender !== null || date_of_birth !== null) return 5;
  return countryregion !== null || hasText(city) ? 4 : null;
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
