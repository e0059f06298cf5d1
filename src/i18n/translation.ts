import { createFormatters, formatMessage } from '@formatjs/intl';
import type landings from '../../public/_i18n/en/landings.json';
import type en from '../../public/_i18n/en/messages.json';
import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';
import { describeLocale } from './locales.ts';
import type { Messages } from './message-file.ts';
import { RELATIVE_STYLE, tellRelative } from './relative-time.ts';

/** Ids of `messages.json`, whose words stand before any page does: titles, which are set before a page is loaded. */
export type EveryPageMessageId = keyof (typeof en)['en'];

/** Every id of the message files; an unknown id does not compile. Those of `landings.json` are for pages that load it. */
export type MessageId = EveryPageMessageId | keyof (typeof landings)['en'];

export type MessageValues = Readonly<Record<string, string | number | Date>>;

export interface Translation {
  locale: LocaleCode;
  /** Returns the text of a message, with its ICU arguments filled in. */
  t: (id: MessageId, values?: MessageValues) => string;
  /**
   * Returns a message as its words and, at the places of its arguments, their names, for sentences with controls among
   * the words. All names are there, also when the message is broken.
   */
  arrange: <Slot extends string>(id: MessageId, slots: readonly Slot[]) => readonly (string | { slot: Slot })[];
  formatNumber: (value: number) => string;
  /** @param percent 20 for "20%"; rounded to at most one decimal place */
  formatPercent: (percent: number) => string;
  /** "a, b, and c" */
  formatList: (parts: readonly string[]) => string;
  /**
   * Formats a calendar day: `short` "3/14/26", `medium` "Mar 14, 2026", `long` "March 14, 2026", `weekday` "Saturday".
   */
  formatDate: (atMs: number, style?: keyof typeof DATE_STYLES) => string;
  /** Hours and minutes. */
  formatTime: (atMs: number) => string;
  /** "5 minutes ago", "yesterday"; uses the largest unit that fits. */
  formatRelative: (atMs: number, nowMs: number) => string;
  /** Returns a country's name by its ISO 3166-1 alpha-2 code; the code itself if it has no name. */
  formatCountry: (code: string) => string;
  /** Returns the name of a language; the code itself if it has none. */
  formatLanguage: (code: string) => string;
  /**
   * @param currency ISO 4217
   * @param decimals how many to show at least; as many as is usual for the currency by default
   */
  formatMoney: (amount: number, currency: string, decimals?: number) => string;
}

const DATE_STYLES = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  weekday: { weekday: 'long' },
  /** Of this year. */
  day: { day: 'numeric', month: 'short' },
} as const;

const TIME_STYLE = { timeStyle: 'short' } as const;

const PERCENT_STYLE = { style: 'percent', maximumFractionDigits: 1 } as const;

const LIST_STYLE = { type: 'conjunction' } as const;

/**
 * Creates the translation for one locale. A missing or broken message is shown as its id and reported once: falling
 * back to English in the middle of another language would hide the gap.
 *
 * @param tag after which numbers and dates are written; see `formattingTag`
 */
export function createTranslation(
  locale: LocaleCode,
  messages: Messages,
  report: (problem: string) => void,
  tag: string = describeLocale(locale).tag,
): Translation {
  const reported = new Set<string>();
  let hasFailed = false;
  const settings = {
    locale: tag,
    defaultLocale: tag,
    messages: { ...messages },
    formats: {},
    defaultFormats: {},
    onError: (error: Error) => {
      hasFailed = true;
      if (!reported.has(error.message)) report(error.message);
      reported.add(error.message);
    },
  };
  // Only the ICU part of @formatjs/intl: dates and numbers use the browser's Intl, which keeps the first load small.
  const formatters = createFormatters();
  const t = (id: MessageId, values: MessageValues = {}): string => {
    const text = messages[id];
    // Most messages are plain text and need no parser.
    if (text !== undefined && !/[{}'<]/.test(text)) return text;
    hasFailed = false;
    const formatted = formatMessage(settings, formatters, { id }, { ...values });
    return hasFailed ? id : String(formatted);
  };
  const arrange = <Slot extends string>(
    id: MessageId,
    names: readonly Slot[],
  ): readonly (string | { slot: Slot })[] => {
    const slots = names.map((slot) => ({ slot }));
    hasFailed = false;
    const values = Object.fromEntries(slots.map((each) => [each.slot, each]));
    const formatted: unknown = formatMessage(settings, formatters, { id }, values);
    const parts: readonly unknown[] = Array.isArray(formatted) ? formatted : [];
    const arranged = parts.map((part) => slots.find((each) => each === part) ?? String(part));
    return hasFailed || !slots.every((each) => arranged.includes(each)) ? slots : arranged;
  };
  const { getDateTimeFormat, getNumberFormat, getRelativeTimeFormat, getDisplayNames, getListFormat } = formatters;
  const nameOf = (type: 'region' | 'language', code: string): string => {
    try {
      return getDisplayNames(tag, { type }).of(code) ?? code;
    } catch {
      // Not in the format of such a code.
      return code;
    }
  };
  return {
    locale,
    t,
    arrange,
    formatNumber: (value) => getNumberFormat(tag).format(value),
    formatPercent: (percent) => getNumberFormat(tag, PERCENT_STYLE).format(percent / 100),
    formatList: (parts) => getListFormat(tag, LIST_STYLE).format(parts),
    formatDate: (atMs, style = 'medium') => getDateTimeFormat(tag, DATE_STYLES[style]).format(atMs),
    formatTime: (atMs) => getDateTimeFormat(tag, TIME_STYLE).format(atMs),
    formatRelative: (atMs, nowMs) => tellRelative(getRelativeTimeFormat(tag, RELATIVE_STYLE), atMs, nowMs),
    formatCountry: (code) => nameOf('region', code),
    formatLanguage: (code) => nameOf('language', code),
    formatMoney: (amount, currency, decimals) =>
      getNumberFormat(tag, {
        style: 'currency',
        currency,
        ...(decimals !== undefined && { minimumFractionDigits: decimals }),
      }).format(amount),
  };
}
