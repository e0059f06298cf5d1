import type { ContractDocument } from '../contract/document.ts';
import { at, entriesAt, isList, isRecord, listAt, textAt } from '../contract/json.ts';

/** One form that a value may take: references resolved, `allOf` merged, `anyOf` and `oneOf` split up. */
export interface SchemaForm {
  /** Name of the component that contains the form; null for an inline schema. */
  name: string | null;
  /** Excludes `null`; an empty set stands for all types. */
  types: ReadonlySet<string>;
  /** Allowed values as JSON texts, excluding `null`; null if they are not enumerated. */
  values: ReadonlySet<string> | null;
  /** `minLength` and the like. */
  limits: ReadonlyMap<string, number>;
  /** Keywords that can only be compared for equality, as JSON texts. */
  others: ReadonlyMap<string, string>;
  /** Descriptions, examples and the like, as one JSON text. */
  wording: string;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  /** Schema of additional properties; true allows any, false none. */
  additional: unknown;
  items: unknown;
}

export interface FlatSchema {
  isNullable: boolean;
  forms: readonly SchemaForm[];
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];
const WORDING = ['title', 'description', 'summary', 'example', 'examples', 'default', 'deprecated', '$comment'];
const TAKEN_APART = ['$ref', 'allOf', 'anyOf', 'oneOf', 'type', 'enum', 'const', 'properties', 'required', 'items'];
const DEPTH_MAX = 40;

/** Reads the schemas of one document. The same node always yields the same object, which stops recursion. */
export class SchemaReader {
  readonly #document: ContractDocument;
  readonly #flat = new WeakMap<object, FlatSchema>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  read(node: unknown): FlatSchema {
    if (!isRecord(node)) return node === false ? NOTHING : ANYTHING;
    const known = this.#flat.get(node);
    if (known !== undefined) return known;
    const flat = flatten(this.#forms(node, null, 0));
    this.#flat.set(node, flat);
    return flat;
  }

