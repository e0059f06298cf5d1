import type { SchemaPointer } from '../model/operation.ts';
import { at, isRecord, textAt, valueAtPointer } from './json.ts';

/** A defect of the contract file itself; `message` says where. */
export class ContractFileError extends Error {}

/** A node of the bundled document with references resolved. */
export interface Resolved {
  pointer: SchemaPointer;
  node: unknown;
}

/** The bundled contract: a single document with internal references only. */
export class ContractDocument {
  readonly root: unknown;
  /** Caches nodes: checking a long response looks up the same few nodes thousands of times. */
  readonly #nodes = new Map<SchemaPointer, unknown>();

  constructor(root: unknown) {
    this.root = root;
  }

  /** Returns the node at a pointer without resolving references, or undefined if it does not exist. */
  node(pointer: SchemaPointer): unknown {
    if (!this.#nodes.has(pointer)) this.#nodes.set(pointer, valueAtPointer(this.root, pointer));
    return this.#nodes.get(pointer);
  }

  /** Returns the direct target of the reference at a pointer, or null if there is no reference. */
  referenceAt(pointer: SchemaPointer): SchemaPointer | null {
    const reference = textAt(this.node(pointer), '$ref');
    return reference === null ? null : targetOf(reference, pointer);
  }

  /** Returns the node at a pointer, following chains of references. Throws `ContractFileError` if one is broken. */
  resolve(pointer: SchemaPointer): Resolved {
    let place = pointer;
    for (let hop = 0; hop < 50; hop += 1) {
      const node = this.node(place);
      if (node === undefined) throw new ContractFileError(`the contract has no ${place} (asked for at ${pointer})`);
      const reference = textAt(node, '$ref');
      if (reference === null) return { pointer: place, node };
      place = targetOf(reference, place);
    }
    throw new ContractFileError(`the references at ${pointer} go in a circle`);
  }

  /** Returns the nearest `x-resource` on the chain of references that starts at a schema. */
  resourceOf(pointer: SchemaPointer): string | null {
    let place = pointer;
    for (let hop = 0; hop < 50; hop += 1) {
      const node = this.node(place);
      const resource = textAt(node, 'x-resource');
      if (resource !== null) return resource;
      const reference = textAt(node, '$ref');
      if (reference !== null) {
        place = targetOf(reference, place);
        continue;
      }
      // A nullable value is an `anyOf` of the resource and null.
      const branches = at(node, 'anyOf') ?? at(node, 'oneOf') ?? at(node, 'allOf');
      if (!Array.isArray(branches)) return null;
      const index = branches.findIndex((branch: unknown) => isRecord(branch) && branch['type'] !== 'null');
      if (index < 0) return null;
      const keyword = at(node, 'anyOf') !== undefined ? 'anyOf' : at(node, 'oneOf') !== undefined ? 'oneOf' : 'allOf';
      place = `${place}/${keyword}/${index}`;
    }
    return null;
  }
}

function targetOf(reference: string, place: string): string {
  if (!reference.startsWith('#/'))
    throw new ContractFileError(
      `the contract refers to another file (${reference}, at ${place}); bundle it into one document first, for example with "redocly bundle"`,
    );
  return decodeURIComponent(reference.slice(1));
}
