import { humanised } from './profile-facts.ts';

/**
 * A value of a configurable field as the member reads it: languages by their names, what is written like a code as
 * words, and everything else as given.
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
