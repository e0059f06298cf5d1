import { ContractError } from './contract-error.ts';
import { type Json, join, listAt, objectAt, textAt } from './json.ts';

export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** The keywords that apply to each type. */
export const KEYWORDS_OF_TYPE = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
} as const;

const OTHER_KEYWORDS = ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf'];
const ANNOTATIONS = [
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['$comment', 'externalDocs'],
];
const KNOWN = new Set<string>([...Object.values(KEYWORDS_OF_TYPE).flat(), ...OTHER_KEYWORDS, ...ANNOTATIONS]);

const REFERENCE = /^#\/components\/schemas\/([^/~]+)$/;

/** A schema object of the contract. Every accessor throws with the location if the keyword has an invalid value. */
export class Schema {
  readonly #keywords: Record<string, Json>;
  readonly pointer: string;

  /** Throws on a keyword that the generator cannot express. */
  constructor(value: Json | undefined, pointer: string) {
    this.pointer = pointer;
    this.#keywords = objectAt(value, pointer);
    for (const keyword of Object.keys(this.#keywords)) {
      if (!KNOWN.has(keyword) && !keyword.startsWith('x-')) {
        this.fail(`the generator cannot express the keyword "${keyword}".`, keyword);
      }
    }
  }

  /** Returns those of the given keywords that this schema has. */
  among(keywords: readonly string[]): string[] {
    return keywords.filter((keyword) => this.has(keyword));
  }

  has(keyword: string): boolean {
    return Object.hasOwn(this.#keywords, keyword);
  }

  raw(keyword: string): Json | undefined {
    return this.has(keyword) ? this.#keywords[keyword] : undefined;
  }

  number(keyword: string): number | undefined {
    const value = this.raw(keyword);
    if (value === undefined || typeof value === 'number') return value;
    return this.fail('must be a number.', keyword);
  }

  /** Returns a non-negative integer. */
  count(keyword: string): number | undefined {
    const value = this.number(keyword);
    if (value === undefined || (Number.isInteger(value) && value >= 0)) return value;
    return this.fail('must be an integer from 0.', keyword);
  }

  flag(keyword: string): boolean {
    const value = this.raw(keyword) ?? false;
    return typeof value === 'boolean' ? value : this.fail('must be true or false.', keyword);
  }

  text(keyword: string): string | undefined {
    return this.has(keyword) ? textAt(this.raw(keyword), join(this.pointer, keyword)) : undefined;
  }

  texts(keyword: string): string[] {
    const at = join(this.pointer, keyword);
    return this.list(keyword).map((item, index) => textAt(item, join(at, index)));
  }

  list(keyword: string): Json[] {
    return this.has(keyword) ? listAt(this.raw(keyword), join(this.pointer, keyword)) : [];
  }

  /** Returns the subschema of a keyword; undefined if it allows everything. */
  child(keyword: string): Schema | undefined {
    const value = this.raw(keyword);
    return value === undefined || value === true ? undefined : new Schema(value, join(this.pointer, keyword));
  }

  children(keyword: string): Schema[] {
    const at = join(this.pointer, keyword);
    const children = this.list(keyword).map((item, index) => new Schema(item, join(at, index)));
    if (this.has(keyword) && children.length === 0) this.fail('must not be empty.', keyword);
    return children;
  }

  properties(): Map<string, Schema> {
    if (!this.has('properties')) return new Map();
    const at = join(this.pointer, 'properties');
    const properties = Object.entries(objectAt(this.raw('properties'), at));
    return new Map(properties.map(([name, value]) => [name, new Schema(value, join(at, name))]));
  }

  /** Returns the name of the component that `$ref` references. */
  reference(): string | undefined {
    const reference = this.text('$ref');
    if (reference === undefined) return undefined;
    const name = REFERENCE.exec(reference)?.[1];
    return name ?? this.fail(`only schemas under #/components/schemas can be named, not ${reference}.`, '$ref');
  }

  fail(problem: string, ...keys: string[]): never {
    throw new ContractError(join(this.pointer, ...keys), problem);
  }
}
