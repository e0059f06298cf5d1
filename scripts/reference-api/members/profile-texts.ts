import { isRecord, parseJson } from '../contract/json.ts';

/** Parses a member's `fields` column: codes by field name. */
export function fieldValues(json: string): Record<string, string[]> {
  const value = parseJson(json);
  if (!isRecord(value)) throw new Error('Profile fields are not an object');
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [name, Array.isArray(list) ? list.map(String) : []]),
  );
}

/** Parses a member's `notes` column: texts by note name. */
export function noteTexts(json: string): Record<string, string> {
  const value = parseJson(json);
  if (!isRecord(value)) throw new Error('Profile notes are not an object');
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
