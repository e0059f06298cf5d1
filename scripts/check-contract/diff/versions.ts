import type { ContractDocument } from '../contract/document.ts';
import { at, entriesAt, isRecord, joinPointer, listAt, textAt } from '../contract/json.ts';
import type { SchemaReader } from './flat-schema.ts';

/** One version of the contract. */
export interface Version {
  document: ContractDocument;
  reader: SchemaReader;
}

/** An operation within its version. */
export interface PlacedOperation extends Version {
  pathItem: unknown;
  node: unknown;
}

/**
 * Maps names such as `query parameter limit` to nodes. The path's own parameters come first, so that the operation's
 * override them.
 */
export function parametersOf({ document, pathItem, node }: PlacedOperation): Map<string, unknown> {
  const parameters = [...listAt(pathItem, 'parameters'), ...listAt(node, 'parameters')].map((one) =>
    resolved(document, one),
  );
  return new Map(
    parameters.map((one) => {
      const place = textAt(one, 'in') ?? '';
      const name = textAt(one, 'name') ?? '';
      if (place === 'header') return [`header ${name.toLowerCase()}`, one];
      return [`${place} parameter ${name}`, one];
    }),
  );
}

/** Returns the node, or the target of its reference. */
export function resolved(document: ContractDocument, node: unknown): unknown {
  const reference = textAt(node, '$ref');
  if (reference === null) return node;
  return document.resolve(decodeURIComponent(reference.replace(/^#/, ''))).node;
}

/** Maps every operation of a version by method and path, ignoring the names of path parameters. */
export function operationsOf({ document, reader }: Version): Map<string, PlacedOperation & { name: string }> {
  const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
  const found = new Map<string, PlacedOperation & { name: string }>();
  for (const [path] of entriesAt(document.root, 'paths')) {
    const pathItem = document.resolve(joinPointer('', 'paths', path)).node;
    for (const method of methods) {
      const node = at(pathItem, method);
      if (!isRecord(node)) continue;
      const name = `${method.toUpperCase()} ${path}`;
      found.set(name.replaceAll(/\{[^}]*\}/g, '{}'), { document, reader, pathItem, node, name });
    }
  }
  return found;
}
