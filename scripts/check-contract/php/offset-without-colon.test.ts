import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test.each([
  ['2026-01-31T12:00:00+0000', 'DATE_ISO8601'],
  ['2026-01-31T12:00:00+0200', 'DATE_ISO8601'],
  ['2026-01-31 12:00:00+00', 'PostgreSQL'],
  ['2026-01-31 12:00:00.123456+02', 'PostgreSQL'],
])('the time %s', (since, named) => {
  const { findings, left } = diagnosed({ body: { ...MEMBER, since } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-offset-without-colon', place: '/since' });
  expect(findings[0]?.advice).toContain(named);
  expect(left).toEqual([]);
});

test('a leap second is a plain finding, once, in words', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, since: '2026-06-30T23:59:60Z' } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatchObject({ problem: { expected: expect.stringContaining('2026-01-31T12:00:00Z') } });
});
