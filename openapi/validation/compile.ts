// Has to come before arktype. Without a name, since the formatter sorts imports that have one.
import './forbid-code-generation.ts';
import { scope, type } from 'arktype';
import { handFunctionBack } from './forbid-code-generation.ts';
import { listProblems, type Problem } from './problems.ts';
import type { Traversal } from './rules.ts';

handFunctionBack();

/** Definitions in arktype's language, by name. One scope holds all of them, so that they can name each other. */
export type Definitions = Record<string, string | object>;

export interface CompiledSchema {
  allows(value: unknown): boolean;
  /** Empty when the value is valid. */
  problems(value: unknown): Problem[];
  /** Checks the value at the place where a traversal stands; what is wrong is added to it. */
  continueAt(value: unknown, traversal: Traversal): boolean;
}

/**
 * While it compiles, arktype tries rules on literals such as null, to leave out alternatives that another one covers. A
 * rule that looks up a schema which is not there yet answers no: then nothing is left out. The generator puts such
 * rules on `unknown` only, so that no is never the end of a definition.
 */
const NOT_YET: CompiledSchema = { allows: () => false, problems: () => [], continueAt: () => false };

/**
 * Answers a look-up by name. The first look-up of a schema compiles it together with all that it names, and nothing
 * else: a worker pays for the answers that it gets. Throws when a definition is not understood, and for a name that was
 * not defined: both are faults of the generator.
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

/** The definition and those that it names, and so on. A text that only looks like a name costs time and nothing else. */
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
  // TypeScript finds no end in inferring a scope from texts known only at run time; with lists and objects it does.
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
