import { expect, test } from 'vitest';
import { formattingTag } from './locales.ts';
import { createTranslation } from './translation.ts';

const NEW_YORK_MINUTES = 300;
const MARCH_14_MS = new Date(2026, 2, 14, 12).getTime();

test('English outside the United States has the day before the month', () => {
  const dateFor = (...languages: string[]) =>
    createTranslation('en', {}, () => undefined, formattingTag('en', languages, NEW_YORK_MINUTES)).formatDate(
      MARCH_14_MS,
      'long',
    );
  expect(dateFor('en-US')).toBe('March 14, 2026');
  expect(dateFor('en-GB', 'en-US')).toBe('14 March 2026');
  expect(dateFor('de-DE', 'en-US')).toBe('14 March 2026');
  // A language alone says nothing of where the reader is.
  expect(dateFor('en')).toBe('March 14, 2026');
  expect(dateFor()).toBe('March 14, 2026');
  expect(dateFor('*')).toBe('March 14, 2026');
});

test('American English on a clock that is not American has the day first too', () => {
  const tagAt = (offsetMinutes: number) => formattingTag('en', ['en-US'], offsetMinutes);
  // London, Paris in summer, Sydney; then New York in summer, Hawaii.
  expect([0, -120, -600].map(tagAt)).toEqual(['en-GB', 'en-GB', 'en-GB']);
  expect([240, 600].map(tagAt)).toEqual(['en-US', 'en-US']);
});

test('other languages are written as in their own country', () => {
  expect(formattingTag('de', ['en-GB'])).toBe('de-DE');
});
