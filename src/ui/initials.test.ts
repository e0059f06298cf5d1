import { afterEach, expect, test, vi } from 'vitest';
import { initialsOf } from './initials.ts';

afterEach(() => vi.restoreAllMocks());

test('a Turkish browser does not put its own letters into a name', () => {
  const { toLocaleUpperCase } = String.prototype;
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string, locale) {
    return toLocaleUpperCase.call(this, locale ?? 'tr');
  });
  expect(initialsOf('iris idema')).toBe('II');
  expect(initialsOf('iris')).toBe('Ir');
});

test('a name has the first letters of two words, in any script', () => {
  expect(initialsOf('Łukasz de Vries')).toBe('ŁD');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('𝒜da')).toBe('𝒜d');
});
