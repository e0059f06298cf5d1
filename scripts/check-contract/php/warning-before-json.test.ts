import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

const HTML =
  '<br />\n<b>Warning</b>:  Undefined array key "city" in <b>/var/www/api/user.php</b> on line <b>12</b><br />\n';

test('a warning before the JSON is told with its file, line and repair', () => {
  const { findings, left } = diagnosed({ body: HTML + JSON.stringify(MEMBER) });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    code: 'php-warning-before-json',
    actual: 'Warning: Undefined array key "city" in user.php, line 12',
    count: 1,
  });
  expect(findings[0]?.advice).toContain("$row['city'] ?? null");
  expect(findings[0]?.advice).toContain('display_errors = Off');
  expect(left).toEqual([]);
});

test('a warning in plain text', () => {
  const text = `\nDeprecated: strlen(): Passing null to parameter #1 is deprecated in C:\\www\\a.php on line 3\n[]`;
  expect(diagnosed({ body: text }).findings[0]?.actual).toContain('in a.php, line 3');
});

test('a fatal error that ended the script', () => {
  const text = `PHP Fatal error:  Uncaught TypeError: no in /var/www/x.php:9\nStack trace:\n#0 {main}\n  thrown in /var/www/x.php on line 9`;
  const { findings } = diagnosed({ body: text });
  expect(findings[0]?.title).toContain('PHP stopped with an error');
});

test('a text of a member that speaks of warnings is no warning', () => {
  const city = 'Warning: foggy in Hamburg on line 5';
  expect(diagnosed({ body: { ...MEMBER, city } }).codes).toEqual([]);
});

test('other text before the JSON is no warning', () => {
  const { codes, left } = diagnosed({ body: `hello ${JSON.stringify(MEMBER)}` });
  expect(codes).toEqual(['output-before-json']);
  expect(left).toEqual([]);
});
