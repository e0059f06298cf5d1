import { at, entriesAt, isRecord, joinPointer, jsonType, listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import { typesOf } from './describe-rule.ts';
import type { SchemaChecker } from './schema-checker.ts';

/** A schema that applies to a value. */
export interface SchemaNode {
  pointer: SchemaPointer;
  node: unknown;
}

/** Finds which schemas apply to a value, and to its parts. */
export class ApplicableSchemas {
  readonly #checker: SchemaChecker;
  readonly #distance: (branch: SchemaPointer, value: unknown) => number;

  /** `distance` says how far a value is from a schema that it does not match. */
  constructor(checker: SchemaChecker, distance: (branch: SchemaPointer, value: unknown) => number) {
    this.#checker = checker;
    this.#distance = distance;
  }

  /** Returns the schemas that apply to a value: resolves references, expands `allOf`, chooses alternatives. */
  of(pointer: SchemaPointer, value: unknown, depth = 0): readonly SchemaNode[] {
    const { flatNodes, nodesOfNull, nodesOfOthers, dependence } = this.#checker;
    const isNull = value === null || value === undefined;
    const known = flatNodes.get(pointer) ?? (isNull ? nodesOfNull : nodesOfOthers).get(pointer);
    if (known !== undefined) return known;
    const nodes = this.#layOpen(pointer, value, depth);
    const dependsOn = dependence.get(pointer) ?? this.#dependence(pointer, 0);
    dependence.set(pointer, dependsOn);
    if (dependsOn === 'none') flatNodes.set(pointer, nodes);
    else if (dependsOn === 'null') (isNull ? nodesOfNull : nodesOfOthers).set(pointer, nodes);
    return nodes;
  }

  /** Returns how the applicable schemas depend on the value. */
  #dependence(pointer: SchemaPointer, depth: number): 'none' | 'null' | 'value' {
    if (depth > 40) return 'value';
    const own = this.#checker.document.node(pointer);
    if (at(own, 'if') !== undefined) return 'value';
    const parts = listAt(own, 'allOf').map((_, index) => joinPointer(pointer, 'allOf', index));
    const reference = this.#checker.document.referenceAt(pointer);
    if (reference !== null) parts.push(reference);
    const found = new Set(parts.map((part) => this.#dependence(part, depth + 1)));
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = listAt(own, keyword).map((_, index) => joinPointer(pointer, keyword, index));
      if (branches.length === 0) continue;
      const others = branches.filter((branch) => !this.#isNull(branch));
      const [other] = others;
      // A value that is not null has one alternative only, whether it fits or not.
      const isNullable =
        branches.length === 2 && other !== undefined && others.length === 1 && !this.#allowsNull(other);
      if (!isNullable) return 'value';
      found.add('null').add(this.#dependence(other, depth + 1));
    }
    return found.has('value') ? 'value' : found.has('null') ? 'null' : 'none';
  }

  #allowsNull(branch: SchemaPointer): boolean {
    const types = typesOf(this.#checker.document.resolve(branch).node);
    return types.length === 0 || types.includes('null');
  }

  #layOpen(pointer: SchemaPointer, value: unknown, depth: number): readonly SchemaNode[] {
    if (depth > 40) return [];
    // Keywords next to a reference apply too (JSON Schema 2020-12).
    const found: SchemaNode[] = [];
    const own = this.#checker.document.node(pointer);
    const reference = this.#checker.document.referenceAt(pointer);
    if (reference !== null) found.push(...this.of(reference, value, depth + 1));
    if (isRecord(own)) found.push({ pointer, node: own });
    listAt(own, 'allOf').forEach((_, index) => {
      found.push(...this.of(joinPointer(pointer, 'allOf', index), value, depth + 1));
    });
    for (const keyword of ['anyOf', 'oneOf']) {
      const count = listAt(own, keyword).length;
      const branches = Array.from({ length: count }, (_, index) => joinPointer(pointer, keyword, index));
      for (const branch of this.#decide(branches, value)) found.push(...this.of(branch, value, depth + 1));
    }
    if (at(own, 'if') !== undefined) {
      const outcome = this.#checker.isValid(joinPointer(pointer, 'if'), value) ? 'then' : 'else';
      if (at(own, outcome) !== undefined) found.push(...this.of(joinPointer(pointer, outcome), value, depth + 1));
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
      const weight = this.#distance(branch, value);
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
}

/** Returns the schemas of a list item. */
export function itemSchemas(pointer: SchemaPointer, node: unknown, index: number): readonly SchemaPointer[] {
  if (index < listAt(node, 'prefixItems').length) return [joinPointer(pointer, 'prefixItems', index)];
  return isRecord(at(node, 'items')) ? [joinPointer(pointer, 'items')] : [];
}

/** Returns the schemas of a property, and whether they name it. */
export function propertySchemas(
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

/** Returns whether a value is of a JSON Schema type. */
export function isOfType(type: string, value: unknown): boolean {
  const actual = jsonType(value);
  return type === 'integer' ? typeof value === 'number' && Number.isInteger(value) : type === actual;
}
