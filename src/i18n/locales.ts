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

const descriptions = new Map<LocaleCode, LocaleDescription>();
