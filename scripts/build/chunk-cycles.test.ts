import { expect, test } from 'vitest';
import { findChunkCycle } from './chunk-cycles.ts';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('scripts that need each other are found, over any number of others', () => {
  expect(findChunkCycle([chunk('app', 'session'), chunk('session', 'app')])).toEqual(['app', 'session']);
  expect(findChunkCycle([chunk('main', 'a'), chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'a')])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('scripts that share one, and one that is no part of the build, are no cycle', () => {
  expect(findChunkCycle([chunk('a', 'c', 'b'), chunk('b', 'c'), chunk('c', 'elsewhere')])).toBeNull();
});
