import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language';
import { LOCALE_CODES } from '../../../openapi/generated/enumerations.ts';
import type { Schemas } from '../contract/contract.ts';
import { asLocale } from '../members/profile-card.ts';
import { DOMAIN_LANGUAGE } from '../site/settings.ts';
import { type AppContext, type Query, textOf } from './call.ts';

/** Returns the `language` parameter; defaults to the domain's language. */
export function languageOf(query: Query): Schemas['Locale'] {
  return asLocale(textOf(query, 'language') ?? DOMAIN_LANGUAGE);
}

const DETECTION: Parameters<typeof detectFromCookie>[1] = {
  order: ['cookie', 'header'],
  lookupQueryString: 'locale',
  lookupCookie: 'i18n_redirected',
  lookupFromPathIndex: 0,
  lookupFromHeaderKey: 'accept-language',
  caches: false,
  ignoreCase: true,
  fallbackLanguage: DOMAIN_LANGUAGE,
  supportedLanguages: [...LOCALE_CODES],
};

/** For calls without a language parameter: the app's cookie, else the browser's languages, else the domain's. */
export function languageOfBrowser(context: AppContext): Schemas['Locale'] {
  return asLocale(detectFromCookie(context, DETECTION) ?? detectFromHeader(context, DETECTION) ?? DOMAIN_LANGUAGE);
}

/** For pages: the URL's `locale` parameter, which search engines index, takes precedence over all others. */
export function languageOfVisit(context: AppContext): Schemas['Locale'] {
  return asLocale(detectFromQuery(context, DETECTION) ?? languageOfBrowser(context));
}
