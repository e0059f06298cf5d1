import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALE_CODES, parseRuntimeConfiguration } from './runtime-configuration.ts';

const shipped: unknown = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'));

function changed(change: Record<string, unknown>): unknown {
  return { ...Object(shipped), ...change };
}

test('the configuration that is shipped parses, with the developer area closed', () => {
  expect(parseRuntimeConfiguration(shipped)).toMatchObject({ ok: true, configuration: { developerArea: false } });
});

test('what is not an object is one clear problem', () => {
  for (const value of [null, [], 'text', 1]) {
    expect(parseRuntimeConfiguration(value)).toEqual({ ok: false, problems: ['config.json: must hold one object'] });
  }
});

test('every wrong property is named with what is expected of it', () => {
  const parse = parseRuntimeConfiguration(
    changed({ template: 'modern', siteName: ' ', apiBaseURL: '', packageName: 'ä' }),
  );
  expect(parse).toEqual({
    ok: false,
    problems: [
      'packageName: must be a text of 1 to 100 ASCII characters',
      'siteName: must be a text',
      'template: must be one of social, classic, lavish',
      'apiBaseURL: is not a known property',
    ],
  });
});

test.each(['apiBaseUrl', 'siteUrl'])('%s is empty or a bare origin', (name) => {
  const accepts = (value: unknown) => parseRuntimeConfiguration(changed({ [name]: value })).ok;
  expect(['', 'https://api.example.com', 'http://localhost:8080'].map(accepts)).toEqual([true, true, true]);
  const refused = [
    'https://api.example.com/',
    'https://api.example.com/v1',
    'ftp://example.com',
    '//example.com',
    'javascript:alert(1)',
    7,
  ];
  expect(refused.map(accepts)).toEqual(refused.map(() => false));
});

test.each(['allowedOrigins', 'imageOrigins', 'analyticsOrigins'])('%s are bare origins', (name) => {
  const accepts = (value: unknown) => parseRuntimeConfiguration(changed({ [name]: value })).ok;
  expect([[], ['https://pay.example.com', 'http://localhost:9000']].map(accepts)).toEqual([true, true]);
  const refused = ['https://pay.example.com', [''], ['https://pay.example.com/'], ['javascript:alert(1)'], [7]];
  expect(refused.map(accepts)).toEqual(refused.map(() => false));
});

test('a site may say that its messages are free, by true or false', () => {
  const parse = (freeMessages: unknown) => parseRuntimeConfiguration(changed({ freeMessages }));
  expect(parse(true)).toMatchObject({ configuration: { freeMessages: true } });
  expect(parse(false)).toMatchObject({ configuration: { freeMessages: false } });
  expect(parse('yes')).toEqual({ ok: false, problems: ['freeMessages: must be true or false'] });
});

test('a site has all languages or those that it lists, and its default is one of them', () => {
  const parse = (change: Record<string, unknown>) => parseRuntimeConfiguration(changed(change));
  expect(parse({})).toMatchObject({ configuration: { locales: LOCALE_CODES } });
  const few = ['nl', 'en', 'de'];
  expect(parse({ locales: few, defaultLocale: 'nl' })).toMatchObject({ configuration: { locales: few } });
  expect(parse({ locales: few, defaultLocale: 'fr' })).toEqual({
    ok: false,
    problems: ['defaultLocale: must be one of nl, en, de'],
  });
  for (const locales of [[], 'nl', ['nl', 'nl'], ['xx'], null]) {
    const problems = [`locales: must be a list of ${LOCALE_CODES.join(', ')}, at least one and each once`];
    expect([locales, parse({ locales })]).toEqual([locales, { ok: false, problems }]);
  }
});

test('redirects, the script that counts visits and the warning at the entry are checked', () => {
  expect(
    parseRuntimeConfiguration(
      changed({
        redirects: [{ from: '/m/:id', to: '/members/:id' }],
        analyticsScript: 'https://count.example.com/c.js',
        entryWarning: true,
      }),
    ),
  ).toMatchObject({ ok: true });
  const wrong = {
    redirects: [{ from: 'old', to: '/new' }],
    analyticsScript: 'javascript:alert(1)',
    entryWarning: 1,
  };
  for (const [name, value] of Object.entries(wrong)) {
    expect(parseRuntimeConfiguration(changed({ [name]: value }))).toMatchObject({
      ok: false,
      problems: [expect.stringContaining(`${name}: must be `)],
    });
  }
});

test('the parts of the film are seconds in order, or null', () => {
  const parse = (chapters: unknown) => {
    const film: unknown = Object(shipped).landingFilm;
    return parseRuntimeConfiguration(changed({ landingFilm: { ...Object(film), chapters } })).ok;
  };
  for (const chapters of [[], [null, { start: 0, end: 2.5 }]])
    expect([chapters, parse(chapters)]).toEqual([chapters, true]);
  for (const chapters of [
    {},
    [{ start: 3, end: 3 }],
    [{ start: -1, end: 3 }],
    [{ start: '0', end: 3 }],
    [1],
    [{ start: 0 }],
  ])
    expect([chapters, parse(chapters)]).toEqual([chapters, false]);
});
