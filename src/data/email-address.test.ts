import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['sam@example.com', 'sam.o+x@mail.example.co.uk'])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'sam',
  'sam@example',
  '@example.com',
  'sam@@example.com',
  'sam @example.com',
  `${'a'.repeat(250)}@example.com`,
])('%s is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
