import { expect, test } from 'vitest';
import { diagnosed } from './example-answer.ts';

test('what may be null is left out', () => {
  const { findings, left } = diagnosed({ operationId: 'getMembers', body: [{ id: 1 }, { id: 2 }] });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    code: 'php-missing-null',
    title: '"city" is left out instead of null',
    place: '/*/city',
    count: 2,
  });
  expect(left).toEqual([]);
});

test('what may not be null is just missing', () => {
  const { codes, left } = diagnosed({ body: { city: null } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
