import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

export interface LocaleDescription {
  /** BCP 47 tag for numbers, dates and `<html lang>`: the language with its most likely region. */
  tag: string;
  /** Code used by older parts of the server (specification, section 3). */
  gifCode: string;
  /** The language's own name, for the language menu. */
  name: string;
}

/** Derives `en-US`, `en_US` and `English` from the language code `en`. */
export function describeLocale(code: LocaleCode): LocaleDescription {
  const known = descriptions.get(code);
  if (known !== undefined) return known;
  const tag = `${code}-${new Intl.Locale(code).maximize().region ?? code.toUpperCase()}`;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? code;
  const description = {
    tag,
    gifCode: tag.replace('-', '_'),
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
  };
  descriptions.set(code, description);
  return description;
}

/**
 * Returns the BCP 47 tag after which numbers and dates are written: that of the language, and for English outside the
 * United States the British one, with the day before the month.
 *
 * @param languages of the browser, the preferred one first
 */
export function formattingTag(code: LocaleCode, languages: readonly string[]): string {
  const { tag } = describeLocale(code);
  const region = regionOf(languages[0]);
  return code === 'en' && region !== null && region !== 'US' ? 'en-GB' : tag;
}

/** Null if the browser names a language only, which says nothing of where it is, or none that can be read. */
function regionOf(language: string | undefined): string | null {
  try {
    return language === undefined ? null : (new Intl.Locale(language).region ?? null);
  } catch {
    return null;
  }
}

const descriptions = new Map<LocaleCode, LocaleDescription>();
