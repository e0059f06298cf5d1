import { CITY_MAX_LENGTH } from '../../../worker/public/constants.ts';
import type { ProfileFields } from '../../../worker/public/rows.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { excessOf } from '../../ui/text-limit.ts';
import { type NameProblem, nameProblem } from '../signup/signup-rules.ts';
import { isBirthDateAllowed, type ProfileDraft } from './profile-draft.ts';

/** Maximum about-me length (contract, `SaveProfileRequest.personal`). */
export const PERSONAL_MAX_LENGTH = 10_000;

const NAME_WORDS: Record<NameProblem, MessageId> = {
  required: 'signup.name_required',
  too_long: 'signup.name_too_long',
  name_starts_with_at: 'signup.name_starts_with_at',
  name_equal_to_email: 'signup.name_equal_to_email',
};

/** Client-side validation result (specification, section 5). Text fields report excess length themselves. */
export interface ProfileProblems {
  name: MessageId | null;
  isBirthDateWrong: boolean;
  isCityTooLong: boolean;
  isTextTooLong: boolean;
}

export function profileProblems(
  draft: ProfileDraft,
  { email, notes, nowMs }: { email: string; notes: ProfileFields['notes']; nowMs: number },
): ProfileProblems {
  const name = nameProblem(draft.name, email);
  const limits = new Map(Object.entries(notes));
  return {
    name: name === null ? null : NAME_WORDS[name],
    isBirthDateWrong: !isBirthDateAllowed(draft.date_of_birth, nowMs),
    isCityTooLong: excessOf(draft.city ?? '', CITY_MAX_LENGTH) > 0,
    isTextTooLong:
      excessOf(draft.personal ?? '', PERSONAL_MAX_LENGTH) > 0 ||
      Object.entries(draft.notes).some(([note, text]) => excessOf(text, limits.get(note) ?? text.length) > 0),
  };
}

export function hasProblem({ name, isBirthDateWrong, isCityTooLong, isTextTooLong }: ProfileProblems): boolean {
  return name !== null || isBirthDateWrong || isCityTooLong || isTextTooLong;
}
