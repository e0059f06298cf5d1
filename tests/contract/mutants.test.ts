import { afterAll, expect, test } from 'vitest';
import type { RunReport } from '../../scripts/check-contract/model/run-report.ts';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { ANSWER_MUTANTS } from './mutants/answer-mutants.ts';
import { BODY_MUTANTS } from './mutants/body-mutants.ts';
import { MEANING_MUTANTS } from './mutants/meaning-mutants.ts';
import { type Mutant, spoilingTransport } from './mutants/mutant.ts';
import { SEQUENCE_MUTANTS } from './mutants/sequence-mutants.ts';
import { SESSION_MUTANTS } from './mutants/session-mutants.ts';
import { modelTransport } from './seeds/backend/model-transport.ts';

const MUTANTS = [...BODY_MUTANTS, ...ANSWER_MUTANTS, ...SEQUENCE_MUTANTS, ...SESSION_MUTANTS, ...MEANING_MUTANTS];

let found = 0;

afterAll(() => {
  process.stdout.write(`Mutants: ${found} found, ${MUTANTS.length - found} missed of ${MUTANTS.length}\n`);
});

/** Each run has its own backend, in memory. */
function check(mutant: Mutant): Promise<RunReport> {
  return checkInProcess(
    'https://model.example',
    { selection: { only: mutant.only, skip: [], source: null }, phases: mutant.phases },
    () => spoilingTransport(modelTransport(null), mutant),
  );
}

function tell(report: RunReport): string[] {
  return report.findings.map(({ operationId, code, place }) => `${operationId} ${code} ${place ?? ''}`);
}

test('there are at least sixty mutants', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('is found: %s', async (_name, mutant) => {
  const report = await check(mutant);
  const blamed = mutant.blamed ?? mutant.only;
  const told = report.findings.filter(({ operationId }) => operationId !== null && blamed.includes(operationId));
  expect(told, `told: ${tell(report).join('; ')} ${report.abortedBecause ?? ''}`).not.toEqual([]);
  found += 1;
});
