import { expect, test } from 'vitest';
import { type ConnectionSigns, connectionNotice, connectionTrouble } from './connection-trouble.ts';

const WELL: ConnectionSigns = { isWorkerReached: true, isOnline: true, sync: { state: 'ok' } };

test('all is well while polls succeed, and before the first one', () => {
  expect(connectionNotice(WELL)).toBeNull();
  expect(connectionNotice({ ...WELL, sync: null })).toBeNull();
});

test('a device without network says so at once', () => {
  expect(connectionNotice({ ...WELL, isOnline: false })).toBe('offline');
});

test('a network without an answer means that the server cannot be reached', () => {
  expect(connectionNotice({ ...WELL, sync: { state: 'offline' } })).toBe('unreachable');
  expect(connectionNotice({ ...WELL, sync: { state: 'failing' } })).toBe('unreachable');
});

test('a network that answers in the place of the server is told as that', () => {
  expect(connectionNotice({ ...WELL, sync: { state: 'foreign' } })).toBe('foreign');
  expect(connectionTrouble('foreign')).toBe('unreachable');
});

test('without a worker nothing else is known', () => {
  expect(connectionNotice({ ...WELL, isWorkerReached: false, isOnline: false })).toBe('stopped');
  expect(connectionTrouble('stopped')).toBe('unreachable');
  expect(connectionTrouble('offline')).toBe('offline');
  expect(connectionTrouble(null)).toBeNull();
});
