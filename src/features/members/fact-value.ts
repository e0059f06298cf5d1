import { humanised } from './profile-facts.ts';

/**
 * Returns the displayed form of a configurable field's value: languages by name, codes as words, everything else
 * unchanged but capitalized.
 *
 * @param locale BCP 47
 */
export function factValue(field: string, value: string, locale: string): string {
  if (field === 'languages' && /^[a-z]{2,3}$/.test(value)) {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(value);
    if (name !== undefined) return humanised(name);
  }
  return humanised(value);
}
