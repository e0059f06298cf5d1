import type { Schemas } from '../contract/contract.ts';
import { nullableInteger, nullableText } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { FIELD_VALUES } from '../profile/fields.ts';

type LandingVisit = Schemas['LandingVisit'];

/** Returns the initial configurable fields of a new member's profile; drops unknown codes. */
export function fieldsOfLanding(landing: LandingVisit | undefined): { interests?: string[] } {
  const interests = FIELD_VALUES.interests.filter((code) => landing?.interests.includes(code));
  return interests.length === 0 ? {} : { interests };
}

/** Returns the initial search location of a member who chose a place on a landing page, or null if none was chosen. */
export async function placeOfLanding(
  reader: Reader,
  accountId: number,
): Promise<{ country: string; countryregion: number | null } | null> {
  const row = await reader.row(
    `SELECT json_extract(landing, '$.country') AS country, regions.id AS region_id
     FROM signups LEFT JOIN regions ON regions.id = json_extract(landing, '$.countryregion')
       AND regions.country = json_extract(landing, '$.country')
     WHERE account_id = ?`,
    [accountId],
  );
  const country = row === null ? null : nullableText(row, 'country');
  if (row === null || country === null) return null;
  return { country, countryregion: nullableInteger(row, 'region_id') };
}
