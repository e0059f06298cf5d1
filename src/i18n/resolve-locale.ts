import { LOCALE_COOKIE_MAX_AGE_DAYS, LOCALE_COOKIE_NAME } from '../../worker/public/constants.ts';
import { LOCALES_ATTRIBUTE } from '../../worker/public/prerendered-page.ts';
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '../../worker/public/runtime-configuration.ts';

const COOKIE_MAX_AGE_S = LOCALE_COOKIE_MAX_AGE_DAYS * 24 * 60 * 60;

/**
 * Returns the locale that the visitor chose or that the browser prefers, else null. The caller then uses the configured
 * default (specification, section 4: cookie, browser language, default).
 *
 * @param cookies as in `document.cookie`
 * @param languages as in `navigator.languages`, best first
 */
export function resolveLocale(
  cookies: string,
  languages: readonly string[],
  offered: readonly LocaleCode[],
): LocaleCode | null {
  const isOffered = (code: string | undefined): code is LocaleCode => isLocaleCode(code) && offered.includes(code);
  const stored = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE_NAME}=`))
    ?.slice(LOCALE_COOKIE_NAME.length + 1);
  if (isOffered(stored)) return stored;
  for (const language of languages) {
    const code = language.toLowerCase().split('-')[0];
    if (isOffered(code)) return code;
  }
  return null;
}

/** Returns the language that the address names if it is one of `offered`, else that of `resolveLocale` in this browser. */
export function localeOfVisit(named: LocaleCode | null, offered: readonly LocaleCode[]): LocaleCode | null {
  if (named !== null && offered.includes(named)) return named;
  return resolveLocale(document.cookie, navigator.languages, offered);
}

/** Returns the languages of the site as its page tells them, before `config.json` is there. */
export function toldLocales(root: Pick<Element, 'getAttribute'>): readonly LocaleCode[] {
  return root.getAttribute(LOCALES_ATTRIBUTE)?.split(' ').filter(isLocaleCode) ?? LOCALE_CODES;
}

/** Returns the cookie that stores the choice for 365 days (specification, section 9), for `document.cookie`. */
export function localeCookie(locale: LocaleCode): string {
  return `${LOCALE_COOKIE_NAME}=${locale}; max-age=${COOKIE_MAX_AGE_S}; path=/; samesite=lax`;
}
