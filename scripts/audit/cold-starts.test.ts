import { expect, test } from 'vitest';
import { coldStartRatio, describeColdStarts } from './cold-starts.ts';

test('medians are compared, so that one slow start says nothing', () => {
  expect(coldStartRatio({ product: [120, 900, 110], plain: [100, 90, 400] })).toBe(1.2);
});

test('a line holds both times, and says when the product is too slow', () => {
  expect(describeColdStarts('online', { product: [120], plain: [100] })).toMatch(/^online +120 \/ 100 = 1\.20$/);
  expect(describeColdStarts('offline', { product: [140], plain: [100] })).toMatch(/= 1\.40 {3}more than 1\.3$/);
});

test('no runs have no median', () => {
  expect(() => coldStartRatio({ product: [], plain: [100] })).toThrow('no runs');
});
