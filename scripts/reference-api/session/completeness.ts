import type { Schemas } from '../contract/contract.ts';
import type { Reader } from '../database/database.ts';
import { readOperatorSettings } from '../site/operator-settings.ts';

type Profile = Omit<Schemas['OwnProfile'], 'completeness'>;

/**
 * Returns how much of a profile is filled in, in percent. Counts what a client can name as missing: what members see,
 * and what this site's search looks for.
 */
export async function completenessOf(reader: Reader, profile: Profile): Promise<number> {
  const { search_fields: searched } = await readOperatorSettings(reader);
  const parts = [
    profile.images.some(({ state }) => state !== 'rejected'),
    !isBlank(profile.personal),
    !isBlank(profile.city),
  ];
  if (searched.includes('gender')) parts.push(profile.gender !== null);
  if (searched.includes('min_age') || searched.includes('max_age')) parts.push(profile.date_of_birth !== null);
  if (searched.includes('countryregion') && (await hasRegions(reader, profile.country)))
    parts.push(profile.countryregion !== null);
  const interests = new Map(Object.entries(profile.fields)).get('interests') ?? [];
  if (searched.includes('interests')) parts.push(interests.length > 0);
  return Math.round((parts.filter(Boolean).length / parts.length) * 100);
}

async function hasRegions(reader: Reader, country: string): Promise<boolean> {
  return (await reader.row('SELECT 1 FROM regions WHERE country = ?', [country])) !== null;
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
