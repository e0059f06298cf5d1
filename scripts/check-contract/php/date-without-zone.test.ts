import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test.each(['2026-01-31 12:00:00', '2026-01-31T12:00:00', '0000-00-00 00:00:00'])('the time %s', (since) => {
  const { findings, left } = diagnosed({ body: { ...MEMBER, since } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-date-without-zone', place: '/since' });
  expect(findings[0]?.advice).toContain(since.startsWith('0000') ? 'zero date' : 'DATE_RFC3339');
  expect(left).toEqual([]);
});

test('a text that is no time stays a plain finding', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, since: 'yesterday' } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
