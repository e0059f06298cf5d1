import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test.each([0, 1, '0', '1', ''])('%j for a boolean', (online) => {
  const { findings, left } = diagnosed({ body: { ...MEMBER, online } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-boolean-as-number', place: '/online' });
  expect(findings[0]?.advice).toContain("(bool) $row['online']");
  expect(left).toEqual([]);
});

test('another number is no boolean', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, online: 2 } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
