import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Section 7 of the specification, row by row, transcribed from its table and not from the contract: method and path,
 * the query that distinguishes a use, and the property names of the payload.
 */
const ROWS: readonly [call: string, ...payload: string[]][] = [
  ['GET /api/chats.php'],
  ['GET /api/likes.php'],
  ['DELETE /api/chat.php', 'conversation'],
  ['GET /api/user.php'],
  ['POST /api/user.php', 'push', 'subscription'],
  [
    'POST /api/user.php',
    ...['new', 'email', 'name', 'password', 'trafficsource', 'timezone', 'country', 'language', 'profile'],
    ...['form_path', 'referrer', 'csrf', 'token', 'n'],
  ],
  ['PUT /api/user.php', 'country', 'countryregion', 'city', 'lastSignupStep'],
  ['GET /api/discountcode.php', 'welcome'],
  ['GET /api/regions.php'],
  ['GET /api/interests.php'],
  ['GET /api/companyinfo.php'],
  ['GET /api/logout.php'],
  ['GET /api/geocode.php', 'lat', 'lon'],
  ['POST /api/page-hidden.php'],
  ['GET /api/validate_email.php', 'email'],
  ['POST /api/profileimage.php', 'file'],
  ['GET /api/profile_fields.php'],
  ['GET /api/activate.php'],
  ['POST /api/likes.php', 'profile'],
  ['DELETE /api/likes.php', 'profile'],
  ['GET /api/chat.php', 'profile'],
  [
    'GET /api/search.php',
    ...['source', 'pp', 'auto_load', 'hideNudity', 'searchAllCountries', 'trafficsource', 'country', 'countryregion'],
    ...['min_age', 'max_age', 'gender', 'page', 'manual_search', 'do_not_save'],
  ],
  ['GET /api/xcams/search.php', 'gender', 'min_age', 'max_age'],
  ['GET /api/xcams/redirect.php', 'account'],
  ['GET /api/resellpartner.php', 'flow', 'redirect'],
  ['GET /_i18n/{locale}/messages.json', 'locale'],
];

const document: unknown = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);

function at(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>((node, key) => {
    const target =
      typeof node === 'object' && node !== null ? new Map(Object.entries(node)).get(String(key)) : undefined;
    const reference = typeof target === 'object' && target !== null && '$ref' in target ? target.$ref : undefined;
    return typeof reference === 'string' ? at(document, ...reference.slice(2).split('/')) : target;
  }, value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function keysOf(schema: unknown): string[] {
  const properties = at(schema, 'properties');
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const alternatives = list(at(schema, 'anyOf')).flatMap((_, index) => keysOf(at(schema, 'anyOf', index)));
  return [...own, ...alternatives];
}

function payloadOf(operation: unknown): string[] {
  const parameters = list(at(operation, 'parameters')).map((_, index) => at(operation, 'parameters', index, 'name'));
  const bodies = ['application/json', 'multipart/form-data'].flatMap((type) =>
    keysOf(at(operation, 'requestBody', 'content', type, 'schema')),
  );
  return [...parameters.filter((name) => typeof name === 'string'), ...bodies];
}

test('the specification has 26 rows of calls', () => {
  expect(ROWS).toHaveLength(26);
});

test.each(ROWS)(
  '%s is in the contract as specified, with the payload names of the specification',
  (call, ...payload) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = at(document, 'paths', path, method.toLowerCase());
    expect(at(operation, 'x-source')).toBe('specified');
    expect(payloadOf(operation)).toEqual(expect.arrayContaining(payload));
  },
);

test('nothing else claims to be specified', () => {
  const paths = Object.entries(Object(at(document, 'paths')));
  const specified = paths.flatMap(([path, item]) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) =>
      at(item, method, 'x-source') === 'specified' ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
  expect(specified.sort()).toEqual([...new Set(ROWS.map(([call]) => call))].sort());
});
