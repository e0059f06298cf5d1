import { expect, test } from 'vitest';
import { joinPointer, pointerKeys, valueAtPointer } from './json.ts';

test('a pointer escapes slashes and tildes and finds its way back', () => {
  const pointer = joinPointer('', 'paths', '/api/a~b.php', 0);
  expect(pointer).toBe('/paths/~1api~1a~0b.php/0');
  expect(pointerKeys(pointer)).toEqual(['paths', '/api/a~b.php', '0']);
  expect(valueAtPointer({ paths: { '/api/a~b.php': ['x'] } }, pointer)).toBe('x');
  expect(valueAtPointer({ paths: {} }, pointer)).toBeUndefined();
});
