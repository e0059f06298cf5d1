import { CITY_MAX_LENGTH } from '../../../worker/public/constants.ts';
import type { ProfileFields } from '../../../worker/public/rows.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { excessOf } from '../../ui/text-limit.ts';
import { nameProblem } from '../signup/signup-rules.ts';
import { NAME_WORDS } from '../signup/signup-words.ts';
import { isBirthDateAllowed, type ProfileDraft } from './profile-draft.ts';

/** Maximum about-me length (contract, `SaveProfileRequest.personal`). */
export const PERSONAL_MAX_LENGTH = 10_000;

/** Client-side validation result (specification, section 5). Text fields report excess length themselves. */
export interface ProfileProblems {
  name: MessageId | null;
  isBirthDateWrong: boolean;
  isCityTooLong: boolean;
  isTextTooLong: boolean;
}

export function profileProblems(
  draft: ProfileDraft,
  {
    email,
    saved,
    notes,
    nowMs,
  }: {
    email: string;
    saved: Pick<ProfileDraft, 'name' | 'date_of_birth'>;
    notes: ProfileFields['notes'];
    nowMs: number;
  },
): ProfileProblems {
  // What is not changed is not sent: a name from before these rules, or an age past them, hinders nothing else.
  const name = draft.name === saved.name ? null : nameProblem(draft.name, email);
  const limits = new Map(Object.entries(notes));
  return {
    name: name === null ? null : NAME_WORDS[name],
    isBirthDateWrong:
      draft.date_of_birth !== saved.date_of_birth && !isBirthDateAllowed(draft.date_of_birth, new Date(nowMs)),
    isCityTooLong: excessOf(draft.city ?? '', CITY_MAX_LENGTH) > 0,
    isTextTooLong:
      excessOf(draft.personal ?? '', PERSONAL_MAX_LENGTH) > 0 ||
      Object.entries(draft.notes).some(([note, text]) => excessOf(text, limits.get(note) ?? text.length) > 0),
  };
}

export function hasProblem({ name, isBirthDateWrong, isCityTooLong, isTextTooLong }: ProfileProblems): boolean {
  return name !== null || isBirthDateWrong || isCityTooLong || isTextTooLong;
}
