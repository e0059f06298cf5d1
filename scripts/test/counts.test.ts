import { describe, expect, it } from 'vitest';
import { addCounts, countTests, readPlaywrightReport, readVitestReport, summarise } from './counts.ts';

describe('the counts of npm test', () => {
  it('adds the steps and names skipped tests only when there are any', () => {
    const total = addCounts([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 20, failed: 2, skipped: 3 },
    ]);
    expect(summarise(total)).toBe('21 passed, 2 failed, 3 skipped');
    expect(summarise({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
  });

  it('fails a run without a report, without a test, or that ended badly without a failed test', () => {
    expect(countTests(null, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countTests({ passed: 0, failed: 0, skipped: 4 }, true)).toEqual({ passed: 0, failed: 1, skipped: 4 });
    expect(countTests({ passed: 9, failed: 0, skipped: 0 }, false)).toEqual({ passed: 9, failed: 1, skipped: 0 });
    expect(countTests({ passed: 9, failed: 2, skipped: 0 }, false)).toEqual({ passed: 9, failed: 2, skipped: 0 });
    expect(countTests({ passed: 9, failed: 0, skipped: 0 }, true)).toEqual({ passed: 9, failed: 0, skipped: 0 });
  });

  it('reads both reports and refuses anything else', () => {
    const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readVitestReport(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    expect(readVitestReport({ numPassedTests: 5 })).toBeNull();
    const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(readPlaywrightReport(playwright)).toEqual({ passed: 7, failed: 2, skipped: 2 });
    expect(readPlaywrightReport({})).toBeNull();
  });
});
