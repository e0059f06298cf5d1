import { ageOn } from '../members/age.ts';
import { COUNTRIES } from '../site/countries.ts';

const AGE_MIN_YEARS = 18;
const AGE_MAX_YEARS = 100;

/** Implements specification section 5. Each function returns a stable error code, or null if the value is valid. */
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

/** `date` must be a valid calendar date. */
export function birthDateProblem(date: string, nowMs: number): string | null {
  const age = ageOn(date, nowMs);
  if (age < AGE_MIN_YEARS) return 'too_young';
  return age > AGE_MAX_YEARS ? 'too_old' : null;
}

/** Rejects NUL, which SQLite treats as the end of a string. */
export function textProblem(text: string): string | null {
  return text.includes('\u0000') ? 'invalid_characters' : null;
}

/** Drops the null codes; returns null if no problem remains. */
export function problemsOf(codes: Readonly<Record<string, string | null>>): Record<string, string> | null {
  const found = Object.entries(codes).filter((entry): entry is [string, string] => entry[1] !== null);
  return found.length === 0 ? null : Object.fromEntries(found);
}
