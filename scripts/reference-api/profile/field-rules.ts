import { textProblem } from '../account/person-rules.ts';
import { FIELDS, MULTIPLE_FIELDS, NOTES } from './fields.ts';

/** Returns an error code per field, null for valid ones; keys have the form `fields.smoking`. */
export function fieldProblems(fields: Readonly<Record<string, readonly string[]>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => [`fields.${name}`, fieldProblem(name, codes)]),
  );
}

function fieldProblem(name: string, codes: readonly string[]): string | null {
  const allowed = FIELDS.get(name);
  if (allowed === undefined) return 'unknown_field';
  if (codes.some((code) => !allowed.includes(code))) return 'unknown_value';
  if (new Set(codes).size < codes.length) return 'repeated';
  return codes.length > 1 && !MULTIPLE_FIELDS.includes(name) ? 'one_only' : null;
}

/** Like `fieldProblems`, with keys of the form `notes.first_date`. */
export function noteProblems(notes: Readonly<Record<string, string>>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(notes).map(([name, text]) => [`notes.${name}`, noteProblem(name, text)]));
}

function noteProblem(name: string, text: string): string | null {
  const maxLength = NOTES.get(name);
  if (maxLength === undefined) return 'unknown_field';
  return [...text].length > maxLength ? 'too_long' : textProblem(text);
}
