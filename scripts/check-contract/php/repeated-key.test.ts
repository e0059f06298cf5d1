import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('a repeated key that is taken in silence', () => {
  const { findings } = diagnosed({ query: '?id=1&x=2&id=3', phase: 'negative', body: MEMBER });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.title).toContain('"id" stands twice');
  expect(findings[0]).toMatchObject({ code: 'php-repeated-key', expected: '422', actual: '200' });
});

test('a refusal of it, and a query without repetition, are right', () => {
  const body = { error: 'invalid', message: '' };
  expect(diagnosed({ query: '?id=1&id=3', status: 422, body }).codes).toEqual([]);
  expect(diagnosed({ query: '?id=1&x=1', body: MEMBER }).codes).toEqual([]);
});
