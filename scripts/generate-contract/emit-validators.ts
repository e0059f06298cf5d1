import type { Contract } from './contract.ts';
import { quote, render } from './definition.ts';
import { emitOperations } from './emit-operations.ts';
import { SchemaEmitter } from './emit-schema.ts';
import { join, objectAt } from './json.ts';
import { Schema } from './schema.ts';
import { stamp } from './stamp.ts';

const RULES = [
  ...['above', 'also', 'atLeast', 'atMost', 'below', 'exactlyOne', 'finiteNumber', 'format', 'multipleOf', 'notAList'],
  ...['otherProperties', 'pattern', 'propertyCount', 'propertyNames', 'textLength', 'uniqueItems'],
];

/** Returns the entries of the scope's definitions as JavaScript, and the names of the contract's schemas. */
export function emitDefinitions(contract: Contract): { names: string[]; text: string } {
  const at = '/components/schemas';
  const components = objectAt(contract.document['components'], '/components');
  const found = Object.entries(objectAt(components['schemas'], at));
  const schemas = new Map(found.map(([name, value]) => [name, new Schema(value, join(at, name))]));
  const lines = [...new SchemaEmitter(schemas).definitions].map(([name, definition]) => {
    const key = `${quote(name)}: `;
    return `  ${key}${render(definition, '  ', key)},\n`;
  });
  return { names: [...schemas.keys()], text: lines.join('') };
}

/** Emits the validators of all schemas in one scope, and the table of operations with their response schemas. */
export function emitValidators(contract: Contract): string {
  const { names, text: definitions } = emitDefinitions(contract);
  const rules = RULES.filter((rule) => new RegExp(`\\b${rule}\\b`).test(definitions));
  const operations = emitOperations(contract.document, new Set(names));
  return `${stamp(contract.sha256)}${imports(rules)}
export type SchemaName = keyof components['schemas'];
export type OperationId = keyof operationTypes;

export const schemaNames: readonly SchemaName[] = [
${names.map((name) => `  ${quote(name)},\n`).join('')}];

const schemaNamed = compile({
${definitions}});

/** Whether the value is what the contract says under this name. */
export function isValid<Name extends SchemaName>(
  schema: Name,
  value: unknown,
): value is components['schemas'][Name] {
  return schemaNamed(schema).allows(value);
}

export type Verdict<Name extends SchemaName> =
  | { valid: true; value: components['schemas'][Name] }
  | { valid: false; problems: Problem[] };

/** The value with its type, or what is wrong with it, without any part of the value. */
export function validate<Name extends SchemaName>(schema: Name, value: unknown): Verdict<Name> {
  if (isValid(schema, value)) return { valid: true, value };
  return { valid: false, problems: schemaNamed(schema).problems(value) };
}

/** What the contract says about the body of one response. \`opaque\`: a body that is not JSON. */
export type ResponseBody =
  | { kind: 'validate'; schema: SchemaName }
  | { kind: 'empty' }
  | { kind: 'opaque'; mediaTypes: readonly string[] }
  | { kind: 'undocumented' };

export interface Operation {
  operationId: OperationId;
  /** Whether the specification gives the operation, or the client asks the backend team for it. */
  source: 'specified' | 'proposed';
  /** By status, by range (\`4XX\`), or \`default\`. */
  responses: Readonly<Record<string, ResponseBody>>;
  /** The uses told apart by the query, first match first; \`*\` stands for any value. */
  variants?: readonly { query: Readonly<Record<string, string>>; success: SchemaName }[];
}

/** By method and path, as in \`GET /api/user.php\`. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
${operations}]);

/** The operation with this method, in any case, and this path as it stands in the contract. */
export function findOperation(method: string, path: string): Operation | undefined {
  return operations.get(\`\${method.toUpperCase()} \${path}\`);
}

/**
 * What the body of a response must be. An operation that the contract does not know is undocumented too. With the
 * query of the request a success of an operation with several uses is the one of that use.
 */
export function findResponseSchema(
  method: string,
  path: string,
  status: number,
  query?: { get(name: string): string | null },
): ResponseBody {
  const operation = findOperation(method, path);
  const responses = operation?.responses ?? {};
  const range = \`\${Math.floor(status / 100)}XX\`;
  const body = responses[String(status)] ?? responses[range] ?? responses['default'] ?? { kind: 'undocumented' };
  if (query === undefined || body.kind !== 'validate' || status < 200 || status > 299) return body;
  const use = operation?.variants?.find((variant) =>
    Object.entries(variant.query).every(([name, value]) => {
      const given = query.get(name);
      return given !== null && (value === '*' || given === value);
    }),
  );
  return use === undefined ? body : { kind: 'validate', schema: use.success };
}
`;
}

function imports(rules: readonly string[]): string {
  return `import { compile } from '../validation/compile.ts';
import type { Problem } from '../validation/problems.ts';
import { ${rules.join(', ')} } from '../validation/rules.ts';
import type { components, operations as operationTypes } from './types.ts';
`;
}
