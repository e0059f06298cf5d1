import { at, entriesAt, textAt } from '../contract/json.ts';
import type { Effect } from './change.ts';
import { type Difference, SchemaComparison } from './compare-schemas.ts';
import { stableJson } from './flat-schema.ts';
import { type PlacedOperation, parametersOf, resolved, type Version } from './versions.ts';

/** A change to one operation. */
export interface OperationChange {
  effect: Effect;
  where: string;
  place: string;
  text: string;
}

type Side = 'request' | 'answer';

const EFFECTS: Record<Side, Record<Difference, Effect>> = {
  // The backend reads: it may require more than an old client sends, or an old backend may get more than it accepts.
  request: {
    narrower: 'breaks-client',
    wider: 'breaks-backend',
    other: 'breaks-client',
    'property-removed': 'breaks-client',
    'property-added': 'compatible',
    'property-added-to-closed': 'breaks-backend',
    wording: 'wording',
  },
  // The client reads: it may receive more than it knows, or rely on more than an old backend sends.
  answer: {
    narrower: 'breaks-backend',
    wider: 'breaks-client',
    other: 'breaks-client',
    'property-removed': 'breaks-client',
    'property-added': 'compatible',
    'property-added-to-closed': 'breaks-client',
    wording: 'wording',
  },
};

/** Compares two versions of one operation, part by part, and adds to `changes`. */
export class PartComparison {
  readonly changes: OperationChange[] = [];
  readonly #old: Version;
  readonly #new: Version;
  readonly #schemas: Record<Side, SchemaComparison>;

