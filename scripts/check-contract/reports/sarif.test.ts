import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { createRedactor } from './redact.ts';
import { exchange, finding, operation, report } from './report-fixture.ts';
import { sarifReport } from './sarif.ts';

const SCHEMA = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';

/** Returns a validator for the schema of SARIF 2.1.0, which is of draft 4: of its keywords only the head differs from draft 7. */
function sarifValidator() {
  const text = readFileSync(createRequire(import.meta.url).resolve(SCHEMA), 'utf8');
  const schema: unknown = JSON.parse(text, (key, value: unknown) =>
    (key === '$schema' || key === 'id') && typeof value === 'string' ? undefined : value,
  );
  if (typeof schema !== 'object' || schema === null) throw new Error('no schema');
  // One pattern of the schema is none with the flag u.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats(ajv);
  return ajv.compile(schema);
}

const isSarif = sarifValidator();
const likes = operation('GET', '/api/likes.php', 'getLikes', 'specified', 'Likes');
const findings = [
  finding(exchange(1, likes), { title: 'Läuft „nicht“ <b>\u0007', actual: 'status 400', expected: '200, 403' }),
  finding(exchange(2, likes), {
    code: 'server-error',
    operationId: null,
    place: '/fields/0',
    advice: 'Look\ninto it.',
  }),
];

test.each([
  ['with findings', report({ findings, exchanges: findings.map((each) => each.exchange) })],
  ['without any', report({ findings: [], exchanges: [] })],
  ['that ended early', report({ findings, exchanges: [], abortedBecause: 'The server has gone.' })],
])('SARIF of a run %s keeps to the schema of SARIF 2.1.0', (_what, run) => {
  const sarif: unknown = JSON.parse(sarifReport(run, createRedactor(run.exchanges)));
  expect(isSarif(sarif), JSON.stringify(isSarif.errors, null, 1)).toBe(true);
  // The schema is really applied: what it does not know is refused.
  expect(isSarif({ version: '2.1.0', runs: [{ tool: {} }] })).toBe(false);
});
