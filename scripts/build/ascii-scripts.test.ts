import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toAscii } from './ascii-scripts.ts';

test('a script in ASCII means the same in texts, templates, regular expressions and names', () => {
  const script = `({ text: "it’s “ł” 📷", template: \`– \${'é'} …\`, matches: /^[ęł📷]+$/u.test('łę📷'), größe: 1, path: "a\\\\é" })`;
  const escaped = toAscii(script);
  expect(escaped).toMatch(/^[\0-\x7f]+$/);
  expect(JSON.stringify(runInNewContext(escaped))).toBe(
    '{"text":"it’s “ł” 📷","template":"– é …","matches":true,"größe":1,"path":"a\\\\é"}',
  );
});

test('a backslash before a character beyond ASCII is told, since its escape would be another text', () => {
  expect(() => toAscii('"\\’"')).toThrow('backslash');
});
