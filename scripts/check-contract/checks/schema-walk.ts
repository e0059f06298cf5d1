import { at, entriesAt, isList, isRecord, joinPointer, listAt, textAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import { ApplicableSchemas, isOfType, itemSchemas, propertySchemas, type SchemaNode } from './applicable-schemas.ts';
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
  'format',
  'pattern',
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

interface Visited {
  nodes: readonly unknown[];
  value: unknown;
  place: Place;
}

/** Several checks visit the same response; by its parsed body, as long as that is held. */
const VISITED = new WeakMap<object, { pointer: SchemaPointer; checker: SchemaChecker; parts: readonly Visited[] }>();

interface Place {
  exact: string;
  general: string;
}

/**
 * Locates the individual places where a value deviates from its schema. Ajv decides what is valid; this class only
 * finds out where. Among several alternatives it chooses the closest match.
 */
export class SchemaWalk {
  readonly #checker: SchemaChecker;
  readonly #schemas: ApplicableSchemas;

  constructor(checker: SchemaChecker) {
    this.#checker = checker;
    this.#schemas = new ApplicableSchemas(checker, (branch, value) =>
      weightOf(this.#walk([branch], value, { exact: '', general: '' }, true)),
    );
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
    for (const part of this.#visitedParts(pointer, value)) found(part.nodes, part.value, part.place);
  }

  #visitedParts(pointer: SchemaPointer, value: unknown): readonly Visited[] {
    const isHeld = typeof value === 'object' && value !== null;
    const known = isHeld ? VISITED.get(value) : undefined;
    if (known?.pointer === pointer && known.checker === this.#checker) return known.parts;
    const parts: Visited[] = [];
    this.#visit([pointer], value, { exact: '', general: '' }, parts);
    if (isHeld) VISITED.set(value, { pointer, checker: this.#checker, parts });
    return parts;
  }

  #visit(pointers: readonly SchemaPointer[], value: unknown, place: Place, found: Visited[]): void {
    const [only] = pointers;
    const nodes =
      pointers.length === 1 && only !== undefined
        ? this.#schemas.of(only, value)
        : pointers.flatMap((pointer) => this.#schemas.of(pointer, value));
    found.push({ nodes: nodes.map(({ node }) => node), value, place });
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
    const isWhole = !isList(value) && !isRecord(value);
    // A valid value can only have parts that no schema names.
    if (!isBroken && isWhole) return [];
    const nodes = pointers.flatMap((pointer) => this.#schemas.of(pointer, value));
    const problems = isBroken ? nodes.flatMap((node) => this.#ownProblems(node, value, place)) : [];
    // A value of the wrong type cannot be checked any further.
    if (problems.some((problem) => problem.keyword === 'type')) return unique(problems);
    if (isList(value)) problems.push(...this.#items(nodes, value, place, isBroken));
    else if (isRecord(value)) problems.push(...this.#properties(nodes, value, place, isBroken));
    return unique(problems);
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
      // A pattern beside a format narrows it: of what is no time at all, the one says no more than the other.
      if (keyword === 'pattern' && problems.some((problem) => problem.keyword === 'format')) continue;
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

function unique(problems: SchemaProblem[]): SchemaProblem[] {
  if (problems.length < 2) return problems;
  const seen = new Map<string, SchemaProblem>();
  for (const problem of problems) {
    const name = `${problem.pointer} ${problem.keyword} ${problem.property ?? ''} ${problem.expected}`;
    if (!seen.has(name)) seen.set(name, problem);
  }
  return [...seen.values()];
}
