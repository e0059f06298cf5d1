import type { LandingPerson } from '../../../../worker/public/direct-calls.ts';

/** Returns who is in a later answer and was not shown before, or has come online since. */
export function newPeople(shown: readonly LandingPerson[], latest: readonly LandingPerson[]): readonly LandingPerson[] {
  const wasOnline = new Map(shown.map(({ profile }) => [profile.id, profile.online]));
  return latest.filter(({ profile }) => {
    const before = wasOnline.get(profile.id);
    return before === undefined || (!before && profile.online);
  });
}
