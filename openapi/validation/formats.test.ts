import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormatName, formats } from './formats.ts';

const NAMES: FormatName[] = ['date', 'date-time', 'email', 'uri', 'uuid'];

const SAMPLES = [
  ...['', ' ', '2026-01-01', '2026-00-10', '2026-13-01', '2026-02-29', '2024-02-29', '1900-02-29', '2000-02-29'],
  ...['2026-04-31', '2026-12-31', '2026-1-1', '2026-01-00', ' 2026-01-01', '2026-01-01\n', '0000-01-01'],
  ...[
    '2026-01-01T10:00:00Z',
    '2026-01-01t10:00:00z',
    '2026-01-01 10:00:00Z',
    '2026-01-01T10:00:00',
    '2026-01-01T10:00Z',
  ],
  ...['2026-01-01T24:00:00Z', '2026-01-01T23:60:00Z', '2026-06-30T23:59:60Z', '2026-06-30T22:59:60Z'],
  ...['2026-06-30T23:59:60+00:30', '2026-07-01T00:29:60+00:30', '2026-06-30T18:59:60-05:00', '2026-06-30T23:59:61Z'],
  ...['2026-01-01T10:00:00.123456Z', '2026-01-01T10:00:00.Z', '2026-01-01T10:00:00+0530', '2026-01-01T10:00:00+05'],
  ...['2026-01-01T10:00:00+24:00', '2026-01-01T10:00:00-00:60', '2026-01-01T10:00:00Z\n', '2026-01-01TT10:00:00Z'],
  ...['a@b.nl', 'A.B@C.NL', 'a@b', 'a..b@c.nl', '.a@b.nl', "o'neil+x@sub.example.com", 'a@-b.nl', 'a@b-.nl', 'ä@b.nl'],
  ...['4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77', 'urn:uuid:4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77'],
  ...[
    '4C2D7AB0-22A5-4A3B-9C0E-0A2B6F4D1E77',
    '4c2d7ab022a54a3b9c0e0a2b6f4d1e77',
    '{4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77}',
  ],
  ...[
    'https://example.com',
    'http://[::1]:8080/a?b=c#d',
    'mailto:a@b.nl',
    '/a/b',
    'a:',
    'http://a b',
    '//example.com/',
  ],
];

function authority(name: FormatName): (text: string) => boolean {
  const format = fullFormats[name];
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === 'function') return (text) => format(text) === true;
  if (typeof format === 'object' && typeof format.validate === 'function') {
    const { validate } = format;
    return (text) => Reflect.apply(validate, undefined, [text]) === true;
  }
  throw new Error(`ajv-formats has no check for ${name}.`);
}

test.each(NAMES)('%s says what ajv-formats says', (name) => {
  const allows = authority(name);
  for (const text of SAMPLES) expect([text, formats[name](text)]).toEqual([text, allows(text)]);
  const near = fc.tuple(fc.constantFrom(...SAMPLES), fc.nat(), fc.constantFrom(...'0123456789:-+TZz. @/é')).map(cut);
  fc.assert(
    fc.property(near, (text) => formats[name](text) === allows(text)),
    { seed: 7, numRuns: 20_000 },
  );
});

/** Returns the text with one character replaced or appended. */
function cut([text, place, letter]: [string, number, string]): string {
  const at = place % (text.length + 1);
  return text.slice(0, at) + letter + text.slice(at + 1);
}
