import type { Schemas } from '../contract/contract.ts';
import { FIELD_WORDS } from './field-words.ts';
import { FIELD_VALUES } from './fields.ts';

/** Returns the localized names of the fields, their codes and the notes. */
export function fieldLabels(language: Schemas['Locale']): Schemas['ProfileFields']['labels'] {
  const { names, ...values } = FIELD_WORDS[language];
  const languageNames = new Intl.DisplayNames([language], { type: 'language' });
  const languages = Object.fromEntries(
    FIELD_VALUES.languages.map((code) => [code, startHigh(languageNames.of(code) ?? code)]),
  );
  const valuesOf = new Map<string, Record<string, string>>(Object.entries({ ...values, languages }));
  return Object.fromEntries(
    Object.entries(names).map(([name, label]) => [name, { label, values: valuesOf.get(name) ?? {} }]),
  );
}

/** Beside the other values, each of which begins with a capital; in many languages the name of a language does not. */
function startHigh(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the codes of the `interests` field with their localized names. */
export function interestNames(language: Schemas['Locale']): Schemas['Interests']['interests'] {
  return FIELD_VALUES.interests.map((id) => ({ id, name: FIELD_WORDS[language].interests[id] }));
}
