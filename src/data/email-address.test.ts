import { expect, test } from 'vitest';
import { isEmailAddress, tidyAddress } from './email-address.ts';

test.each(['sam@example.com', 'sam.o+x@mail.example.co.uk', 'sam@xn--mller-kva.de', 'sam@xn--e1afmkfd.xn--p1ai'])(
  '%s is an address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'sam',
  'sam@example',
  '@example.com',
  'sam@@example.com',
  'sam @example.com',
  `${'a'.repeat(250)}@example.com`,
  'sam@example.123',
  'sam@example.xn--',
])('%s is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each([
  [' sam@example.com ', 'sam@example.com'],
  ['Sam@müller.de', 'Sam@xn--mller-kva.de'],
  ['sam@MÜLLER.de', 'sam@xn--mller-kva.de'],
  ['sam@пример.рф', 'sam@xn--e1afmkfd.xn--p1ai'],
  ['sam@xn--mller-kva.de', 'sam@xn--mller-kva.de'],
  ['sam@müller', 'sam@xn--mller-kva'],
])('%j is sent as %s', (text, sent) => {
  expect(tidyAddress(text)).toBe(sent);
});

test.each(['müller', 'sam@mül ler.de', 'sam@mü/ller.de', 'sam@mü:80', 'sam@mü@', 'sam@', '@', 'sam@ü..de?x'])(
  '%j stays as it was typed, and is no address',
  (text) => {
    expect(tidyAddress(text)).toBe(text);
    expect(isEmailAddress(tidyAddress(text))).toBe(false);
  },
);
