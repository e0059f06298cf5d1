import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ERROR_CATALOGUE } from '../e2e/error-catalogue.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Rows of section 8 of the specification. */
const ROW_COUNT = 18;

test('every row of the error catalogue has a test that there is, or says who adds it', () => {
  expect(ERROR_CATALOGUE).toHaveLength(ROW_COUNT);
  const open: string[] = [];
  for (const { error, provenBy } of ERROR_CATALOGUE) {
    if ('openIn' in provenBy) {
      open.push(`${error} (${provenBy.openIn})`);
      continue;
    }
    expect(readFileSync(`${ROOT}${provenBy.file}`, 'utf8'), error).toContain(`'${provenBy.test}`);
  }
  process.stdout.write(`${open.length} of ${ROW_COUNT} rows of the error catalogue are open:\n${open.join('\n')}\n`);
});
