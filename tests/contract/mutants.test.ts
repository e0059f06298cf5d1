import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunReport } from '../../scripts/check-contract/model/run-report.ts';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { type ReferenceServer, startReferenceServer } from '../../scripts/reference-api/server.ts';
import { Control } from '../fixtures/control.ts';
import { ANSWER_MUTANTS } from './mutants/answer-mutants.ts';
import { BODY_MUTANTS } from './mutants/body-mutants.ts';
import { type Mutant, spoilingTransport } from './mutants/mutant.ts';
import { SEQUENCE_MUTANTS } from './mutants/sequence-mutants.ts';
import { SESSION_MUTANTS } from './mutants/session-mutants.ts';

const MUTANTS = [...BODY_MUTANTS, ...ANSWER_MUTANTS, ...SEQUENCE_MUTANTS, ...SESSION_MUTANTS];

let server: ReferenceServer;
let found = 0;

beforeAll(async () => {
  server = await startReferenceServer({ port: 0, databaseUrl: ':memory:', control: true, quiet: true });
});

afterAll(async () => {
  await server.close();
  process.stdout.write(`Mutants: ${found} found, ${MUTANTS.length - found} missed of ${MUTANTS.length}\n`);
});

async function check(mutant: Mutant): Promise<RunReport> {
  await new Control(server.url).reset();
  return checkInProcess(
    server.url,
    { selection: { only: mutant.only, skip: [], source: null }, phases: mutant.phases },
    (transport) => spoilingTransport(transport, mutant),
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
