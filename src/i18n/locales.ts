import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

export interface LocaleDescription {
  /** BCP 47 tag for numbers, dates and `<html lang>`: the language in the country where most speak it. */
  tag: string;
  /** As the server's older parts name it (specification, section 3). */
  gifCode: string;
  /** The language's own name, for the switcher. */
  name: string;
}

/** What follows from a language's code: `en-US`, `en_US` and `English` from `en`. */
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
