import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', first: 0, last: 99 }],
  ['bytes=10-19', { kind: 'part', first: 10, last: 19 }],
  ['bytes=90-500', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-10', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-500', { kind: 'part', first: 0, last: 99 }],
  ['bytes=99-99', { kind: 'part', first: 99, last: 99 }],
  ['bytes=100-', { kind: 'outside' }],
  ['bytes=-0', { kind: 'outside' }],
  ['bytes=20-10', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
])('of 100 bytes, %s asks for %o', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});
