import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test('a number to dial has neither spaces nor dashes of any kind', () => {
  expect(phoneLink('+31 20 000-00\u201300')).toBe('tel:+31200000000');
});

test('a site without a support phone has no link', () => {
  expect(phoneLink(' - ')).toBeNull();
});
