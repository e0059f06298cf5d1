import { expect, test } from 'vitest';
import { PATH_PARAMETERS, parseId, parseParameters } from './path-parameters.ts';

test('an id is a positive whole number that is written one way', () => {
  expect(parseId('12')).toBe(12);
  expect(parseId(String(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
});

test.each(['0', '-1', '1.5', '01', '1e3', ' 1', '٣', 'x', '', '9007199254740993', '99999999999999999999'])(
  'no id: %j',
  (text) => {
    expect(parseId(text)).toBeNull();
  },
);

test('likes are received, given or mutual, and members may be passed', () => {
  expect(PATH_PARAMETERS.type.parse('given')).toBe('given');
  expect(PATH_PARAMETERS.type.parse('passed')).toBe('passed');
  expect(PATH_PARAMETERS.type.parse('toString')).toBeNull();
});

test('an optional parameter may be missing, one that is wrong leads nowhere', () => {
  const pattern = '/credits/:creditId/:paymentMethod?';
  expect(parseParameters(pattern, { creditId: '3' })).toEqual({ creditId: 3, paymentMethod: null });
  expect(parseParameters(pattern, { creditId: '3', paymentMethod: 'card' })).toEqual({
    creditId: 3,
    paymentMethod: 'card',
  });
  expect(parseParameters(pattern, { creditId: '3', paymentMethod: 'Card!' })).toBeNull();
  expect(parseParameters(pattern, {})).toBeNull();
});

test('a parameter that nobody declared is none', () => {
  expect(parseParameters('/x/:unknown', { unknown: '1' })).toBeNull();
});
