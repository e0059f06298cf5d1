import type { ProfileCard } from '../../../worker/public/rows.ts';

/**
 * Returns city, region and country in one line, without missing parts and duplicates.
 *
 * @param formatCountry returns the name for a country code
 */
export function memberLocation(
  profile: Pick<ProfileCard, 'city' | 'country'> & { countryregion?: string | null },
  formatCountry: (code: string) => string,
): string {
  const parts = [profile.city, profile.countryregion ?? null, formatCountry(profile.country)];
  const shown: string[] = [];
  for (const part of parts) {
    const text = part?.trim() ?? '';
    if (text !== '' && !shown.includes(text)) shown.push(text);
  }
  return shown.join(', ');
}
