import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language';
import { LOCALE_CODES } from '../../../openapi/generated/enumerations.ts';
import type { Schemas } from '../contract/contract.ts';
import { asLocale } from '../members/profile-card.ts';
import { DOMAIN_LANGUAGE } from '../site/settings.ts';
import { type AppContext, type Query, textOf } from './call.ts';

/** The parameter `language`; the language of the domain when it is not given. */
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

/** For calls that name no language: what the app was set to in this browser, what the browser wants, the domain's. */
export function languageOfBrowser(context: AppContext): Schemas['Locale'] {
  return asLocale(detectFromCookie(context, DETECTION) ?? detectFromHeader(context, DETECTION) ?? DOMAIN_LANGUAGE);
}

/** For pages: one that its address names, as search engines know it, goes before all others. */
export function languageOfVisit(context: AppContext): Schemas['Locale'] {
  return asLocale(detectFromQuery(context, DETECTION) ?? languageOfBrowser(context));
}
