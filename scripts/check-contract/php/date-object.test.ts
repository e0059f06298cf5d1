import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('the insides of a DateTime', () => {
  const since = { date: '2026-01-31 12:00:00.000000', timezone_type: 3, timezone: 'UTC' };
  const { findings, left } = diagnosed({ body: { ...MEMBER, since } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-date-object', place: '/since' });
  expect(findings[0]?.advice).toContain('$date->format(DATE_RFC3339)');
  expect(left).toEqual([]);
});

test('another object in its place', () => {
  expect(diagnosed({ body: { ...MEMBER, since: { date: 1 } } }).codes).toEqual([]);
});
