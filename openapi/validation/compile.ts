// Must precede arktype. A bare import, because the formatter sorts imports with names.
import './forbid-code-generation.ts';
import { scope, type } from 'arktype';
import { handFunctionBack } from './forbid-code-generation.ts';
import { listProblems, type Problem } from './problems.ts';
import type { Traversal } from './rules.ts';

handFunctionBack();

/** Definitions in arktype's syntax, by name. They share one scope, so that they can refer to each other. */
export type Definitions = Record<string, string | object>;

export interface CompiledSchema {
  allows(value: unknown): boolean;
  /** Returns an empty list if the value is valid. */
  problems(value: unknown): Problem[];
  /** Validates the value at the traversal's current position and adds the errors to it. */
  continueAt(value: unknown, traversal: Traversal): boolean;
}

/**
 * During compilation, arktype tries rules on literals such as null, to drop alternatives that another one covers. A
 * rule that refers to a schema not compiled yet returns false, so that nothing is dropped. The generator puts such
 * rules on `unknown` only, so false never decides about a definition.
 */
const NOT_YET: CompiledSchema = { allows: () => false, problems: () => [], continueAt: () => false };

/**
 * Returns a lookup by name. The first lookup of a schema compiles it with all schemas that it refers to, and nothing
 * else: a worker pays only for the responses that it receives. Throws on an invalid definition or an unknown name; both
 * are bugs of the generator.
 */
export function compile(definitions: Definitions): (name: string) => CompiledSchema {
  const compiled = new Map<string, CompiledSchema>();
  let isCompiling = false;
  return (name) => {
    if (isCompiling) return NOT_YET;
    const known = compiled.get(name);
    if (known !== undefined) return known;
    if (!Object.hasOwn(definitions, name)) throw new Error(`There is no schema named ${name}.`);
    isCompiling = true;
    const found = compileAll(namedFrom(definitions, name));
    isCompiling = false;
    for (const [each, schema] of found) if (!compiled.has(each)) compiled.set(each, schema);
    return compiled.get(name) ?? NOT_YET;
  };
}

/** Collects a definition and all that it refers to, recursively. A text that only looks like a name is harmless. */
function namedFrom(definitions: Definitions, name: string): Definitions {
  const found: Definitions = {};
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const word of part.split(/[^\w/]+/)) take(word);
    } else if (typeof part === 'object' && part !== null) {
      for (const child of Object.values(part)) visit(child);
    }
  };
  const take = (each: string): void => {
    const definition = Object.hasOwn(definitions, each) && !Object.hasOwn(found, each) ? definitions[each] : undefined;
    if (definition === undefined) return;
    found[each] = definition;
    visit(definition);
  };
  take(name);
  return found;
}

function compileAll(definitions: Definitions): ReadonlyMap<string, CompiledSchema> {
  // TypeScript's inference does not terminate for a scope of strings known only at run time; it does for objects.
  const wrapped: Record<string, object> = {};
  for (const [name, definition] of Object.entries(definitions)) {
    wrapped[name] = typeof definition === 'string' ? [definition, '&', 'unknown'] : definition;
  }
  const { internal } = scope(wrapped);
  internal.export();
  const compiled = new Map<string, CompiledSchema>();
  for (const name of Object.keys(definitions)) {
    const node = internal.resolve(name);
    compiled.set(name, {
      allows: (value) => node.allows(value),
      problems: (value) => {
        const result: unknown = node(value);
        return result instanceof type.errors ? listProblems(value, result) : [];
      },
      continueAt: (value, traversal) => {
        const before = traversal.currentErrorCount;
        node.traverseApply(value, traversal);
        return traversal.currentErrorCount === before;
      },
    });
  }
  return compiled;
}
