import type { SchemaPointer } from '../model/operation.ts';

/** One place where a body (or header) deviates from its schema. */
export interface SchemaProblem {
  /** JSON pointer to the value; empty for the whole body. */
  pointer: string;
  /** The same with `*` for list indices (and for keys of maps), so that similar problems count as one. */
  generalisedPointer: string;
  /**
   * The failed JSON Schema keyword. For a property that no schema names: `additionalProperties` if the schema is
   * closed, `undocumented` otherwise (such a body is valid).
   */
  keyword: string;
  /** The property that is missing or undocumented; null for other keywords. */
  property: string | null;
  /** JSON Schema types that the contract allows here (including `integer`); empty if it names none. */
  allowedTypes: readonly string[];
  /** The schema that failed. */
  schema: SchemaPointer;
  /** In plain words: `an integer`, `a text of at most 150 characters`. */
  expected: string;
  /** Type and size, short: `the text "118"`, `a list of 3`. */
  actual: string;
  /** The value itself; for a missing property the object that lacks it. */
  value: unknown;
}
