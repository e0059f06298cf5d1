import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('an empty list where an object is wanted', () => {
  const { findings, left } = diagnosed({ body: { ...MEMBER, notes: [] } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-empty-object-as-list', place: '/notes', count: 1 });
  expect(findings[0]?.advice).toContain("'notes' => (object) $notes");
  expect(left).toEqual([]);
});

test('the whole body may be the empty object', () => {
  expect(diagnosed({ body: [] }).findings[0]?.advice).toContain('json_encode((object) $body)');
});

test('a list with something in it stays a plain finding', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, notes: ['a'] } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
