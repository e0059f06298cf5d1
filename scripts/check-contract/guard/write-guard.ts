import { writeFileSync } from 'node:fs';
import type { Contract } from '../contract/contract.ts';
import { at, isList, isRecord } from '../contract/json.ts';
import { GUARD_PHP } from './guard-php.ts';

/** The schema keywords that the guard checks; descriptive ones are dropped. */
const KEPT = [
  '$ref',
  'type',
  'const',
  'enum',
  'anyOf',
  'oneOf',
  'allOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
];

/** Returns a single PHP file that validates the responses of a development backend against this contract. */
function guardPhp(contract: Contract): string {
  const schemas: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(Object(at(at(contract.document.root, 'components'), 'schemas'))))
    schemas[`/components/schemas/${name}`] = bare(schema);
  const operations: Record<string, unknown> = {};
  for (const { operationId, method, path, responses } of contract.operations) {
    const known = [...responses].map(([status, { content }]) => {
      const schema = content.get('application/json') ?? null;
      if (schema === null) return [status, {}] as const;
      schemas[schema] ??= bare(contract.document.node(schema));
      return [status, { schema }] as const;
    });
    operations[`${method} ${path}`] = { id: operationId, responses: Object.fromEntries(known) };
  }
  const text = JSON.stringify({ operations, schemas });
  const stamp = `// ${contract.title} ${contract.version}, ${contract.sha256.slice(0, 12)}. Generated: check-contract --guard FILE writes it anew.`;
  return `${GUARD_PHP}\n${stamp}\nContractGuard::start(<<<'CONTRACT'\n${text}\nCONTRACT);\n`;
}

/** Throws if the file cannot be written. */
export function writeGuard(file: string, contract: Contract): void {
  writeFileSync(file, guardPhp(contract));
}

/** Drops keywords that the guard ignores and turns references into keys of the `schemas` map. */
function bare(schema: unknown): unknown {
  if (isList(schema)) return schema.map(bare);
  if (!isRecord(schema)) return schema;
  const entries = Object.entries(schema).filter(([name]) => KEPT.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (name === '$ref') return [name, String(value).replace(/^#/, '')];
      if (name === 'properties')
        return [name, Object.fromEntries(Object.entries(Object(value)).map(([key, each]) => [key, bare(each)]))];
      return [name, ['enum', 'const', 'required', 'type'].includes(name) ? value : bare(value)];
    }),
  );
}
