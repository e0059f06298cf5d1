import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { components, operations as Operations } from '../../../openapi/generated/types.ts';
import { isRecord, parseJson } from './json.ts';
import { readOperation } from './read-operation.ts';

export type Schemas = components['schemas'];

/**
 * Returns what checks a value, compiled when it is first asked for: to compile all of them takes a second, and most
 * processes need a few.
 */
export type Validator<Value = unknown> = () => ValidateFunction<Value>;

export interface ParameterContract {
  name: string;
  place: 'query' | 'header';
  required: boolean;
  kind: 'integer' | 'number' | 'text';
  validator: Validator;
}

export type SessionNeed = 'none' | 'optional' | 'required';

/** A variant of an operation, selected by the query (`x-variants`). */
export interface UseContract {
  name: string;
  /** Required query parameters; the value `*` matches any value. */
  query: ReadonlyMap<string, string>;
  session: SessionNeed;
  bodySchema: string | null;
}

export interface OperationContract {
  operationId: string;
  method: string;
  path: string;
  session: SessionNeed;
  parameters: readonly ParameterContract[];
  /** Name of the JSON body's schema; null if the operation takes no JSON body. */
  bodySchema: string | null;
  /** Empty if the operation has no variants. */
  uses: readonly UseContract[];
  /** Maps each documented status to the validator of its JSON body; null if it has no JSON body. */
  answers: ReadonlyMap<number, Validator | null>;
}

/** The fields of an operation's multipart form, files as texts. */
export type FormOf<Name extends keyof Operations> = Operations[Name] extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Form
  : never;

export interface Contract {
  operations: readonly OperationContract[];
  operation(operationId: string): OperationContract;
  schema<Name extends keyof Schemas>(name: Name): Validator<Schemas[Name]>;
  form<Name extends keyof Operations>(operationId: Name): Validator<FormOf<Name>>;
}

const CONTRACT_PATH = fileURLToPath(new URL('../../../openapi/generated/openapi.json', import.meta.url));
const METHODS = ['get', 'post', 'put', 'delete'];

/** Loads the bundled contract. Ajv is authoritative: what Ajv accepts, the contract allows. */
export function loadContract(): Contract {
  loaded ??= readContract();
  return loaded;
}

/** Cached: tests start many servers in one process. */
let loaded: Contract | null = null;

function readContract(): Contract {
  const document = parseJson(readFileSync(CONTRACT_PATH, 'utf8'));
  if (!isRecord(document) || !isRecord(document['paths'])) throw new Error('The bundled contract is not a contract');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  // References inside a schema are relative to the document, so each schema is compiled through a pointer into it.
  // Ajv compiles an object once: the same few error responses and headers are used by every operation.
  const references = new Map<string, { $ref: string }>();
  const referenceTo = (pointer: string): { $ref: string } => {
    const reference = references.get(pointer) ?? { $ref: `contract${pointer}` };
    references.set(pointer, reference);
    return reference;
  };
  const validatorAt =
    <Value>(pointer: string): Validator<Value> =>
    () =>
      ajv.compile<Value>(referenceTo(pointer));

  const operations = Object.entries(document['paths']).flatMap(([path, item]) =>
    isRecord(item)
      ? METHODS.flatMap((method) => {
          const operation = item[method];
          return isRecord(operation) ? [readOperation(document, validatorAt, { path, method, operation })] : [];
        })
      : [],
  );

  const operationOf = (operationId: string): OperationContract => {
    const found = operations.find((operation) => operation.operationId === operationId);
    if (found === undefined) throw new Error(`The contract has no operation ${operationId}`);
    return found;
  };

  return {
    operations,
    operation: operationOf,
    schema: <Name extends keyof Schemas>(name: Name) => validatorAt<Schemas[Name]>(`#/components/schemas/${name}`),
    form: <Name extends keyof Operations>(operationId: Name) => {
      const { path, method } = operationOf(operationId);
      const place = `paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody/content/multipart~1form-data`;
      return validatorAt<FormOf<Name>>(`#/${place}/schema`);
    },
  };
}
