import { expect, test } from 'vitest';
import { connectionTrouble } from './connection-trouble.ts';

test('all is well while polls succeed, and before the first one', () => {
  expect(connectionTrouble(true, { state: 'ok' })).toBeNull();
  expect(connectionTrouble(true, null)).toBeNull();
});

test('a device without network says so at once', () => {
  expect(connectionTrouble(false, { state: 'ok' })).toBe('offline');
});

test('a network without an answer means that the server cannot be reached', () => {
  expect(connectionTrouble(true, { state: 'offline' })).toBe('unreachable');
  expect(connectionTrouble(true, { state: 'failing' })).toBe('unreachable');
});
