import type { ContractDocument } from '../contract/document.ts';
import { at, isRecord, joinPointer } from '../contract/json.ts';
import type { SentRequest } from '../model/exchange.ts';
import type { OperationContract, OperationUse, SchemaPointer } from '../model/operation.ts';
import type { PlacedFact } from './broken-facts.ts';

/** Names of places in a list, which say nothing of what an answer is about. */
const POSITION = /^before$|_until$/;

/**
 * Returns the property of a successful response that names another record than the request, such as the profile that
 * was liked; null if there is none. Both are recognised by their `x-resource`, and compared only if the request and the
 * top level of the response name one such record each.
 */
export function wrongEcho(
  document: ContractDocument,
  operation: OperationContract,
  use: OperationUse,
  request: SentRequest,
  schema: SchemaPointer,
  value: unknown,
): PlacedFact | null {
  if (!isRecord(value)) return null;
  const asked = askedFor(document, operation, use, request);
  for (const [resource, values] of asked) {
    const told = propertiesOf(document, schema, value).filter(([, , each]) => each === resource);
    const [first] = told;
    if (values.length !== 1 || told.length !== 1 || first === undefined) continue;
    const [name, found] = first;
    if (found === null || String(found) === String(values[0])) continue;
    return {
      title: `The answer is about another ${resource.replaceAll('_', ' ')} than the request`,
      expected: String(values[0]),
      actual: String(found),
      advice: null,
      generalisedPointer: joinPointer('', name),
    };
  }
  return null;
}

function askedFor(
  document: ContractDocument,
  operation: OperationContract,
  use: OperationUse,
  { url, body }: SentRequest,
): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  const add = (resource: string | null, value: unknown): void => {
    if (resource !== null && value !== null && value !== undefined)
      found.set(resource, [...(found.get(resource) ?? []), value]);
  };
  const { searchParams } = new URL(url);
  for (const { name, place, schema } of operation.parameters)
    if (place === 'query' && !POSITION.test(name))
      for (const value of searchParams.getAll(name)) add(document.resourceOf(schema), value);
  const sent = jsonOf(body);
  if (use.body?.schema !== null && use.body !== null && isRecord(sent))
    for (const [, value, resource] of propertiesOf(document, use.body.schema, sent)) add(resource, value);
  return found;
}

function propertiesOf(
  document: ContractDocument,
  schema: SchemaPointer,
  value: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown, resource: string | null])[] {
  const { pointer, node } = document.resolve(schema);
  return Object.entries(value).flatMap(([name, each]) =>
    at(at(node, 'properties'), name) === undefined || POSITION.test(name)
      ? []
      : [[name, each, document.resourceOf(joinPointer(pointer, 'properties', name))] as const],
  );
}

function jsonOf(body: Uint8Array | null): unknown {
  if (body === null) return undefined;
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
