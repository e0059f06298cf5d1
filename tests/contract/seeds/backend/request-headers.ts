import type { SchemaChecker } from '../../../../scripts/check-contract/checks/schema-checker.ts';
import type { OperationContract, OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import { type Incoming, invalid } from './call.ts';
import type { World } from './world.ts';

/** Validates the headers that the contract names. */
export function checkRequestHeaders(
  world: World,
  checker: SchemaChecker,
  { headers }: Incoming,
  operation: OperationContract,
  use: OperationUse,
): void {
  for (const { name, place, isRequired, schema } of operation.parameters) {
    if (place !== 'header') continue;
    const value = headers.get(name.toLowerCase());
    if (value === undefined) {
      const isNeeded = isRequired || world.breaks('optional-header-needed', use.name);
      if (isNeeded && !world.breaks('missing-header-accepted', use.name)) throw invalid(name, 'required');
    } else if (!checker.isValid(schema, value) && !world.breaks('header-unchecked', use.name))
      throw invalid(name, 'invalid');
  }
}

/** Returns the request as a script reads it that misses some headers by their spelling. */
export function asRead(world: World, incoming: Incoming, operation: OperationContract, use: OperationUse): Incoming {
  const missed = operation.parameters.filter(
    ({ name, place }) => place === 'header' && isMissedByCase(world, use.name, name, incoming.spelledHeaders),
  );
  if (missed.length === 0) return incoming;
  const headers = new Map(incoming.headers);
  for (const { name } of missed) headers.delete(name.toLowerCase());
  return { ...incoming, headers };
}

/** Names of headers have no case, but the arrays that a script reads them from do. */
function isMissedByCase(world: World, use: string, name: string, spelled: ReadonlySet<string>): boolean {
  if (world.breaks('header-name-as-written', use)) return !spelled.has(name);
  if (world.breaks('header-name-in-small-letters', use)) return !spelled.has(name.toLowerCase());
  if (world.breaks('header-name-in-capitals', use))
    return !spelled.has(name.toLowerCase().replaceAll(/(^|-)\w/g, (letter) => letter.toUpperCase()));
  return false;
}
