export interface TestOutcome {
  /** File and name. */
  name: string;
  isGreen: boolean;
}

/** Reads the outcome of each test from Playwright's JSON report; none from what is no such report. */
export function readTestResults(report: unknown): TestOutcome[] {
  return isObject(report) ? suitesOf(report).flatMap((suite) => readSuite(suite, '')) : [];
}

/** Adds one to each test that was green, and notes the others too. */
export function countGreen(green: Map<string, number>, outcomes: readonly TestOutcome[]): void {
  for (const { name, isGreen } of outcomes) green.set(name, (green.get(name) ?? 0) + (isGreen ? 1 : 0));
}

/** A line for each test that was green fewer than `rounds` times, the least steady first. */
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
