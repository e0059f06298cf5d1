import type { User } from '../../../../worker/public/rows.ts';

export type SignupFacts = Pick<
  User['profile'],
  'main_image' | 'countryregion' | 'city' | 'gender' | 'date_of_birth' | 'personal'
>;

/** The steps that ask for a part of the profile. */
export type ProfileStep = 2 | 3 | 4 | 5;

/** Whether the profile has something of what this step asks for; a step that was skipped has left nothing. */
export function isFilled(step: ProfileStep, profile: SignupFacts): boolean {
  switch (step) {
    case 2:
      return profile.main_image !== null;
    case 3:
      return profile.countryregion !== null || hasText(profile.city);
    case 4:
      return profile.gender !== null || profile.date_of_birth !== null;
    case 5:
      return hasText(profile.personal);
  }
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
