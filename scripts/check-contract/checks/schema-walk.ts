import { at, entriesAt, isList, isRecord, joinPointer, jsonType, listAt, textAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import { describeRule, describeTypes, typesOf } from './describe-rule.ts';
import { describeValue } from './describe-value.ts';
import type { SchemaChecker } from './schema-checker.ts';
import type { SchemaProblem } from './schema-problem.ts';

/** Keywords that constrain a value as a whole; the others apply to its parts or refer to further schemas. */
const WHOLE_VALUE = [
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'dependentRequired',
  'not',
  'contains',
];

/** Receives a resource value with the JSON Schema types that the contract allows there. */
type ResourceFound = (resource: string, value: unknown, types: readonly string[]) => void;

type ValueFound = (nodes: readonly unknown[], value: unknown, place: Place) => void;

interface Place {
  exact: string;
  general: string;
}

/** A schema that applies to a value. */
export interface SchemaNode {
  pointer: SchemaPointer;
  node: unknown;
}

/**
 * Locates the individual places where a value deviates from its schema. Ajv decides what is valid; this class only
 * finds out where. Among several alternatives it chooses the closest match.
 */
export class SchemaWalk {
  readonly #checker: SchemaChecker;

  constructor(checker: SchemaChecker) {
    this.#checker = checker;
  }

  run(pointer: SchemaPointer, value: unknown): readonly SchemaProblem[] {
    const isValid = this.#checker.isValid(pointer, value);
    const problems = this.#walk([pointer], value, { exact: '', general: '' }, !isValid);
    if (isValid || problems.some((problem) => problem.keyword !== 'undocumented')) return problems;
    const { node } = this.#checker.document.resolve(pointer);
    const types = typesOf(node);
    const whole = { pointer: '', generalisedPointer: '', keyword: 'schema', property: null, schema: pointer, value };
    return [
      ...problems,
      {
        ...whole,
        allowedTypes: types,
        expected: `${describeTypes(types)} as the contract describes it`,
        actual: describeValue(value),
      },
    ];
  }

  /** Calls `found` for every part of a value whose schema names a resource (`x-resource`). */
  visit(pointer: SchemaPointer, value: unknown, found: ResourceFound): void {
    this.visitValues(pointer, value, (nodes, part) => {
      const named = nodes.map((node) => textAt(node, 'x-resource')).filter((resource) => resource !== null);
      // The outermost name wins: a reference may narrow its target.
      const resource = named.at(-1);
      if (resource !== undefined) found(resource, part, nodes.flatMap(typesOf));
    });
  }

  /** Calls `found` for every part of a value that the schema describes, with the schemas that apply to it. */
  visitValues(pointer: SchemaPointer, value: unknown, found: ValueFound): void {
    this.#visit([pointer], value, { exact: '', general: '' }, found);
  }

  #visit(pointers: readonly SchemaPointer[], value: unknown, place: Place, found: ValueFound): void {
    const [only] = pointers;
    const nodes =
      pointers.length === 1 && only !== undefined
        ? this.#flatten(only, value, 0)
        : pointers.flatMap((pointer) => this.#flatten(pointer, value, 0));
    found(
      nodes.map(({ node }) => node),
      value,
      place,
    );
    const parts = isList(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
    for (const [key, part] of parts) {
      const schemas: SchemaPointer[] = [];
      for (const { pointer, node } of nodes)
        if (typeof key === 'number') schemas.push(...itemSchemas(pointer, node, key));
        else for (const schema of propertySchemas(pointer, node, key)) schemas.push(schema.pointer);
      const general = typeof key === 'number' ? '/*' : joinPointer('', key);
      if (schemas.length > 0)
        this.#visit(schemas, part, { exact: joinPointer(place.exact, key), general: place.general + general }, found);
    }
  }

  #walk(pointers: readonly SchemaPointer[], value: unknown, place: Place, isBroken: boolean): SchemaProblem[] {
    const nodes = pointers.flatMap((pointer) => this.#flatten(pointer, value, 0));
    const problems = isBroken ? nodes.flatMap((node) => this.#ownProblems(node, value, place)) : [];
    // A value of the wrong type cannot be checked any further.
    if (problems.some((problem) => problem.keyword === 'type')) return unique(problems);
    if (isList(value)) problems.push(...this.#items(nodes, value, place, isBroken));
    else if (isRecord(value)) problems.push(...this.#properties(nodes, value, place, isBroken));
    return unique(problems);
  }

  /** Returns the schemas that apply to a value: resolves references, expands `allOf`, chooses alternatives. */
  #flatten(pointer: SchemaPointer, value: unknown, depth: number): readonly SchemaNode[] {
    const known = this.#checker.flatNodes.get(pointer);
    if (known !== undefined) return known;
    const nodes = this.#layOpen(pointer, value, depth);
    if (!this.#hasAlternatives(pointer, 0)) this.#checker.flatNodes.set(pointer, nodes);
    return nodes;
  }

  /** Returns whether the applicable schemas depend on the value. */
  #hasAlternatives(pointer: SchemaPointer, depth: number): boolean {
    if (depth > 40) return true;
    const own = this.#checker.document.node(pointer);
    if (['anyOf', 'oneOf', 'if'].some((keyword) => at(own, keyword) !== undefined)) return true;
    const reference = this.#checker.document.referenceAt(pointer);
    if (reference !== null && this.#hasAlternatives(reference, depth + 1)) return true;
    return listAt(own, 'allOf').some((_, index) =>
      this.#hasAlternatives(joinPointer(pointer, 'allOf', index), depth + 1),
    );
  }

  #layOpen(pointer: SchemaPointer, value: unknown, depth: number): readonly SchemaNode[] {
    if (depth > 40) return [];
    // Keywords next to a reference apply too (JSON Schema 2020-12).
    const found: SchemaNode[] = [];
    const own = this.#checker.document.node(pointer);
    const reference = this.#checker.document.referenceAt(pointer);
    if (reference !== null) found.push(...this.#flatten(reference, value, depth + 1));
    if (isRecord(own)) found.push({ pointer, node: own });
    listAt(own, 'allOf').forEach((_, index) => {
      found.push(...this.#flatten(joinPointer(pointer, 'allOf', index), value, depth + 1));
    });
    for (const keyword of ['anyOf', 'oneOf']) {
      const count = listAt(own, keyword).length;
      const branches = Array.from({ length: count }, (_, index) => joinPointer(pointer, keyword, index));
      for (const branch of this.#decide(branches, value)) found.push(...this.#flatten(branch, value, depth + 1));
    }
    if (at(own, 'if') !== undefined) {
      const outcome = this.#checker.isValid(joinPointer(pointer, 'if'), value) ? 'then' : 'else';
      if (at(own, outcome) !== undefined) found.push(...this.#flatten(joinPointer(pointer, outcome), value, depth + 1));
    }
    return found;
  }

  /** Returns the alternatives that the value matches, or the closest one if it matches none. */
  #decide(branches: readonly SchemaPointer[], value: unknown): readonly SchemaPointer[] {
    const sameType = branches.filter((branch) => this.#hasType(branch, value));
    const valid = sameType.filter((branch) => this.#checker.isValid(branch, value));
    if (valid.length > 0) return valid;
    const candidates = sameType.length > 0 ? sameType : branches.filter((branch) => !this.#isNull(branch));
    let best: { branch: SchemaPointer; weight: number } | null = null;
    for (const branch of candidates) {
      const weight = weightOf(this.#walk([branch], value, { exact: '', general: '' }, true));
      if (best === null || weight < best.weight) best = { branch, weight };
    }
    return best === null ? branches.slice(0, 1) : [best.branch];
  }

  #hasType(branch: SchemaPointer, value: unknown): boolean {
    const types = typesOf(this.#checker.document.resolve(branch).node);
    return types.length === 0 || types.some((type) => isOfType(type, value));
  }

  #isNull(branch: SchemaPointer): boolean {
    const types = typesOf(this.#checker.document.resolve(branch).node);
    return types.length === 1 && types[0] === 'null';
  }

  #ownProblems({ pointer, node }: SchemaNode, value: unknown, place: Place): SchemaProblem[] {
    const types = typesOf(node);
    const base = {
      pointer: place.exact,
      generalisedPointer: place.general,
      schema: pointer,
      allowedTypes: types,
      value,
    };
    if (types.length > 0 && !types.some((type) => isOfType(type, value)))
      return [
        { ...base, keyword: 'type', property: null, expected: describeTypes(types), actual: describeValue(value) },
      ];
    const problems: SchemaProblem[] = [];
    if (isRecord(value)) {
      for (const name of listAt(node, 'required')) {
        if (typeof name !== 'string' || Object.hasOwn(value, name)) continue;
        const expected = `the property "${name}"${this.#describeProperty(pointer, node, name)}`;
        problems.push({ ...base, keyword: 'required', property: name, expected, actual: describeValue(value) });
      }
    }
    for (const keyword of WHOLE_VALUE) {
      const rule = at(node, keyword);
      if (rule === undefined || this.#checker.keepsRule(pointer, keyword, rule, value)) continue;
      const expected = describeRule(keyword, node);
      problems.push({ ...base, keyword, property: null, expected, actual: describeValue(value) });
    }
    return problems;
  }

  #describeProperty(pointer: SchemaPointer, node: unknown, name: string): string {
    if (at(at(node, 'properties'), name) === undefined) return '';
    const types = typesOf(this.#checker.document.resolve(joinPointer(pointer, 'properties', name)).node);
    return types.length === 0 ? '' : `, ${describeTypes(types)}`;
  }

  #items(nodes: readonly SchemaNode[], values: readonly unknown[], place: Place, isBroken: boolean): SchemaProblem[] {
    return values.flatMap((item, index) => {
      const schemas = nodes.flatMap(({ pointer, node }) => itemSchemas(pointer, node, index));
      const itemPlace = { exact: joinPointer(place.exact, index), general: `${place.general}/*` };
      return schemas.length === 0 ? [] : this.#walk(schemas, item, itemPlace, isBroken);
    });
  }

  #properties(
    nodes: readonly SchemaNode[],
    value: Readonly<Record<string, unknown>>,
    place: Place,
    isBroken: boolean,
  ): SchemaProblem[] {
    const closed = nodes.find(({ node }) => at(node, 'additionalProperties') === false);
    const names = nodes.find(({ node }) => at(node, 'properties') !== undefined);
    const isOpen = nodes.some(({ node }) => at(node, 'additionalProperties') === true);
    return Object.entries(value).flatMap(([name, property]) => {
      const schemas = nodes.flatMap(({ pointer, node }) => propertySchemas(pointer, node, name));
      const named = schemas.some((schema) => schema.isNamed);
      const key = named ? joinPointer('', name) : '/*';
      const propertyPlace = { exact: joinPointer(place.exact, name), general: place.general + key };
      if (schemas.length > 0) {
        const pointers = schemas.map((schema) => schema.pointer);
        return this.#walk(pointers, property, propertyPlace, isBroken);
      }
      const owner = closed ?? names;
      if (owner === undefined || isOpen) return [];
      const known = nodes.flatMap(({ node }) => entriesAt(node, 'properties').map(([known]) => known));
      return [
        {
          pointer: propertyPlace.exact,
          generalisedPointer: place.general + joinPointer('', name),
          keyword: closed === undefined ? 'undocumented' : 'additionalProperties',
          property: name,
          allowedTypes: [],
          schema: owner.pointer,
          expected: known.length === 0 ? 'no properties' : `only ${[...new Set(known)].join(', ')}`,
          actual: `${JSON.stringify(name)} with ${describeValue(property)}`,
          value: property,
        },
      ];
    });
  }
}

function itemSchemas(pointer: SchemaPointer, node: unknown, index: number): readonly SchemaPointer[] {
  if (index < listAt(node, 'prefixItems').length) return [joinPointer(pointer, 'prefixItems', index)];
  return isRecord(at(node, 'items')) ? [joinPointer(pointer, 'items')] : [];
}

function propertySchemas(
  pointer: SchemaPointer,
  node: unknown,
  name: string,
): readonly { pointer: SchemaPointer; isNamed: boolean }[] {
  if (at(at(node, 'properties'), name) !== undefined)
    return [{ pointer: joinPointer(pointer, 'properties', name), isNamed: true }];
  const patterns = entriesAt(node, 'patternProperties').filter(([pattern]) => new RegExp(pattern, 'u').test(name));
  if (patterns.length > 0)
    return patterns.map(([pattern]) => ({
      pointer: joinPointer(pointer, 'patternProperties', pattern),
      isNamed: false,
    }));
  return isRecord(at(node, 'additionalProperties'))
    ? [{ pointer: joinPointer(pointer, 'additionalProperties'), isNamed: false }]
    : [];
}

function isOfType(type: string, value: unknown): boolean {
  const actual = jsonType(value);
  return type === 'integer' ? typeof value === 'number' && Number.isInteger(value) : type === actual;
}

/**
 * Returns the distance from a schema: another type weighs more than a wrong constant, which weighs more than a missing
 * property.
 */
function weightOf(problems: readonly SchemaProblem[]): number {
  let weight = 0;
  const counted = new Set<string>();
  for (const problem of problems) {
    const kind = `${problem.generalisedPointer} ${problem.keyword}`;
    if (counted.has(kind)) continue;
    counted.add(kind);
    if (problem.keyword === 'type' && problem.pointer === '') weight += 1000;
    else if (problem.keyword === 'const') weight += 20;
    else if (problem.keyword === 'additionalProperties') weight += 10;
    else if (problem.keyword === 'undocumented') weight += 1;
    else weight += 3;
  }
  return weight;
}

function unique(problems: readonly SchemaProblem[]): SchemaProblem[] {
  const seen = new Map<string, SchemaProblem>();
  for (const problem of problems) {
    const name = `${problem.pointer} ${problem.keyword} ${problem.property ?? ''} ${problem.expected}`;
    if (!seen.has(name)) seen.set(name, problem);
  }
  return [...seen.values()];
}
