import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

export interface LocaleDescription {
  /** BCP 47 tag for numbers, dates and `<html lang>`: the language with its most likely region. */
  tag: string;
  /** Code used by older parts of the server (specification, section 3). */
  gifCode: string;
  /** The language's own name, for the language menu. */
  name: string;
}

/**
 * Written out, as a page needs it before it can go on: the browser's tables of languages and regions take a slow phone
 * 50 ms to load. A test holds it to them.
 */
const DESCRIPTIONS: Readonly<Record<LocaleCode, Omit<LocaleDescription, 'gifCode'>>> = {
  en: { tag: 'en-US', name: 'English' },
  nl: { tag: 'nl-NL', name: 'Nederlands' },
  de: { tag: 'de-DE', name: 'Deutsch' },
  it: { tag: 'it-IT', name: 'Italiano' },
  fr: { tag: 'fr-FR', name: 'Français' },
  es: { tag: 'es-ES', name: 'Español' },
  pl: { tag: 'pl-PL', name: 'Polski' },
};

/** Describes `en` as `en-US`, `en_US` and `English`. */
export function describeLocale(code: LocaleCode): LocaleDescription {
  const { tag, name } = DESCRIPTIONS[code];
  return { tag, gifCode: tag.replace('-', '_'), name };
}

/**
 * Returns the BCP 47 tag after which numbers and dates are written: that of the language, and for English outside the
 * United States the British one, with the day before the month. Many a browser elsewhere speaks American English, as it
 * came: then its clock tells that it is not there.
 *
 * @param languages of the browser, the preferred one first
 * @param offsetMinutes from local time to UTC, as `Date.getTimezoneOffset` returns it
 */
export function formattingTag(
  code: LocaleCode,
  languages: readonly string[],
  offsetMinutes = new Date().getTimezoneOffset(),
): string {
  const { tag } = describeLocale(code);
  if (code !== 'en') return tag;
  const region = regionOf(languages[0]);
  const isElsewhere = offsetMinutes < US_OFFSET_MINUTES.least || offsetMinutes > US_OFFSET_MINUTES.most;
  return isElsewhere || (region !== null && region !== 'US') ? 'en-GB' : tag;
}

/** From New York in summer to Hawaii. Not the name of the zone, whose tables a slow phone takes long to load. */
const US_OFFSET_MINUTES = { least: 240, most: 600 } as const;

/** Null if the browser names a language only, which says nothing of where it is, or none that can be read. */
function regionOf(language = ''): string | null {
  return REGION.exec(language)?.[1]?.toUpperCase() ?? null;
}

/** Behind the language and its script, such as `zh-Hant-TW`. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?:-|$)/i;
