import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

const FIRST = '<br />\n<b>Warning</b>:  Undefined variable $x in <b>/var/www/a.php</b> on line <b>2</b><br />\n';
const SENT =
  '<b>Warning</b>:  Cannot modify header information - headers already sent by (output started at /var/www/a.php:2) in <b>/var/www/b.php</b> on line <b>7</b><br />\n';

test('a warning that sent the status too early', () => {
  const { findings, left } = diagnosed({
    headers: [['Content-Type', 'text/html; charset=UTF-8']],
    body: FIRST + SENT + JSON.stringify({ error: 'not_found', message: '' }),
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    code: 'php-warning-with-status-sent',
    count: 1,
    actual: '200 as text/html, with Warning: Undefined variable $x in a.php, line 2',
  });
  expect(left).toEqual([]);
});

test('with the headers of the script in place it is only a warning before the JSON', () => {
  expect(diagnosed({ body: FIRST + JSON.stringify(MEMBER) }).codes).toEqual(['php-warning-before-json']);
});