  constructor(oldVersion: Version, newVersion: Version) {
    this.#old = oldVersion;
    this.#new = newVersion;
    // One per side: a schema is reported only once, but the same change has different effects in request and response.
    this.#schemas = {
      request: new SchemaComparison(oldVersion.reader, newVersion.reader),
      answer: new SchemaComparison(oldVersion.reader, newVersion.reader),
    };
  }

  add(effect: Effect, where: string, text: string): void {
    this.changes.push({ effect, where, place: '', text });
  }

  schema(side: Side, where: string, oldNode: unknown, newNode: unknown): void {
    for (const { difference, place, text } of this.#schemas[side].compare(oldNode ?? true, newNode ?? true)) {
      const effect = EFFECTS[side][difference];
      const isKnown = this.changes.some(
        (one) => one.effect === effect && one.where === where && one.place === place && one.text === text,
      );
      if (!isKnown) this.changes.push({ effect, where, place, text });
    }
  }

  parameters(before: PlacedOperation, after: PlacedOperation): void {
    const was = parametersOf(before);
    const is = parametersOf(after);
    for (const [key, parameter] of was) {
      const now = is.get(key);
      if (now === undefined) {
        this.add('breaks-client', key, 'removed: what the client asks with it is no longer heard');
        continue;
      }
      const [wasRequired, isRequired] = [at(parameter, 'required') === true, at(now, 'required') === true];
      if (!wasRequired && isRequired) this.add('breaks-client', key, 'is now required');
      if (wasRequired && !isRequired) this.add('breaks-backend', key, 'is no longer required');
      this.schema('request', key, at(parameter, 'schema'), at(now, 'schema'));
      if (wordingOf(parameter) !== wordingOf(now)) this.add('wording', key, 'is described or exemplified differently');
    }
    for (const [key, parameter] of is) {
      if (was.has(key)) continue;
      if (at(parameter, 'required') === true) this.add('breaks-client', key, 'new and required');
      else this.add('compatible', key, 'new and optional');
    }
  }

  requestBody(oldNode: unknown, newNode: unknown): void {
    const before = resolved(this.#old.document, oldNode);
    const after = resolved(this.#new.document, newNode);
    const where = 'request body';
    if (before === undefined && after === undefined) return;
    if (before === undefined) {
      if (at(after, 'required') === true) this.add('breaks-client', where, 'new and required');
      else this.add('compatible', where, 'new and optional');
      return;
    }
    if (after === undefined) {
      this.add('breaks-client', where, 'removed: what the client sends in it is no longer read');
      return;
    }
    const [wasRequired, isRequired] = [at(before, 'required') === true, at(after, 'required') === true];
    if (!wasRequired && isRequired) this.add('breaks-client', where, 'is now required');
    if (wasRequired && !isRequired) this.add('breaks-backend', where, 'is no longer required');
    this.#content('request', where, before, after);
    if (textAt(before, 'description') !== textAt(after, 'description'))
      this.add('wording', where, 'is described differently');
  }

  responses(oldNode: unknown, newNode: unknown): void {
    const was = new Map(entriesAt(oldNode, 'responses'));
    const is = new Map(entriesAt(newNode, 'responses'));
    for (const [status, response] of was) {
      const where = `answer ${status}`;
      if (!is.has(status)) {
        this.add('breaks-backend', where, 'removed: a backend that answers it breaks the contract now');
        continue;
      }
      const before = resolved(this.#old.document, response);
      const after = resolved(this.#new.document, is.get(status));
      this.#headers(where, before, after);
      this.#content('answer', where, before, after);
      if (textAt(before, 'description') !== textAt(after, 'description'))
        this.add('wording', where, 'is described differently');
    }
    for (const status of is.keys()) {
      if (!was.has(status)) this.add('breaks-client', `answer ${status}`, 'new: the client does not know it');
    }
  }

  #headers(where: string, before: unknown, after: unknown): void {
    const was = new Map(entriesAt(before, 'headers').map(([name, node]) => [name.toLowerCase(), node]));
    const is = new Map(entriesAt(after, 'headers').map(([name, node]) => [name.toLowerCase(), node]));
    for (const [name, node] of was) {
      const header = `${where}, header ${name}`;
      if (!is.has(name)) {
        this.add('breaks-client', header, 'removed');
        continue;
      }
      const [one, other] = [resolved(this.#old.document, node), resolved(this.#new.document, is.get(name))];
      const [wasRequired, isRequired] = [at(one, 'required') === true, at(other, 'required') === true];
      if (wasRequired && !isRequired) this.add('breaks-client', header, 'is no longer required');
      if (!wasRequired && isRequired) this.add('breaks-backend', header, 'is now required');
      this.schema('answer', header, at(one, 'schema'), at(other, 'schema'));
    }
    for (const [name, node] of is) {
      if (was.has(name)) continue;
      const isRequired = at(resolved(this.#new.document, node), 'required') === true;
      if (isRequired) this.add('breaks-backend', `${where}, header ${name}`, 'new and required');
      else this.add('compatible', `${where}, header ${name}`, 'new and optional');
    }
  }

  #content(side: Side, where: string, before: unknown, after: unknown): void {
    const was = new Map(entriesAt(before, 'content'));
    const is = new Map(entriesAt(after, 'content'));
    const several = was.size > 1 || is.size > 1;
    for (const [type, media] of was) {
      if (!is.has(type)) {
        // Removing one of several types is narrower; removing the body changes what readers receive.
        const effect = side === 'request' || is.size === 0 ? 'breaks-client' : 'breaks-backend';
        this.add(effect, where, `${type} removed`);
        continue;
      }
      const other = is.get(type);
      this.schema(side, several ? `${where}, ${type}` : where, at(media, 'schema'), at(other, 'schema'));
      if (wordingOf(media) !== wordingOf(other)) this.add('wording', where, 'is exemplified differently');
    }
    for (const type of is.keys()) {
      if (!was.has(type)) this.add(side === 'request' ? 'breaks-backend' : 'breaks-client', where, `${type} new`);
    }
  }
}

function wordingOf(node: unknown): string {
  return stableJson([at(node, 'description') ?? null, at(node, 'example') ?? null, at(node, 'examples') ?? null]);
}
