import { expect, test } from 'vitest';
import { emailProblem, nameOrDefault, nameProblem } from './signup-rules.ts';

const EMAIL = 'sam@example.com';

test.each([
  [' ', 'required'],
  ['@sam', 'name_starts_with_at'],
  ['Sam@Example.com', 'name_equal_to_email'],
  ['x'.repeat(151), 'too_long'],
  ['x'.repeat(150), null],
  [`x${'\u{1F984}'.repeat(149)}`, null],
  [`x${'\u{1F984}'.repeat(150)}`, 'too_long'],
  ['\u{1F984}', 'no_letter'],
  ['...', 'no_letter'],
  ['\u{1F469}\u{200D}\u{1F680}\u{FE0F}', 'no_letter'],
  ['7', null],
  ['ليلى', null],
  ['さくら', null],
  ['Sam', null],
])('the name %j: %s', (name, problem) => {
  expect(nameProblem(name, EMAIL)).toBe(problem);
});

test.each([
  [' ', 'required'],
  ['sam', 'not_an_address'],
  [`${'x'.repeat(243)}@example.com`, 'too_long'],
  [`${'x'.repeat(242)}@example.com`, null],
  [` ${EMAIL} `, null],
  ['sam@müller.de', null],
])('the address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test('an address with an international domain is not a name either, however it is written', () => {
  for (const email of ['sam@müller.de', 'sam@xn--mller-kva.de'])
    expect(nameProblem('Sam@Müller.de', email)).toBe('name_equal_to_email');
});

test('an empty name is the part of the address before the at sign', () => {
  expect(nameOrDefault('  ', EMAIL)).toBe('sam');
  expect(nameOrDefault(' Sam ', EMAIL)).toBe('Sam');
});
