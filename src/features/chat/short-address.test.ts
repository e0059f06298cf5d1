import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test('the host of an address is shown whole, its path cut where it is long', () => {
  expect(shortAddress('https://a.example/b?c=d')).toBe('https://a.example/b?c=d');
  const host = `https://${'a'.repeat(60)}.example`;
  expect(shortAddress(`${host}/${'b'.repeat(5_000)}`)).toBe(`${host}/${'b'.repeat(59)}…`);
});
