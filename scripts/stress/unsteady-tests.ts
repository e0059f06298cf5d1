export interface TestOutcome {
  /** File and title. */
  name: string;
  isGreen: boolean;
}

/** Reads the outcome of each test from Playwright's JSON report; returns an empty list for anything else. */
export function readTestResults(report: unknown): TestOutcome[] {
  return isObject(report) ? suitesOf(report).flatMap((suite) => readSuite(suite, '')) : [];
}

/** Increments the count of each test that passed, and records the others with their count unchanged. */
export function countGreen(green: Map<string, number>, outcomes: readonly TestOutcome[]): void {
  for (const { name, isGreen } of outcomes) green.set(name, (green.get(name) ?? 0) + (isGreen ? 1 : 0));
}

/** Returns a line for each test that passed fewer than `rounds` times, the least stable first. */
export function listUnsteady(green: ReadonlyMap<string, number>, rounds: number): string[] {
  return [...green]
    .filter(([, times]) => times < rounds)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name, times]) => `${times} of ${rounds}  ${name}`);
}

function readSuite(suite: Record<string, unknown>, before: string): TestOutcome[] {
  const path = [before, String(suite['title'] ?? '')].filter((part) => part !== '').join(' › ');
  const specs = Array.isArray(suite['specs']) ? suite['specs'].filter(isObject) : [];
  return [
    ...specs.map((spec) => ({ name: `${path} › ${String(spec['title'])}`, isGreen: spec['ok'] === true })),
    ...suitesOf(suite).flatMap((child) => readSuite(child, path)),
  ];
}

function suitesOf(value: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(value['suites']) ? value['suites'].filter(isObject) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
