import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

/** Returns a label, which begins with a capital, as it stands inside a sentence or a list. Not for names. */
export function insideSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The same for a label that begins with a noun, which has its capital everywhere in German. */
export function nounInside(label: string, locale: LocaleCode): string {
  return locale === 'de' ? label : insideSentence(label);
}
