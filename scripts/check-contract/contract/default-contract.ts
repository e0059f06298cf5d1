import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The contract that comes with this command, bundled. */
export const DEFAULT_CONTRACT: unknown = parse(
  readFileSync(new URL('../../../openapi/openapi.yaml', import.meta.url), 'utf8'),
  { merge: true },
);
