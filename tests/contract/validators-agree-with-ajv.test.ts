import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValid, type SchemaName, schemaNames, validate } from '../../openapi/generated/validators.ts';
import { asSchema, ValueMaker } from './arbitrary-from-schema.ts';
import { mutate } from './mutate.ts';

const SEED = 20_260_101;
/** Number of values per schema; `npm run test:matrix` uses the larger ones. */
const VALUES = process.env['AGREEMENT'] === 'whole' ? { valid: 300, mutated: 1_700 } : { valid: 60, mutated: 340 };

const contract = asSchema(
  JSON.parse(readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8')),
);
const schemas = asSchema(asSchema(contract['components'])['schemas']);
const maker = new ValueMaker(schemas);
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

function authority(name: SchemaName): ValidateFunction {
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` });
}

/** Converts the value as if sent over the network: own properties only, no `undefined`. */
function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function expectSameVerdict(name: SchemaName, allows: ValidateFunction, value: unknown): void {
  const byAjv = allows(value);
  const verdict = validate(name, value);
  if (verdict.valid !== byAjv || isValid(name, value) !== byAjv) {
    const reason = verdict.valid ? ajv.errorsText(allows.errors) : JSON.stringify(verdict.problems);
    throw new Error(
      `${name}: Ajv says ${byAjv}, the validator ${verdict.valid} (${reason})\n${JSON.stringify(value, null, 1)}`,
    );
  }
  if (!verdict.valid && verdict.problems.length === 0) throw new Error(`${name}: refused, but no problem is named`);
}

test('every schema of the contract has a validator', () => {
  expect([...schemaNames].sort()).toEqual(Object.keys(schemas).sort());
});

describe.each([...schemaNames])('%s', (name) => {
  const allows = authority(name);
  const values = maker.from(schemas[name]).map(overTheWire);

  test('allows valid values, as Ajv does', () => {
    fc.assert(
      fc.property(values, (value) => {
        if (!allows(value)) throw new Error(`The test made an invalid value: ${ajv.errorsText(allows.errors)}`);
        expectSameVerdict(name, allows, value);
      }),
      { seed: SEED, numRuns: VALUES.valid },
    );
  });

  test('gives the same verdict as Ajv on mutated values', () => {
    const picks = fc.array(fc.record({ place: fc.nat(), change: fc.nat() }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(values, picks, (value, changes) => {
        expectSameVerdict(name, allows, overTheWire(mutate(value, changes)));
      }),
      { seed: SEED, numRuns: VALUES.mutated },
    );
  });
});
