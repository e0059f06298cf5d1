import type { ProfileCard } from '../../../worker/public/rows.ts';

/**
 * City, region and country in one line, without what is missing or says the same twice.
 *
 * @param formatCountry turns a country code into its name
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
