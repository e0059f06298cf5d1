import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

export interface LocaleDescription {
  /** BCP 47 tag for numbers, dates and `<html lang>`. */
  tag: string;
  /** As the server's older parts name it (specification, section 3). */
  gifCode: string;
  /** The language's own name, for the switcher. */
  name: string;
}

/** Every locale of the product (specification, section 3). */
export const LOCALES: Readonly<Record<LocaleCode, LocaleDescription>> = {
  en: { tag: 'en-US', gifCode: 'en_US', name: 'English' },
  nl: { tag: 'nl-NL', gifCode: 'nl_NL', name: 'Nederlands' },
  de: { tag: 'de-DE', gifCode: 'de_DE', name: 'Deutsch' },
  it: { tag: 'it-IT', gifCode: 'it_IT', name: 'Italiano' },
  fr: { tag: 'fr-FR', gifCode: 'fr_FR', name: 'Français' },
  es: { tag: 'es-ES', gifCode: 'es_ES', name: 'Español' },
  pl: { tag: 'pl-PL', gifCode: 'pl_PL', name: 'Polski' },
};

/** Locales that have a message file and are offered in the switcher. */
export const OFFERED_LOCALES: readonly LocaleCode[] = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'];
