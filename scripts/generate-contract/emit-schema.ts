import { code, type Definition, list, narrow, quote, union } from './definition.ts';
import { emitArray } from './emit-array.ts';
import { emitNumber } from './emit-number.ts';
import { emitObject } from './emit-object.ts';
import { emitString } from './emit-string.ts';
import type { Json } from './json.ts';
import { type ReferenceGraph, readReferences } from './reference-graph.ts';
import { KEYWORDS_OF_TYPE, type Schema, type TypeName } from './schema.ts';

const ALL_TYPES: TypeName[] = ['string', 'number', 'boolean', 'object', 'array', 'null'];
const TYPES_SPOKEN_OF = Object.entries(KEYWORDS_OF_TYPE);

/** A keyword of a schema, or a group of them. */
interface Part {
  /** Returns its definition, inline. */
  emit(): Definition;
  /** Returns JavaScript that looks it up when it is needed. */
  look(): string;
}

/** Converts schemas to the definitions of one arktype scope. */
export class SchemaEmitter {
  readonly #graph: ReferenceGraph;
  readonly #definitions = new Map<string, Definition>();
  #owner = '';

  constructor(schemas: ReadonlyMap<string, Schema>) {
    this.#graph = readReferences(schemas);
    for (const [name, schema] of schemas) {
      // Keeps names from colliding with arktype's keywords.
      if (!/^[A-Z]\w*$/.test(name)) schema.fail('the name of a schema starts with a capital and has no punctuation.');
      this.#owner = name;
      this.#definitions.set(name, this.#emit(schema));
    }
  }

  /** Components by name, and hoisted parts by their JSON pointer relative to the components. */
  get definitions(): ReadonlyMap<string, Definition> {
    return this.#definitions;
  }

  /** All keywords of a schema must hold. A schema with several parts becomes one rule for each. */
  #emit(schema: Schema): Definition {
    const [first, ...others] = this.#parts(schema);
    if (first === undefined) return 'unknown';
    if (others.length === 0) return first.emit();
    return narrow(
      'unknown',
      [first, ...others].map((part) => `also(() => ${part.look()})`),
    );
  }

  #parts(schema: Schema): Part[] {
    const parts: Part[] = [];
    const add = (keyword: string, emit: () => Definition) => {
      parts.push({ emit, look: () => this.#hoist(`${schema.pointer}/${keyword}`, emit()) });
    };
    if (hasOwnKeywords(schema)) add('type', () => this.#emitOwn(schema));
    const reference = schema.reference();
    if (reference !== undefined) {
      parts.push({ emit: () => this.#refer(reference), look: () => lookUp(reference) });
    }
    const anyOf = schema.children('anyOf');
    if (anyOf.length > 0) add('anyOf', () => union(anyOf.map((child) => this.#emit(child))));
    const oneOf = schema.children('oneOf');
    if (oneOf.length > 0) add('oneOf', () => this.#emitOneOf(schema, oneOf));
    for (const child of schema.children('allOf')) {
      parts.push({ emit: () => this.#emit(child), look: () => this.#look(child) });
    }
    return parts;
  }

  /** Checks first that any alternative matches, which gives better error messages, then that exactly one does. */
  #emitOneOf(schema: Schema, alternatives: readonly Schema[]): Definition {
    const any = union(alternatives.map((child) => this.#emit(child)));
    const looks = alternatives.map((child) => this.#look(child));
    return narrow('unknown', [
      `also(() => ${this.#hoist(`${schema.pointer}/oneOf/any`, any)})`,
      `exactlyOne(() => [${looks.join(', ')}])`,
    ]);
  }

  #emitOwn(schema: Schema): Definition {
    const types = readTypes(schema);
    for (const [type, keywords] of TYPES_SPOKEN_OF) {
      const [idle] = schema.among(keywords);
      if (idle !== undefined && !types.some((name) => name === type || (name === 'integer' && type === 'number'))) {
        schema.fail(`says nothing about ${types.join(' and ')}.`, idle);
      }
    }
    const literals = readLiterals(schema, types);
    if (literals !== undefined) return list('===', ...literals.map((literal) => code(JSON.stringify(literal))));
    return union(types.map((type) => this.#emitType(schema, type)));
  }

  #emitType(schema: Schema, type: TypeName): Definition {
    switch (type) {
      case 'null':
      case 'boolean':
        return type;
      case 'string':
        return emitString(schema);
      case 'integer':
      case 'number':
        return emitNumber(schema, type === 'integer');
      case 'array':
        return emitArray(schema, (child) => this.#emit(child));
      case 'object':
        return emitObject(schema, { emit: (child) => this.#emit(child), look: (child) => this.#look(child) });
    }
  }

  /**
   * References a component. Within a cycle, the component is looked up lazily: arktype's own cyclic references treat a
   * value they have already visited as valid, even if that visit was in an alternative that failed.
   */
  #refer(name: string): Definition {
    return this.#graph.isCycle(this.#owner, name) ? narrow('unknown', [`also(() => ${lookUp(name)})`]) : name;
  }

  #look(schema: Schema): string {
    const reference = schema.reference();
    if (reference !== undefined && !hasOwnKeywords(schema) && schema.among(['anyOf', 'oneOf', 'allOf']).length === 0) {
      return lookUp(reference);
    }
    return this.#hoist(schema.pointer, this.#emit(schema));
  }

  #hoist(pointer: string, definition: Definition): string {
    const name = pointer.replace('/components/schemas/', '');
    this.#definitions.set(name, definition);
    return lookUp(name);
  }
}

function lookUp(name: string): string {
  return `schemaNamed(${quote(name)})`;
}

function hasOwnKeywords(schema: Schema): boolean {
  return schema.among(['type', 'enum', 'const', ...Object.values(KEYWORDS_OF_TYPE).flat()]).length > 0;
}

function readTypes(schema: Schema): TypeName[] {
  const names = typeof schema.raw('type') === 'string' ? [schema.text('type')] : schema.texts('type');
  if (!schema.has('type')) return ALL_TYPES;
  const types = names.map((name) => {
    const known = [...ALL_TYPES, 'integer' as const].find((type) => type === name);
    return known ?? schema.fail(`"${name}" is not a type of JSON Schema.`, 'type');
  });
  if (types.length === 0) schema.fail('must not be empty.', 'type');
  return types.includes('number') ? types.filter((type) => type !== 'integer') : types;
}

function readLiterals(schema: Schema, types: readonly TypeName[]): Json[] | undefined {
  const keyword = schema.has('enum') ? 'enum' : 'const';
  if (!schema.has(keyword)) return undefined;
  const literals = keyword === 'enum' ? schema.list('enum') : [schema.raw('const') ?? null];
  const [other] = schema.among([...Object.values(KEYWORDS_OF_TYPE).flat(), ...(keyword === 'enum' ? ['const'] : [])]);
  if (other !== undefined) schema.fail(`the generator cannot express this beside ${keyword}.`, other);
  if (literals.length === 0) schema.fail('must not be empty.', keyword);
  for (const literal of literals) {
    if (typeof literal === 'object' && literal !== null) {
      schema.fail('the generator cannot express a list or an object here.', keyword);
    }
    if (!types.some((type) => isOfType(literal, type))) {
      schema.fail(`${JSON.stringify(literal)} is not of type ${types.join(' or ')}.`, keyword);
    }
  }
  return literals;
}

function isOfType(literal: Json, type: TypeName): boolean {
  if (type === 'null') return literal === null;
  return type === 'integer' ? Number.isInteger(literal) : typeof literal === type;
}
