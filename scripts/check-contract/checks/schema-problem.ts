import type { SchemaPointer } from '../model/operation.ts';

/** One place where a body (or a header) is not what its schema says. */
export interface SchemaProblem {
  /** Place of the value as a JSON pointer; empty for the whole body. */
  pointer: string;
  /** The same with `*` for list positions (and for keys of maps), so that likes can be counted as one. */
  generalisedPointer: string;
  /**
   * The keyword of JSON Schema that failed. A property that no schema names is `additionalProperties` where the schema
   * is closed, `undocumented` where it is not (such a body is valid).
   */
  keyword: string;
  /** The property that is missing or undocumented; null for other keywords. */
  property: string | null;
  /** JSON Schema types that the contract takes at this place (`integer` among them); empty where it names none. */
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
