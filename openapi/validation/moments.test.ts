import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValid } from '../generated/validators.ts';
import { formats } from './formats.ts';

/** The date time string format of ECMAScript, which every engine has to read. */
const OF_ALL_BROWSERS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

test.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123456Z', '2026-11-21T10:00:00+00:00'])(
  '%s is a time',
  (text) => {
    expect(isValid('Moment', text)).toBe(true);
  },
);

test.each([
  '2026-06-30T23:59:60Z',
  '2026-11-21t10:00:00z',
  '2026-11-21 10:00:00Z',
  '2026-11-21T10:00:00+0000',
  '2026-11-21T10:00:00+00',
  '2026-06-30T40:29:00+16:30',
])('%s is none: not every browser reads it', (text) => {
  expect(formats['date-time'](text)).toBe(true);
  expect(isValid('Moment', text)).toBe(false);
});

test('every browser reads what the contract takes for a time', () => {
  const two = fc.integer({ min: 0, max: 62 }).map((value) => String(value).padStart(2, '0'));
  const offset = fc.oneof(
    fc.constantFrom('Z', 'z'),
    fc.tuple(fc.constantFrom('+', '-'), two, fc.constantFrom('', ':00', ':30', '30')).map((parts) => parts.join('')),
  );
  const time = fc.tuple(fc.constantFrom('T', 't', ' '), two, two, two, fc.constantFrom('', '.5', '.123456'), offset);
  fc.assert(
    fc.property(time, ([separator, hour, minute, second, share, zone]) => {
      const text = `2026-06-30${separator}${hour}:${minute}:${second}${share}${zone}`;
      if (!isValid('Moment', text)) return;
      expect(text).toMatch(OF_ALL_BROWSERS);
      expect(Date.parse(text), text).not.toBeNaN();
    }),
    { numRuns: 3_000 },
  );
});
