export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** A step that is one check and holds no tests of its own. */
export function countCheck(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * What a test runner's report says, made honest: a runner that failed without a failed test (a file that does not
 * load, an error outside of a test) has one failure, and so has a run without any test.
 */
export function countTests(reported: Counts | null, runnerOk: boolean): Counts {
  if (reported === null) return { passed: 0, failed: 1, skipped: 0 };
  const ran = reported.passed + reported.failed;
  return reported.failed === 0 && (!runnerOk || ran === 0) ? { ...reported, failed: 1 } : reported;
}

/** Reads Vitest's JSON report. Null when it is not one. */
export function readVitestReport(report: unknown): Counts | null {
  const number = numbersOf(report);
  const passed = number('numPassedTests');
  const failed = number('numFailedTests');
  const pending = number('numPendingTests');
  const todo = number('numTodoTests');
  if (passed === null || failed === null || pending === null || todo === null) return null;
  return { passed, failed, skipped: pending + todo };
}

/** Reads Playwright's JSON report. Null when it is not one. A test that passed only when repeated has failed. */
export function readPlaywrightReport(report: unknown): Counts | null {
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : null;
  const number = numbersOf(stats);
  const passed = number('expected');
  const unexpected = number('unexpected');
  const flaky = number('flaky');
  const skipped = number('skipped');
  if (passed === null || unexpected === null || flaky === null || skipped === null) return null;
  return { passed, failed: unexpected + flaky, skipped };
}

/** The last line of `npm test`. */
export function summarise({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function numbersOf(value: unknown): (name: string) => number | null {
  const entries = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return (name) => {
    const found = entries.get(name);
    return typeof found === 'number' ? found : null;
  };
}
