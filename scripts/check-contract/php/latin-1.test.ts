import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('bytes of Latin-1', () => {
  const body = Uint8Array.from(Buffer.from(JSON.stringify(MEMBER), 'latin1'));
  const { findings, left } = diagnosed({ body });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-latin-1', expected: 'UTF-8' });
  expect(findings[0]?.actual).toContain('the byte F6');
  expect(findings[0]?.actual).toContain('Köln');
  expect(left).toEqual([]);
});

test('a byte that could begin a character of UTF-8 is the one that is named', () => {
  const body = Uint8Array.from(Buffer.from('{"id":7,"city":"Zoë"}', 'latin1'));
  expect(diagnosed({ body }).findings[0]?.actual).toBe('the byte EB at position 18, in …7,"city":"Zoë"}…');
});

test('the same text in UTF-8 is right', () => {
  expect(diagnosed({ body: MEMBER }).codes).toEqual([]);
});
