import type { SignupDraft, User } from '../../../worker/public/rows.ts';
import { ageInYears } from '../members/age.ts';
import { dateOfParts } from './flow/date-of-birth.ts';

interface Preview {
  /** In years; null while there is no real date of birth. */
  age: number | null;
  /** Null while there is no town. */
  place: string | null;
  /** Null while nothing is written. */
  about: string | null;
}

/**
 * Returns what the member's card tells at this point of the sign-up.
 *
 * @param draft what is typed in the current step and not saved yet; it wins over what is saved
 */
export function previewOf(
  profile: Pick<User['profile'], 'age' | 'city' | 'personal'>,
  draft: SignupDraft,
  now: Date,
): Preview {
  return {
    age: draft.dateParts === undefined ? profile.age : ageOfParts(draft.dateParts, now),
    place: textOf(draft.city === undefined ? profile.city : draft.city),
    about: textOf(draft.personal === undefined ? profile.personal : draft.personal),
  };
}

function ageOfParts(parts: NonNullable<SignupDraft['dateParts']>, now: Date): number | null {
  const date = dateOfParts(parts);
  return date === null ? null : ageInYears(date, now);
}

function textOf(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
