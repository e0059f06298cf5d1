import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseMessageFile } from './message-file.ts';
import { createTranslation } from './translation.ts';

function load(locale: 'en' | 'de') {
  const file = new URL(`../../public/_i18n/${locale}/messages.json`, import.meta.url);
  const body: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const reports: string[] = [];
  const translation = createTranslation(locale, parseMessageFile(body, locale) ?? {}, (problem) =>
    reports.push(problem),
  );
  return { ...translation, reports };
}

/** Of this machine's day: words such as "yesterday" follow the calendar where the reader is. */
const NOON_MS = new Date(2026, 2, 14, 12).getTime();

test('numbers decide the form of a word', () => {
  expect(load('en').t('site.credits', { count: 1 })).toBe('1 credit');
  expect(load('en').t('site.credits', { count: 1200 })).toBe('1,200 credits');
  expect(load('de').t('site.credits', { count: 1200 })).toBe('1.200 Credits');
});

test('controls stand among the words where the language has them, and none is lost with a broken message', () => {
  const { arrange, reports } = load('en');
  expect(arrange('search.sentence', ['order', 'gender', 'age', 'country'])).toEqual([
    ...[{ slot: 'gender' }, ', ', { slot: 'age' }, ', ', { slot: 'country' }, ', ', { slot: 'order' }],
  ]);
  expect(reports).toEqual([]);
  const broken: string[] = [];
  for (const text of ['{gender}, {age', '{gender}, ages']) {
    const other = createTranslation('de', { 'search.sentence': text }, (problem) => broken.push(problem));
    expect(other.arrange('search.sentence', ['gender', 'age'])).toEqual([{ slot: 'gender' }, { slot: 'age' }]);
  }
  expect(broken).toHaveLength(1);
});

test('a missing message shows its id and is reported once', () => {
  const reports: string[] = [];
  const { t } = createTranslation('de', {}, (problem) => reports.push(problem));
  expect([t('ui.cancel'), t('ui.cancel')]).toEqual(['ui.cancel', 'ui.cancel']);
  expect(reports).toHaveLength(1);
});

test('ages are said in the largest unit that fits', () => {
  const { formatRelative } = load('en');
  expect(formatRelative(NOON_MS - 5 * 60_000, NOON_MS)).toBe('5 minutes ago');
  expect(formatRelative(NOON_MS - 59_000, NOON_MS)).toBe('now');
  expect(formatRelative(NOON_MS - 26 * 3_600_000, NOON_MS)).toBe('yesterday');
  expect(load('de').formatRelative(NOON_MS - 2 * 3_600_000, NOON_MS)).toBe('vor 2 Stunden');
});

test('countries, money and shares follow the locale', () => {
  const { formatCountry, formatMoney, formatPercent, reports } = load('de');
  expect(formatCountry('NL')).toBe('Niederlande');
  expect(formatCountry('not a code')).toBe('not a code');
  expect(formatMoney(1.5, 'EUR')).toBe('1,50\u00a0€');
  expect(formatPercent(60)).toBe('60\u00a0%');
  expect(formatPercent(8.1)).toBe('8,1\u00a0%');
  expect(load('en').formatPercent(20)).toBe('20%');
  expect(reports).toEqual([]);
});

test('parts of a sentence are joined as the locale does', () => {
  expect(load('en').formatList(['a photo', 'a few words about you', 'your city'])).toBe(
    'a photo, a few words about you, and your city',
  );
  expect(load('de').formatList(['ein Foto', 'deine Stadt'])).toBe('ein Foto und deine Stadt');
});

test('days are those of the calendar, not spans of 24 hours', () => {
  const { formatRelative } = load('en');
  const atMs = (day: number, hour: number) => new Date(2025, 2, day, hour).getTime();
  expect(formatRelative(atMs(3, 8), atMs(5, 7))).toBe('2 days ago');
  expect(formatRelative(atMs(3, 8), atMs(4, 9))).toBe('yesterday');
  expect(formatRelative(atMs(3, 23), atMs(4, 7))).toBe('8 hours ago');
  expect(formatRelative(atMs(5, 7), atMs(3, 8))).toBe('in 2 days');
});

test('what a word names is what the calendar has, and a smaller unit is told where it has not', () => {
  const { formatRelative } = load('en');
  const tell = (at: Date, now: Date) => formatRelative(at.getTime(), now.getTime());
  // A Sunday and the Saturday of the week after the next.
  expect(tell(new Date(2026, 2, 1, 9), new Date(2026, 2, 14, 10))).toBe('13 days ago');
  expect(tell(new Date(2026, 2, 2, 9), new Date(2026, 2, 14, 10))).toBe('last week');
  expect(tell(new Date(2026, 0, 2, 9), new Date(2026, 2, 2, 10))).toBe('8 weeks ago');
  expect(tell(new Date(2026, 1, 2, 9), new Date(2026, 2, 30, 10))).toBe('last month');
  expect(tell(new Date(2024, 10, 2, 9), new Date(2026, 8, 2, 10))).toBe('21 months ago');
  expect(tell(new Date(2025, 0, 2, 9), new Date(2026, 10, 2, 10))).toBe('last year');
  expect(tell(new Date(2024, 0, 2, 9), new Date(2026, 0, 14, 10))).toBe('2 years ago');
});
