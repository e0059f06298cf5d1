import { expect, test } from 'vitest';
import { parseBuildManifest } from './build-watch.ts';

test('a build manifest names its build', () => {
  expect(parseBuildManifest({ id: '0123456789abcdef' })).toBe('0123456789abcdef');
});

test.each([null, [], 'text', {}, { id: 7 }, { id: '' }, { id: '<script>' }])('%j is no build manifest', (value) => {
  expect(parseBuildManifest(value)).toBeNull();
});
