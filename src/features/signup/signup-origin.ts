import type { Settings } from '../../../worker/public/rows.ts';

/**
 * Returns the time zone to sign up with: what the browser names, or UTC where it could not read the system's and names
 * one that no database knows ("Etc/Unknown"). The server refuses such a name, and nobody sees that field.
 */
export function signupTimezone(named: string | undefined): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: named });
    return named ?? 'UTC';
  } catch {
    return 'UTC';
  }
}

/** Returns the country to sign up with; null, which leaves it to the server, where the site has none of theirs. */
export function signupCountry(
  settings: Pick<Settings, 'countries' | 'geoip_country' | 'geoip_selected_country'>,
): string | null {
  const { countries, geoip_country, geoip_selected_country } = settings;
  return [geoip_selected_country, geoip_country].find((code) => code !== null && countries.includes(code)) ?? null;
}
