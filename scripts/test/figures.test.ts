import { expect, test } from 'vitest';
import { readTestFigures, readVitestFigures, slowestTests } from './figures.ts';

test('times and assertions are read from a report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/house/src/a.test.ts',
        assertionResults: [
          { fullName: 'it holds', duration: 12, meta: { assertions: 3 } },
          { fullName: 'it was left out', meta: {} },
        ],
      },
    ],
  };
  expect(readVitestFigures(report, '/house')).toEqual({
    assertions: 3,
    tests: [{ name: 'src/a.test.ts: it holds', durationMs: 12, processorMs: null }],
  });
});

test('the processor time of an end-to-end test is read from its report', () => {
  const tests = [
    { name: 'one', durationMs: 12, processorMs: 7 },
    { name: 'two', durationMs: 3 },
  ];
  expect(readTestFigures({ assertions: 1, tests })?.tests.map(({ processorMs }) => processorMs)).toEqual([7, null]);
});

test('a report that is none has no figures', () => {
  expect(readVitestFigures(null, '/')).toBeNull();
  expect(readVitestFigures({ testResults: 'none' }, '/')).toBeNull();
  expect(readTestFigures('{}')).toBeNull();
  expect(readTestFigures({ assertions: '3', tests: [] })).toBeNull();
});

test('the slowest tests of all steps come first', () => {
  const one = { assertions: 1, tests: [{ name: 'quick', durationMs: 5, processorMs: null }] };
  const other = {
    assertions: 1,
    tests: [
      { name: 'slow', durationMs: 61_234, processorMs: 5_400 },
      { name: 'middling', durationMs: 900, processorMs: null },
    ],
  };
  expect(slowestTests([one, other], 2)).toEqual(['  61.2 s     5.4 s busy  slow', '   0.9 s                 middling']);
});