  /** Returns all forms, with `null` as a form of its own. */
  #forms(node: unknown, name: string | null, depth: number): readonly SchemaForm[] {
    if (node === false) return [];
    if (!isRecord(node) || depth > DEPTH_MAX) return [plainForm({}, name)];
    const reference = textAt(node, '$ref');
    let forms: readonly SchemaForm[] = [plainForm(node, name)];
    if (reference !== null) {
      const pointer = decodeURIComponent(reference.replace(/^#/, ''));
      const target = this.#forms(this.#document.resolve(pointer).node, pointer.split('/').at(-1) ?? null, depth + 1);
      forms = meetAll(forms, target, 'outer');
    }
    for (const part of listAt(node, 'allOf')) forms = meetAll(forms, this.#forms(part, null, depth + 1), 'outer');
    for (const keyword of ['anyOf', 'oneOf']) {
      if (!isList(node[keyword])) continue;
      const branches = node[keyword].flatMap((branch) => this.#forms(branch, null, depth + 1));
      forms = meetAll(forms, branches, 'inner');
    }
    return forms;
  }
}

function flatten(forms: readonly SchemaForm[]): FlatSchema {
  const isNull = (form: SchemaForm): boolean => form.types.size === 1 && form.types.has('null');
  const rest = forms.filter((form) => !isNull(form));
  // Without a type, any value including null is allowed, unless it is missing from a list of values.
  const allowsNull = (form: SchemaForm): boolean =>
    (form.types.size === 0 || form.types.has('null')) && (form.values === null || form.values.has('null'));
  return {
    isNullable: forms.some(allowsNull),
    forms: rest.map((form) => ({
      ...form,
      types: new Set([...form.types].filter((type) => type !== 'null')),
      values: form.values === null ? null : new Set([...form.values].filter((value) => value !== 'null')),
    })),
  };
}

/** The boolean schemas `true` and `false`. */
const ANYTHING: FlatSchema = { isNullable: true, forms: [plainForm({}, null)] };
const NOTHING: FlatSchema = { isNullable: false, forms: [] };

function plainForm(node: Readonly<Record<string, unknown>>, name: string | null): SchemaForm {
  const type = node['type'];
  const types = isList(type) ? type.filter((each) => typeof each === 'string') : typeof type === 'string' ? [type] : [];
  const values = isList(node['enum']) ? node['enum'] : 'const' in node ? [node['const']] : null;
  const limits = new Map<string, number>();
  for (const keyword of LIMITS) {
    const limit = node[keyword];
    if (typeof limit === 'number') limits.set(keyword, limit);
  }
  const others = Object.entries(node).filter(
    ([keyword, value]) =>
      ![...LIMITS, ...WORDING, ...TAKEN_APART, 'additionalProperties'].includes(keyword) &&
      !keyword.startsWith('x-') &&
      !(keyword === 'uniqueItems' && value === false),
  );
  return {
    name,
    types: new Set(types),
    values: values === null ? null : new Set(values.map(stableJson)),
    limits,
    others: new Map(others.map(([keyword, value]) => [keyword, stableJson(value)])),
    wording: WORDING.flatMap((keyword) => (keyword in node ? [`${keyword} ${stableJson(node[keyword])}`] : [])).join(
      '\n',
    ),
    properties: new Map(entriesAt(node, 'properties')),
    required: new Set(listAt(node, 'required').filter((each) => typeof each === 'string')),
    additional: at(node, 'additionalProperties') ?? true,
    items: at(node, 'items') ?? true,
  };
}

function meetAll(
  some: readonly SchemaForm[],
  others: readonly SchemaForm[],
  namedBy: 'outer' | 'inner',
): readonly SchemaForm[] {
  const name = (outer: SchemaForm, inner: SchemaForm): string | null =>
    namedBy === 'outer' ? (outer.name ?? inner.name) : (inner.name ?? outer.name);
  return some
    .flatMap((one) => others.map((other) => meet(one, other, name(one, other))))
    .filter((form) => form !== null);
}

/** Returns the intersection of two forms, or null if it is empty. */
function meet(one: SchemaForm, other: SchemaForm, name: string | null): SchemaForm | null {
  const types = meetTypes(one.types, other.types);
  if (types === null) return null;
  const limits = new Map(one.limits);
  for (const [keyword, limit] of other.limits) {
    const known = limits.get(keyword) ?? limit;
    limits.set(keyword, isLower(keyword) ? Math.max(known, limit) : Math.min(known, limit));
  }
  const properties = new Map(one.properties);
  for (const [name, schema] of other.properties) {
    const known = properties.get(name);
    properties.set(name, known === undefined ? schema : { allOf: [known, schema] });
  }
  return {
    name,
    types,
    values:
      one.values === null || other.values === null
        ? (one.values ?? other.values)
        : new Set([...one.values].filter((value) => other.values?.has(value))),
    limits,
    others: new Map([...one.others, ...other.others]),
    wording: [one.wording, other.wording].filter((text) => text !== '').join('\n'),
    properties,
    required: new Set([...one.required, ...other.required]),
    additional: one.additional === true ? other.additional : one.additional,
    items: one.items === true ? other.items : other.items === true ? one.items : { allOf: [one.items, other.items] },
  };
}

function meetTypes(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> | null {
  if (some.size === 0) return others;
  if (others.size === 0) return some;
  const both = new Set<string>();
  for (const type of some) {
    if (others.has(type) || (type === 'integer' && others.has('number'))) both.add(type);
    if (type === 'number' && others.has('integer')) both.add('integer');
  }
  return both.size === 0 ? null : both;
}

/** Returns whether a limit is a lower bound. */
export function isLower(keyword: string): boolean {
  return /^(exclusiveM|m)in/.test(keyword);
}

/** Serializes to JSON with sorted property names, so that equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))) : each,
  );
}
