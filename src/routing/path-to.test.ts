import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

test('parameters go into the address', () => {
  expect(pathTo('/home')).toBe('/home');
  expect(pathTo('/')).toBe('/');
  expect(pathTo('/members/:memberId/chat', { memberId: 221 })).toBe('/members/221/chat');
});

test('an optional parameter may be left out', () => {
  const path = '/credits/:creditId/:paymentMethod?';
  expect(pathTo(path, { creditId: 3, paymentMethod: null })).toBe('/credits/3');
  expect(pathTo(path, { creditId: 3, paymentMethod: 'a/b' })).toBe('/credits/3/a%2Fb');
});
