import { relative } from 'node:path';

/** Annotation of an end-to-end test: the processor time it took, in milliseconds. */
export const PROCESSOR_TIME = 'processor-time-ms';

/** How long the tests of a run took and how many assertions they made. */
export interface TestFigures {
  assertions: number;
  tests: TestTime[];
}

export interface TestTime {
  /** File and title. */
  name: string;
  durationMs: number;
  /** Processor time of the test, its server and its browser; null where it is not measured. */
  processorMs: number | null;
}

/** Reads the output of `PlaywrightFigures`. Returns null for anything else. */
export function readTestFigures(report: unknown): TestFigures | null {
  if (!isObject(report) || typeof report['assertions'] !== 'number' || !Array.isArray(report['tests'])) return null;
  return { assertions: report['assertions'], tests: report['tests'].flatMap(timeOf) };
}

/**
 * Reads Vitest's JSON report. The number of assertions is in the metadata of each test, where `count-assertions.ts`
 * stores it. Returns null for anything else.
 */
export function readVitestFigures(report: unknown, root: string): TestFigures | null {
  if (!isObject(report) || !Array.isArray(report['testResults'])) return null;
  const figures: TestFigures = { assertions: 0, tests: [] };
  for (const file of report['testResults'].filter(isObject)) {
    const path = relative(root, String(file['name']));
    const tests = Array.isArray(file['assertionResults']) ? file['assertionResults'].filter(isObject) : [];
    for (const test of tests) {
      const assertions = isObject(test['meta']) ? test['meta']['assertions'] : 0;
      figures.assertions += typeof assertions === 'number' ? assertions : 0;
      figures.tests.push(...timeOf({ name: `${path}: ${String(test['fullName'])}`, durationMs: test['duration'] }));
    }
  }
  return figures;
}

/** Returns a line for each of the slowest tests, the slowest first, with the processor time that it took. */
export function slowestTests(figures: readonly TestFigures[], count: number): string[] {
  return figures
    .flatMap(({ tests }) => tests)
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ name, durationMs, processorMs }) => {
      const processor = processorMs === null ? ''.padEnd(15) : `${seconds(processorMs)} busy  `;
      return `${seconds(durationMs)}  ${processor}${name}`;
    });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}

function timeOf(value: unknown): TestTime[] {
  if (!isObject(value) || typeof value['name'] !== 'string' || typeof value['durationMs'] !== 'number') return [];
  const { processorMs } = value;
  const time = { name: value['name'], durationMs: value['durationMs'] };
  return [{ ...time, processorMs: typeof processorMs === 'number' ? processorMs : null }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
