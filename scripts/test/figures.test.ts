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
    tests: [{ name: 'src/a.test.ts: it holds', durationMs: 12 }],
  });
});

test('a report that is none has no figures', () => {
  expect(readVitestFigures(null, '/')).toBeNull();
  expect(readVitestFigures({ testResults: 'none' }, '/')).toBeNull();
  expect(readTestFigures('{}')).toBeNull();
  expect(readTestFigures({ assertions: '3', tests: [] })).toBeNull();
});

test('the slowest tests of all steps come first', () => {
  const one = { assertions: 1, tests: [{ name: 'quick', durationMs: 5 }] };
  const other = {
    assertions: 1,
    tests: [
      { name: 'slow', durationMs: 61_234 },
      { name: 'middling', durationMs: 900 },
    ],
  };
  expect(slowestTests([one, other], 2)).toEqual(['  61.2 s  slow', '   0.9 s  middling']);
});
