import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '../../openapi/validation/formats.ts';
import { momentMs } from './moment.ts';

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21t10:00:00.5z', '2026-11-21T10:00:00.500Z'],
  ['2026-11-21 10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00+02', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21 10:00:00.123456-0530', '2026-11-21T15:30:00.123Z'],
  ['2026-06-30T23:59:60Z', '2026-06-30T23:59:59.000Z'],
  ['2026-06-30T40:29:00+1630', '2026-06-30T00:00:00.000Z'],
])('%s is read', (time, same) => {
  expect(new Date(momentMs(time)).toISOString()).toBe(same);
});

test('every time that the contract allows is one', () => {
  const two = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
  const offset = fc.oneof(
    fc.constantFrom('Z', 'z'),
    fc.tuple(fc.constantFrom('+', '-'), two, fc.constantFrom('', ':00', '30')).map((parts) => parts.join('')),
  );
  const time = fc.tuple(fc.constantFrom('T', 't', ' '), two, two, two, fc.constantFrom('', '.5', '.123456'), offset);
  fc.assert(
    fc.property(time, ([separator, hour, minute, second, share, zone]) => {
      const text = `2026-06-30${separator}${hour}:${minute}:${second}${share}${zone}`;
      fc.pre(formats['date-time'](text));
      expect(momentMs(text), text).not.toBeNaN();
    }),
    { numRuns: 2_000 },
  );
});
