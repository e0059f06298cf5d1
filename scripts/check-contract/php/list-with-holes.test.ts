import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('a filtered list that kept its keys', () => {
  const { findings, left } = diagnosed({ operationId: 'getMembers', body: { 0: MEMBER, 2: MEMBER } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-list-with-holes', place: '/', count: 1 });
  expect(findings[0]?.title).toContain('The list of the whole body comes as an object');
  expect(findings[0]?.advice).toContain('array_values(array_filter($rows, …))');
  expect(left).toEqual([]);
});

test('the list of a property is named', () => {
  const { findings } = diagnosed({ body: { ...MEMBER, images: { 1: { id: 3 } } } });
  expect(findings[0]?.title).toContain('The list "images" comes as an object');
});

test('an object with names is another thing', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, images: { first: { id: 3 } } } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
