import { expect, test } from 'vitest';
import { parseId, parseLikeType } from './path-parameters.ts';

test('an id is a positive whole number that is written one way', () => {
  expect(parseId('12')).toBe(12);
  expect(parseId(String(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
});

test.each(['0', '-1', '1.5', '01', '1e3', ' 1', '٣', 'x', '', '9007199254740993', '99999999999999999999', undefined])(
  'no id: %j',
  (text) => {
    expect(parseId(text)).toBeNull();
  },
);

test('likes are received, given or mutual', () => {
  expect(parseLikeType('given')).toBe('given');
  expect(parseLikeType('toString')).toBeNull();
  expect(parseLikeType(undefined)).toBeNull();
});
