import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

const text = JSON.stringify(MEMBER);

test.each([
  ['var_dump', `array(1) {\n  ["id"]=>\n  int(118)\n}\n${text}`, 'php-var-dump'],
  ['print_r', `Array\n(\n    [id] => 118\n)\n${text}`, 'php-print-r'],
  ['Xdebug', `<table class='xdebug-error xe-warning'><tr><td>Oops</td></tr></table>\n${text}`, 'php-xdebug'],
  ['an echo', `here 1${text}`, 'output-before-json'],
  ['a second answer', `${text}\n{"error":"late"}`, 'php-second-document'],
  ['a comment', `${text}\n<!-- 0.013 s -->`, 'output-after-json'],
])('%s in the body is told by its name', (_name, body, code) => {
  const { codes, left } = diagnosed({ body });
  expect(codes).toEqual([code]);
  expect(left).toEqual([]);
});

test('a body that was cut is told as such', () => {
  expect(diagnosed({ body: text.slice(0, -3) }).codes).toEqual(['body-cut']);
});
