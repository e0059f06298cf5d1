import type { SignupDraft, User } from '../../../../worker/public/rows.ts';
import type { ProfileChanges } from '../../../../worker/public/worker-api.ts';

/**
 * Returns what skipping step 4 saves; null if that is nothing. Only the date of birth is discarded, also one that was
 * saved before (specification, section 4).
 *
 * @param fields as `changedFields` returns them
 */
export function skippedPerson(
  profile: Pick<User['profile'], 'date_of_birth'>,
  draft: Pick<SignupDraft, 'gender'>,
  fields: ProfileChanges['fields'] | null,
): ProfileChanges | null {
  const changes: ProfileChanges = {
    ...(draft.gender === undefined ? {} : { gender: draft.gender }),
    ...(fields == null ? {} : { fields }),
    ...(profile.date_of_birth === null ? {} : { date_of_birth: null }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
