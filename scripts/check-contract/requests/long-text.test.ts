import { expect, test } from 'vitest';
import { ContractDocument } from '../contract/document.ts';
import { fitsJoined, joinedText, longText, wordsIn } from './long-text.ts';

const charactersIn = (text: string): number => [...text].length;

test('a long text has as many characters as asked for, and more units and bytes', () => {
  for (const count of [1, 150, 255]) expect(charactersIn(longText(count))).toBe(count);
  expect(longText(150).length).toBeGreaterThan(150);
  expect(Buffer.byteLength(longText(150))).toBeGreaterThan(longText(150).length);
});

test('a joined text has as many characters as asked for, of which a reader sees about half', () => {
  const seen = [...new Intl.Segmenter('en').segment(joinedText(151))].length;
  expect(charactersIn(joinedText(151))).toBe(151);
  expect(seen).toBe(76);
});

test('words are texts of any letters with a limit, not ids and forms', () => {
  const document = new ContractDocument({
    type: 'object',
    properties: {
      reason: { type: ['string', 'null'], maxLength: 2000 },
      name: { anyOf: [{ type: 'string', maxLength: 150 }, { type: 'null' }] },
      short: { type: 'string', maxLength: 40 },
      email: { type: 'string', format: 'email', maxLength: 254 },
      path: { type: 'string', pattern: '^/', maxLength: 200 },
      token: { type: 'string', maxLength: 200, 'x-resource': 'csrf' },
      count: { type: 'integer', maximum: 2000 },
    },
  });
  expect([...wordsIn(document, '')]).toEqual([
    ['reason', 2000],
    ['name', 150],
  ]);
});

test('a pattern that joined letters keep to leaves the limit as the only reason to refuse them', () => {
  expect(fitsJoined({ type: 'string', pattern: '^[^@]' })).toBe(true);
  expect(fitsJoined({ type: 'string', pattern: '^[a-z]+$' })).toBe(false);
  expect(fitsJoined({ type: 'string', format: 'email' })).toBe(false);
});
