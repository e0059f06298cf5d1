import { expect, test } from 'vitest';
import { ContractViolationError, checkResponse } from './check-response.ts';

const ORIGIN = 'https://dating.example';
const DONE = '{"result":"done"}';
const ERROR = '{"error":"not_found","message":"There is none."}';

/** Returns the result of checking a response to one call: it passes, or the violation that was thrown. */
async function check(
  response: Response,
  [method, path]: readonly [string, string] = ['GET', '/api/logout.php'],
  query = '',
) {
  try {
    const checked = await checkResponse({ method, url: `${ORIGIN}${path}${query}` }, path, response);
    return { checked, text: await checked.text() };
  } catch (error) {
    if (!(error instanceof ContractViolationError)) throw error;
    return { kind: error.kind, operation: error.operation, violations: error.violations, message: error.message };
  }
}

const violation = (actual: string, expected: string) => ({
  kind: expected === 'a status of the contract' ? 'contract' : 'foreign',
  operation: 'GET /api/logout.php',
  message: 'GET /api/logout.php broke the contract',
  violations: [{ path: '', expected, actual }],
});

test('an answer of the contract passes with its body, status and headers, without those of the wire', async () => {
  const headers = { 'content-length': '999', 'content-encoding': 'gzip', 'x-kept': 'yes' };
  const { checked, text } = await check(new Response(DONE, { status: 200, statusText: 'Fine', headers }));
  expect(text).toBe(DONE);
  expect([checked?.status, checked?.statusText]).toEqual([200, 'Fine']);
  expect(Object.fromEntries(checked?.headers ?? [])).toMatchObject({ 'x-kept': 'yes' });
  expect(checked?.headers.has('content-length')).toBe(false);
  expect(checked?.headers.has('content-encoding')).toBe(false);
});

test('a value that breaks the contract is named by its place, and not shown', async () => {
  const broken = await check(new Response('{"result":"secret"}'));
  expect(broken).toMatchObject({ operation: 'GET /api/logout.php', violations: [{ path: '/result' }] });
  expect(JSON.stringify(broken)).not.toContain('secret');
});

test.each([
  ['an empty body', new Uint8Array(), 'an empty body'],
  ['a byte-order mark before the JSON', new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]), 'a byte-order mark'],
  ['Latin-1 letters', new Uint8Array([0x22, 0xe4, 0x22]), 'text that is not UTF-8'],
  ['a page of HTML', new TextEncoder().encode('\n  <html></html>'), 'HTML'],
  ['a warning of PHP', new TextEncoder().encode('Warning: Undefined <b>x</b>'), 'text that is not JSON'],
])('%s is no answer', async (_, bytes, actual) => {
  expect(await check(new Response(bytes))).toEqual(violation(actual, 'JSON'));
});

test.each([
  [0xef, 0xbb, 0x21],
  [0xef, 0x21, 0xbf],
  [0x21, 0xbb, 0xbf],
])('bytes that only resemble a byte-order mark are told as what they are: %i %i %i', async (...bytes) => {
  expect(await check(new Response(new Uint8Array(bytes)))).toEqual(violation('text that is not UTF-8', 'JSON'));
});

test.each([300, 302, 399])('a redirect is no answer: %i', async (status) => {
  const headers = { location: '/login' };
  expect(await check(new Response(null, { status, headers }))).toEqual(
    violation('a redirect, as to a login page', 'an answer of the API'),
  );
});

test('a network that wants its guests to log in first is told as that', async () => {
  expect(await check(new Response('Log in', { status: 511 }))).toEqual(
    violation('a network that asks for a login', 'an answer of the API'),
  );
});

test('a redirect as a browser shows it, without a status, is no answer', async () => {
  const opaque = Object.defineProperty(new Response(DONE), 'type', { value: 'opaqueredirect' });
  expect(await check(opaque)).toEqual(violation('a redirect, as to a login page', 'an answer of the API'));
});

test.each([
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['a page', () => new Response('<html>Welcome to the hotel</html>')],
  ['nothing', () => new Response(null)],
  ['an answer that was cut', () => new Response('{"result":"do')],
  ['an answer behind a byte-order mark', () => new Response('\ufeff{"result":"done"}')],
])('%s is not taken for a word of the server', async (_, make) => {
  expect(await check(make())).toMatchObject({ kind: 'foreign' });
});

test('a JSON answer of another shape is the server breaking the contract', async () => {
  expect(await check(new Response('{"result":"perhaps"}'))).toMatchObject({ kind: 'contract' });
});

test('a success that the contract does not know is no answer', async () => {
  expect(await check(new Response(DONE, { status: 299 }))).toEqual(violation('status 299', 'a status of the contract'));
});

test('a success without a body stays without one, whatever came', async () => {
  const call = ['POST', '/api/page-hidden.php'] as const;
  const { checked, text } = await check(new Response(null, { status: 204 }), call);
  expect([checked?.status, text]).toEqual([204, '']);
});

test('an error of the contract passes with its body', async () => {
  const { checked, text } = await check(new Response(ERROR, { status: 429 }));
  expect([checked?.status, text]).toEqual([429, ERROR]);
});

test.each([
  ['a page of a proxy', '<html></html>', 502],
  ['JSON of another shape', '{"oops":1}', 500],
  ['nothing', '', 400],
  ['a status that the contract does not know', ERROR, 418],
])('an error with %s passes by its status, without a body', async (_, body, status) => {
  const { checked, text } = await check(new Response(body, { status }));
  expect(checked?.status).toBe(status);
  expect(text === '' || text === ERROR).toBe(true);
  if (body !== ERROR) expect(text).toBe('');
});

test('of an operation with several uses the query of the call says what the answer has to be', async () => {
  const call = ['POST', '/api/user.php'] as const;
  expect(await check(new Response(DONE), call, '?push=1')).toMatchObject({ text: DONE });
  expect(await check(new Response(DONE), call, '?new=1')).toHaveProperty('violations');
});
