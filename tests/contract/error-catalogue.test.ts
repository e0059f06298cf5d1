import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ERROR_CATALOGUE } from '../e2e/error-catalogue.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Rows of section 8 of the specification. */
const ROW_COUNT = 18;

test('every row of the error catalogue has a test that there is', () => {
  expect(ERROR_CATALOGUE).toHaveLength(ROW_COUNT);
  for (const { error, provenBy } of ERROR_CATALOGUE) {
    expect(readFileSync(`${ROOT}${provenBy.file}`, 'utf8'), error).toContain(`'${provenBy.test}`);
  }
});
