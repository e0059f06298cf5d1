import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const pathsOf = (...values: string[]) => {
  const parse = parseOptions(values);
  return parse.ok ? parse.options.paths : parse.message;
};

test('without a word everything is mutated, two mutants at a time, and known results are taken', () => {
  expect(parseOptions([])).toEqual({ ok: true, options: { paths: [], concurrency: 2, isFresh: false } });
});

test('a folder is named with or without a pattern, a file by its path', () => {
  for (const path of ['worker/sync', './worker/sync/', 'worker/sync/**', 'worker/sync/*', 'worker/sync/**/*.ts'])
    expect(pathsOf('--mutate', path)).toEqual(['worker/sync']);
  expect(pathsOf('--mutate', 'worker/sync/write.ts')).toEqual(['worker/sync/write.ts']);
});

test('names that a shell has made of a pattern are all taken', () => {
  expect(pathsOf('--mutate', 'worker/sync/a.ts', 'worker/sync/b.ts')).toEqual(['worker/sync/a.ts', 'worker/sync/b.ts']);
});

test('what is not known, and no whole number, is refused in plain words', () => {
  expect(parseOptions(['--mutants'])).toMatchObject({ ok: false, message: expect.stringContaining('Usage:') });
  expect(parseOptions(['--concurrency', 'many'])).toEqual({
    ok: false,
    message: '--concurrency takes a whole number from 1 to 64, not "many".',
  });
});
