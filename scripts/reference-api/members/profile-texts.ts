import { isRecord, parseJson } from '../contract/json.ts';

/** The column `fields` of a member: codes by the name of the field. */
export function fieldValues(json: string): Record<string, string[]> {
  const value = parseJson(json);
  if (!isRecord(value)) throw new Error('Profile fields are not an object');
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [name, Array.isArray(list) ? list.map(String) : []]),
  );
}

/** The column `notes` of a member: texts by the name of the note. */
export function noteTexts(json: string): Record<string, string> {
  const value = parseJson(json);
  if (!isRecord(value)) throw new Error('Profile notes are not an object');
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
