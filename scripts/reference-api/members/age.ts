/** Returns the age in whole years at a given time, in UTC, from a date of birth (`2001-05-31`). */
export function ageOn(dateOfBirth: string, nowMs: number): number {
  const birth = new Date(`${dateOfBirth}T00:00:00Z`);
  const now = new Date(nowMs);
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return now.getUTCFullYear() - birth.getUTCFullYear() - (hadBirthday ? 0 : 1);
}
