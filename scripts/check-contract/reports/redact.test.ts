import { expect, it } from 'vitest';
import { createRedactor, namedSecrets } from './redact.ts';
import { answered, exchange, operation } from './report-fixture.ts';

const JSON_TYPE = [['Content-Type', 'application/json']] as const;

function redactText(body: string, type = 'application/json'): string {
  return Buffer.from(namedSecrets.body(Buffer.from(body), [['content-type', type]])).toString();
}

it('masks cookies, tokens and credentials in headers and leaves the rest', () => {
  expect(
    namedSecrets.headers([
      ['Cookie', 'rendezvous_session=abc; i18n=de'],
      ['Set-Cookie', 'rendezvous_session=abc; Path=/; HttpOnly'],
      ['Authorization', 'Bearer abc'],
      ['X-CSRF-Token', 'abc'],
      ['Idempotency-Key', 'abc'],
    ]),
  ).toEqual([
    ['Cookie', 'rendezvous_session=<session>; i18n=<session>'],
    ['Set-Cookie', 'rendezvous_session=<session>; Path=/; HttpOnly'],
    ['Authorization', '<secret>'],
    ['X-CSRF-Token', '<csrf>'],
    ['Idempotency-Key', 'abc'],
  ]);
});

it('shows that a cookie was removed', () => {
  expect(namedSecrets.headers([['Set-Cookie', 'rendezvous_session=; Max-Age=0']])).toEqual([
    ['Set-Cookie', 'rendezvous_session=; Max-Age=0'],
  ]);
});

it.each([
  ['{"password":"p\\"q","id":7}', '{"password":"<password>","id":7}'],
  ['{"new_password" : 123456, "e-mail":"a@b.example"}', '{"new_password" : "<password>", "e-mail":"<email>"}'],
  ['{"user":{"csrf":"abc","reset_token":"t"}}', '{"user":{"csrf":"<csrf>","reset_token":"<token>"}}'],
  ["{'password':'p q','id':7}", "{'password':'<password>','id':7}"],
  ['<b>Warning</b>{"token":"cut of', '<b>Warning</b>{"token":"<token>"'],
  ['{"password":"","token":null,"large":9007199254740993,"one":1.0}', null],
])('masks by name in %s and keeps every other character', (body, redacted) => {
  expect(redactText(body)).toBe(redacted ?? body);
});

it('masks in form bodies, nested the way of PHP too', () => {
  expect(redactText('user%5Bpassword%5D=a+b&id=7&token=x', 'application/x-www-form-urlencoded')).toBe(
    'user%5Bpassword%5D=<password>&id=7&token=<token>',
  );
});

it('masks in multipart bodies and keeps the bytes of files', () => {
  const file = Buffer.from([0xff, 0x00, 0xd8]);
  const head =
    '--b\r\nContent-Disposition: form-data; name="csrf"\r\n\r\nabc\r\n--b\r\nContent-Disposition: form-data; name="image"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--')]);
  const redacted = Buffer.from(namedSecrets.body(body, [['Content-Type', 'multipart/form-data; boundary=b']]));
  expect(redacted.includes(file)).toBe(true);
  expect(redacted.toString('latin1')).toContain('name="csrf"\r\n\r\n<csrf>\r\n--b');
});

it('masks in the query and the user part of an address', () => {
  expect(namedSecrets.url('https://u:p@example.com/a?id=1&token=x%20y&email=a@b.example#top')).toContain(
    '?id=1&token=<token>&email=<email>',
  );
  expect(namedSecrets.url('https://u:p@example.com/a')).toBe('https://<secret>@example.com/a');
});

it('leaves text of other alphabets and broken encodings as it is', () => {
  const body = Buffer.from([0x7b, 0xe4, 0xff, 0x22, 0x7d]);
  expect(Buffer.from(namedSecrets.body(body, JSON_TYPE))).toEqual(body);
});

it('masks a secret of one exchange in free text of another', () => {
  const logIn = operation('POST', '/api/login.php', 'logIn', 'proposed', 'Log in');
  const redactor = createRedactor([
    exchange(1, logIn, {
      request: { body: Buffer.from('{"password":"correct horse"}') },
      outcome: answered(200, '{}', [['Set-Cookie', 'sid=0123456789; Path=/']]),
    }),
  ]);
  expect(redactor.text('got "correct horse" with 0123456789')).toBe('got "<password>" with <session>');
});
