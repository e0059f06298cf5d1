import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('numbers in quotes are one finding, with all their places counted', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ ...MEMBER, id: String(index), age: '38', price: '1.50' }));
  const { findings, left } = diagnosed({ operationId: 'getMembers', body: rows });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    code: 'php-number-as-string',
    title: 'The numbers "id", "age" and "price" come as texts in quotes',
    place: '/*/id',
    count: 120,
    actual: 'the text "0"',
  });
  expect(findings[0]?.advice).toContain("(int) $row['id']");
  expect(findings[0]?.advice).toContain('PDO::ATTR_EMULATE_PREPARES => false');
  expect(left).toEqual([]);
});

test('a text that is no number stays a plain finding', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, id: 'seven' } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
