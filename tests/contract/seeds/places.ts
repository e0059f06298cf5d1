import { typesOf } from '../../../scripts/check-contract/checks/describe-rule.ts';
import type { Contract } from '../../../scripts/check-contract/contract/contract.ts';
import type { ContractDocument } from '../../../scripts/check-contract/contract/document.ts';
import { at, entriesAt, isRecord, joinPointer, listAt } from '../../../scripts/check-contract/contract/json.ts';
import type { OperationContract, OperationUse } from '../../../scripts/check-contract/model/operation.ts';

export interface UseOf {
  operation: OperationContract;
  use: OperationUse;
}

export function usesOf(contract: Contract): readonly UseOf[] {
  return contract.operations.flatMap((operation) => operation.uses.map((use) => ({ operation, use })));
}

/** A place in a response or a request body. */
export interface ValuePlace {
  /** Keys joined by dots, with `*` for list items and map keys. */
  path: string;
  /** The schema with references resolved and without null. */
  node: unknown;
  types: readonly string[];
  isNullable: boolean;
  isRequired: boolean;
}

/** Returns the schema of a use's success response, or null if that is not JSON. */
export function successSchema({ operation, use }: UseOf): string | null {
  const content = operation.responses.get('200')?.content;
  return use.success ?? content?.get('application/json') ?? null;
}

/** Lists every place of a schema, outermost first. */
export function valuePlaces(document: ContractDocument, schema: string): readonly ValuePlace[] {
  const found: ValuePlace[] = [];
  walk(document, schema, [], true, found, 0);
  return found;
}

function walk(
  document: ContractDocument,
  schema: string,
  path: readonly string[],
  isRequired: boolean,
  found: ValuePlace[],
  depth: number,
): void {
  if (depth > 9) return;
  const { pointer, node } = document.resolve(schema);
  const branches = [...listAt(node, 'anyOf'), ...listAt(node, 'oneOf')];
  const isNull = (branch: unknown): boolean => at(branch, 'type') === 'null';
  const keyword = listAt(node, 'anyOf').length > 0 ? 'anyOf' : 'oneOf';
  const index = branches.findIndex((branch) => !isNull(branch));
  if (index >= 0) {
    const before = found.length;
    walk(document, joinPointer(pointer, keyword, index), path, isRequired, found, depth + 1);
    const first = found[before];
    if (first !== undefined && branches.some(isNull)) found[before] = { ...first, isNullable: true };
    return;
  }
  const types = typesOf(node);
  found.push({ path: path.join('.'), node, types, isNullable: types.includes('null'), isRequired });
  for (const [name] of entriesAt(node, 'properties'))
    walk(
      document,
      joinPointer(pointer, 'properties', name),
      [...path, name],
      listAt(node, 'required').includes(name),
      found,
      depth + 1,
    );
  if (isRecord(at(node, 'items')))
    walk(document, joinPointer(pointer, 'items'), [...path, '*'], false, found, depth + 1);
  if (isRecord(at(node, 'additionalProperties')))
    walk(document, joinPointer(pointer, 'additionalProperties'), [...path, '*'], false, found, depth + 1);
}
