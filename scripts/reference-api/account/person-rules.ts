import { ageOn } from '../members/age.ts';
import { COUNTRIES } from '../site/settings.ts';

const AGE_MIN_YEARS = 18;
const AGE_MAX_YEARS = 100;

/** The rules of specification, section 5. Each function returns a stable code, or null for what is right. */
export function nameProblem(name: string, email: string): string | null {
  const tidy = name.trim();
  if (tidy === '') return 'required';
  if (tidy.startsWith('@')) return 'name_starts_with_at';
  if (tidy.toLowerCase() === email.toLowerCase()) return 'name_equal_to_email';
  return textProblem(name);
}

export function countryProblem(country: string): string | null {
  return COUNTRIES.includes(country) ? null : 'unknown_value';
}

/** `date` is a real day of the calendar. */
export function birthDateProblem(date: string, nowMs: number): string | null {
  const age = ageOn(date, nowMs);
  if (age < AGE_MIN_YEARS) return 'too_young';
  return age > AGE_MAX_YEARS ? 'too_old' : null;
}

/** SQLite takes this character for the end of a text. */
export function textProblem(text: string): string | null {
  return text.includes('\u0000') ? 'invalid_characters' : null;
}

/** Keeps the codes that there are. */
export function problemsOf(codes: Readonly<Record<string, string | null>>): Record<string, string> | null {
  const found = Object.entries(codes).filter((entry): entry is [string, string] => entry[1] !== null);
  return found.length === 0 ? null : Object.fromEntries(found);
}
