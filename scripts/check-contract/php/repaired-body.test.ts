import { expect, test } from 'vitest';
import { repairedBody } from './repaired-body.ts';

const TEXT = '{"city":"Köln"}';

test.each([
  ['as it should be', Buffer.from(TEXT)],
  ['after a byte-order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['after a warning', Buffer.from(`<br />\n<b>Warning</b>: a in <b>b</b> on line <b>1</b><br />\n${TEXT}`)],
  ['in Latin-1', Buffer.from(TEXT, 'latin1')],
])('JSON %s is found', (_, body) => {
  expect(repairedBody(body)).toEqual({ city: 'Köln' });
});

test('a page has none', () => {
  expect(repairedBody(Buffer.from('<p>\n{hello}</p>'))).toBeUndefined();
  expect(repairedBody(new Uint8Array())).toBeUndefined();
});
