import type { Schemas } from '../contract/contract.ts';
import { asLocale } from '../members/profile-card.ts';
import { DOMAIN_LANGUAGE } from '../site/settings.ts';
import { type Query, textOf } from './call.ts';

/** The parameter `language`; the language of the domain when it is not given. */
export function languageOf(query: Query): Schemas['Locale'] {
  return asLocale(textOf(query, 'language') ?? DOMAIN_LANGUAGE);
}
