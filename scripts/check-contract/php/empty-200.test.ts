import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('a success without a body', () => {
  const { findings, left } = diagnosed({ body: '' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-empty-200', actual: '200 with no body' });
  expect(findings[0]?.advice).toContain('JSON_INVALID_UTF8_SUBSTITUTE');
  expect(left).toEqual([]);
});

test('a refusal without a body, and a body that is there, are other things', () => {
  expect(diagnosed({ status: 422, body: '' }).codes).toEqual([]);
  expect(diagnosed({ body: MEMBER }).codes).toEqual([]);
});
