import { expect, test } from 'vitest';
import { type Mutant, scoreMutants } from './score.ts';

const mutant = (fate: Mutant['fate'], values: Partial<Mutant> = {}): Mutant => ({
  file: 'worker/sync/write.ts',
  line: 4,
  mutator: 'ConditionalExpression',
  original: 'a < b',
  replacement: 'true',
  fate,
  ...values,
});

const ACCEPTED = { file: 'worker/sync/write.ts', original: 'a < b', replacement: 'true', reason: 'b is never less' };

test('a folder has the share of its mutants that were killed, those that no test runs counted', () => {
  const { folders } = scoreMutants(
    [
      mutant('killed'),
      mutant('survived'),
      mutant('unseen', { line: 5 }),
      mutant('killed', { file: 'worker/features/chat/pull.ts' }),
      mutant('killed', { file: 'worker/sync/put/deep.ts' }),
    ],
    [],
  );
  expect(folders).toEqual([
    { folder: 'worker/features', killed: 1, survived: 0, unseen: 0, accepted: 0, percent: 100 },
    { folder: 'worker/sync', killed: 2, survived: 1, unseen: 1, accepted: 0, percent: 50 },
  ]);
});

test('survivors come by file and line', () => {
  const { left } = scoreMutants(
    [mutant('survived', { line: 9 }), mutant('unseen', { line: 2 }), mutant('survived', { file: 'worker/a.ts' })],
    [],
  );
  expect(left.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'worker/a.ts:4',
    'worker/sync/write.ts:2',
    'worker/sync/write.ts:9',
  ]);
});

test('an accepted survivor neither counts nor is listed', () => {
  const { folders, left, stale } = scoreMutants([mutant('survived'), mutant('killed', { line: 9 })], [ACCEPTED]);
  expect(folders).toMatchObject([{ killed: 1, survived: 0, accepted: 1, percent: 100 }]);
  expect([left, stale]).toEqual([[], []]);
});

test('an acceptance that no survivor needs is stale, one of a file that was not mutated is not', () => {
  const elsewhere = { ...ACCEPTED, file: 'worker/sync/pull.ts' };
  expect(scoreMutants([mutant('killed')], [ACCEPTED, elsewhere]).stale).toEqual([ACCEPTED]);
});

test('a folder of which every mutant is accepted is whole', () => {
  expect(scoreMutants([mutant('survived')], [ACCEPTED]).folders[0]?.percent).toBe(100);
});
