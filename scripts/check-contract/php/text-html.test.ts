import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('JSON that is sent as HTML; its fields are looked at all the same', () => {
  const { findings, codes, left } = diagnosed({
    headers: [['content-type', 'text/html; charset=UTF-8']],
    body: { ...MEMBER, id: '7' },
  });
  expect(codes).toEqual(['php-text-html', 'php-number-as-string']);
  expect(findings[0]?.advice).toContain("header('Content-Type: application/json; charset=utf-8');");
  expect(left).toEqual([]);
});

test('an HTML page is another thing', () => {
  const { codes, left } = diagnosed({ headers: [['content-type', 'text/html']], body: '<p>Hello</p>' });
  expect(codes).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
});
