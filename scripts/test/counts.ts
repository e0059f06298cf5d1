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

/** Counts a step that is a single check without tests. */
export function countCheck(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Corrects a test runner's report: a runner that failed without a failed test (a file that does not load, an error
 * outside of a test) counts as one failure, and so does a run without any tests.
 */
export function countTests(reported: Counts | null, runnerOk: boolean): Counts {
  if (reported === null) return { passed: 0, failed: 1, skipped: 0 };
  const ran = reported.passed + reported.failed;
  return reported.failed === 0 && (!runnerOk || ran === 0) ? { ...reported, failed: 1 } : reported;
}

/** Reads Vitest's JSON report. Returns null for anything else. */
export function readVitestReport(report: unknown): Counts | null {
  const number = numbersOf(report);
  const passed = number('numPassedTests');
  const failed = number('numFailedTests');
  const pending = number('numPendingTests');
  const todo = number('numTodoTests');
  if (passed === null || failed === null || pending === null || todo === null) return null;
  return { passed, failed, skipped: pending + todo };
}

/**
 * Reads Playwright's JSON report. Returns null for anything else. Counts a test that passed only on retry as failed.
 */
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

/** Returns the last line of `npm test`. */
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
