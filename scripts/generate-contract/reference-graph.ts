import { ContractError } from './contract-error.ts';
import { join } from './json.ts';
import type { Schema } from './schema.ts';

/** References between schemas. */
export interface ReferenceGraph {
  /** Whether following references from one schema to the other leads back to the first. */
  isCycle(from: string, to: string): boolean;
}

/**
 * Collects the references of all schemas. Throws on an unresolved reference, and on a cycle that passes through no
 * property or item: validation would never end.
 */
export function readReferences(schemas: ReadonlyMap<string, Schema>): ReferenceGraph {
  const all = new Map<string, Set<string>>();
  const shallow = new Map<string, Set<string>>();
  for (const [name, schema] of schemas) {
    const found = { all: new Set<string>(), shallow: new Set<string>() };
    collect(schema, true, found, schemas);
    all.set(name, found.all);
    shallow.set(name, found.shallow);
  }
  for (const [name, schema] of schemas) {
    if (reaches(shallow, name, name)) throw new ContractError(schema.pointer, 'refers to itself without end.');
  }
  return { isCycle: (from, to) => reaches(all, to, from) };
}

function collect(
  schema: Schema,
  isShallow: boolean,
  found: { all: Set<string>; shallow: Set<string> },
  schemas: ReadonlyMap<string, Schema>,
): void {
  const target = schema.reference();
  if (target !== undefined) {
    if (!schemas.has(target)) throw new ContractError(join(schema.pointer, '$ref'), `there is no schema ${target}.`);
    found.all.add(target);
    if (isShallow) found.shallow.add(target);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    for (const child of schema.children(keyword)) collect(child, isShallow, found, schemas);
  }
  const deeper = [...schema.properties().values(), schema.child('items'), schema.child('propertyNames')];
  if (schema.raw('additionalProperties') !== false) deeper.push(schema.child('additionalProperties'));
  for (const child of deeper) {
    if (child !== undefined) collect(child, false, found, schemas);
  }
}

function reaches(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === to) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...(graph.get(name) ?? []));
  }
  return false;
}
