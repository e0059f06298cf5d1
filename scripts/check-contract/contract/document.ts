import type { SchemaPointer } from '../model/operation.ts';
import { at, isRecord, textAt, valueAtPointer } from './json.ts';

/** A fault of the contract file itself; `message` says where. */
export class ContractFileError extends Error {}

/** A node of the bundled document, references followed. */
export interface Resolved {
  pointer: SchemaPointer;
  node: unknown;
}

/** The bundled contract: one document whose references are all its own. */
export class ContractDocument {
  readonly root: unknown;
  /** A long answer asks for the same few nodes thousands of times. */
  readonly #nodes = new Map<SchemaPointer, unknown>();

  constructor(root: unknown) {
    this.root = root;
  }

  /** The node at a pointer as it stands there; undefined where there is none. */
  node(pointer: SchemaPointer): unknown {
    if (!this.#nodes.has(pointer)) this.#nodes.set(pointer, valueAtPointer(this.root, pointer));
    return this.#nodes.get(pointer);
  }

  /** Where the reference at a pointer leads, one step; null where there is no reference. */
  referenceAt(pointer: SchemaPointer): SchemaPointer | null {
    const reference = textAt(this.node(pointer), '$ref');
    return reference === null ? null : targetOf(reference, pointer);
  }

  /** The node at a pointer, with its reference (and theirs) followed. Throws `ContractFileError` on a dead one. */
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

  /** The value of `x-resource` on the way from a schema to what it refers to; the nearest one counts. */
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
