import { relative } from 'node:path';

/** What a run of tests took and how much it looked at. */
export interface TestFigures {
  assertions: number;
  tests: TestTime[];
}

export interface TestTime {
  /** File and name. */
  name: string;
  durationMs: number;
}

/** Reads what `PlaywrightFigures` has written. Null when it is not that. */
export function readTestFigures(report: unknown): TestFigures | null {
  if (!isObject(report) || typeof report['assertions'] !== 'number' || !Array.isArray(report['tests'])) return null;
  return { assertions: report['assertions'], tests: report['tests'].flatMap(timeOf) };
}

/**
 * Reads Vitest's JSON report. Assertions stand in the notes of each test, where `count-assertions.ts` puts them. Null
 * when it is no such report.
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

/** The tests that took longest, a line each, the longest first. */
export function slowestTests(figures: readonly TestFigures[], count: number): string[] {
  return figures
    .flatMap(({ tests }) => tests)
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function timeOf(value: unknown): TestTime[] {
  if (!isObject(value) || typeof value['name'] !== 'string' || typeof value['durationMs'] !== 'number') return [];
  return [{ name: value['name'], durationMs: value['durationMs'] }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
