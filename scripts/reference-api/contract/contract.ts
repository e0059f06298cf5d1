import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { components } from '../../../openapi/generated/types.ts';
import { isRecord } from './json.ts';

export type Schemas = components['schemas'];

export interface ParameterContract {
  name: string;
  place: 'query' | 'header';
  required: boolean;
  isInteger: boolean;
  validate: ValidateFunction;
}

export interface OperationContract {
  operationId: string;
  method: string;
  path: string;
  needsSession: boolean;
  parameters: readonly ParameterContract[];
  /** Name of the body's schema, null when the operation takes none. */
  bodySchema: string | null;
  /** By documented status: the check of the body, null when that status has none. */
  answers: ReadonlyMap<number, ValidateFunction | null>;
}

export interface Contract {
  operations: readonly OperationContract[];
  operation(operationId: string): OperationContract;
  schema<Name extends keyof Schemas>(name: Name): ValidateFunction<Schemas[Name]>;
}

const CONTRACT_PATH = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url));
const METHODS = ['get', 'post', 'put', 'delete'];

/** Reads `openapi/openapi.yaml`. Ajv is its authority: what Ajv accepts, the contract allows. */
export function loadContract(): Contract {
  const document: unknown = parse(readFileSync(CONTRACT_PATH, 'utf8'), { merge: true });
  if (!isRecord(document)) throw new Error('The contract is not a YAML mapping');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');

  const resolve = (node: unknown): { node: unknown; pointer: string | null } => {
    if (!isRecord(node) || typeof node['$ref'] !== 'string') return { node, pointer: null };
    const pointer = node['$ref'];
    let target: unknown = document;
    for (const part of pointer.slice(2).split('/')) target = isRecord(target) ? target[part] : undefined;
    if (target === undefined) throw new Error(`The contract has a dead reference: ${pointer}`);
    return { node: target, pointer };
  };
  // References inside of a schema are relative to the document, so each is compiled through a pointer into it.
  const compile = (pointer: string): ValidateFunction => ajv.compile({ $ref: `contract${pointer}` });

  const operations = Object.entries(recordAt(document, 'paths')).flatMap(([path, item]) =>
    isRecord(item)
      ? METHODS.flatMap((method) => {
          const operation = item[method];
          return isRecord(operation) ? [readOperation(path, method, operation)] : [];
        })
      : [],
  );

  function readOperation(path: string, method: string, operation: Record<string, unknown>): OperationContract {
    const place = `#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`;
    const parameters = listAt(operation, 'parameters').flatMap((entry, index) => {
      const { node, pointer } = resolve(entry);
      if (!isRecord(node) || (node['in'] !== 'query' && node['in'] !== 'header')) return [];
      const schema = resolve(node['schema']).node;
      return [
        {
          name: String(node['name']),
          place: node['in'] === 'query' ? ('query' as const) : ('header' as const),
          required: node['required'] === true,
          isInteger: isRecord(schema) && schema['type'] === 'integer',
          validate: compile(`${pointer ?? `${place}/parameters/${index}`}/schema`),
        },
      ];
    });
    const body = resolve(operation['requestBody']).node;
    const bodySchema = isRecord(body) ? jsonSchemaOf(body) : null;
    const bodyReference = isRecord(bodySchema) ? bodySchema['$ref'] : null;
    const answers = new Map<number, ValidateFunction | null>();
    for (const [status, entry] of Object.entries(recordAt(operation, 'responses'))) {
      const { node, pointer } = resolve(entry);
      const hasBody = isRecord(node) && jsonSchemaOf(node) !== null;
      const from = pointer ?? `${place}/responses/${status}`;
      answers.set(Number(status), hasBody ? compile(`${from}/content/application~1json/schema`) : null);
    }
    return {
      operationId: String(operation['operationId']),
      method: method.toUpperCase(),
      path,
      needsSession: !Array.isArray(operation['security']) || operation['security'].length > 0,
      parameters,
      bodySchema: typeof bodyReference === 'string' ? bodyReference.replace('#/components/schemas/', '') : null,
      answers,
    };
  }

  return {
    operations,
    operation(operationId) {
      const found = operations.find((operation) => operation.operationId === operationId);
      if (found === undefined) throw new Error(`The contract has no operation ${operationId}`);
      return found;
    },
    schema: <Name extends keyof Schemas>(name: Name) =>
      ajv.compile<Schemas[Name]>({ $ref: `contract#/components/schemas/${name}` }),
  };
}

function recordAt(node: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = node[name];
  if (!isRecord(value)) throw new Error(`The contract lacks ${name}`);
  return value;
}

function listAt(node: Record<string, unknown>, name: string): readonly unknown[] {
  const value = node[name];
  return Array.isArray(value) ? value : [];
}

function jsonSchemaOf(node: Record<string, unknown>): unknown {
  const content = node['content'];
  const json = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(json) ? (json['schema'] ?? null) : null;
}
