import { currencyDecimals } from '../../../openapi/currency-decimals.ts';
import type { Schemas } from '../contract/contract.ts';
import type { Order } from '../money/transactions.ts';

type Language = Schemas['Locale'];

/** BCP 47 tags of the product's locales. */
const TAGS: Record<Language, string> = {
  en: 'en-US',
  nl: 'nl-NL',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  es: 'es-ES',
  pl: 'pl-PL',
};

/** Word forms by plural category of the language; missing categories use `other`. */
const CREDITS: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'credit', other: 'credits' },
  nl: { one: 'credit', other: 'credits' },
  de: { one: 'Credit', other: 'Credits' },
  it: { one: 'credito', other: 'crediti' },
  fr: { one: 'crédit', other: 'crédits' },
  es: { one: 'crédito', other: 'créditos' },
  pl: { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' },
};

/** Example: "24,99 €". A fraction is told whole, also where the platform shows none of the currency. */
export function moneyIn(language: Language, { amount_minor, currency }: Schemas['Money']): string {
  const decimals = currencyDecimals(currency);
  const amount = amount_minor / 10 ** decimals;
  const shown = Number.isInteger(amount) ? {} : { minimumFractionDigits: decimals };
  return new Intl.NumberFormat(TAGS[language], { style: 'currency', currency, ...shown }).format(amount);
}

/** Formats to the minute, with the time zone's name, as receipts require. */
export function momentIn(language: Language, atMs: number, timezone: string): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timezone,
  }).format(atMs);
}

export function dayIn(language: Language, atMs: number, timezone: string): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: timezone,
  }).format(atMs);
}

/** Example: "1 credit", "20 kredytów". */
export function creditsIn(language: Language, count: number): string {
  const words = CREDITS[language];
  const form = new Intl.PluralRules(TAGS[language]).select(count);
  return `${new Intl.NumberFormat(TAGS[language]).format(count)} ${words[form] ?? words.other}`;
}

/** Describes the purchased item, for example "25 credits" or "Premium (3 months)". */
export function itemIn(language: Language, item: Order['item']): string {
  if (item.kind === 'credits') return creditsIn(language, item.credits);
  const months = new Intl.NumberFormat(TAGS[language], { style: 'unit', unit: 'month', unitDisplay: 'long' });
  return `Premium (${months.format(item.months)})`;
}

/** Fills the `{name}` placeholders. Throws on a name without a value, which is a mistake in the wording. */
export function fillIn(wording: string, values: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown name {${name}} in a mail`);
    return value;
  });
}
