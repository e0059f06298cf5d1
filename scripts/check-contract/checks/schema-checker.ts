import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, ContractFileError } from '../contract/document.ts';
import { isList, isRecord } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { SchemaNode } from './applicable-schemas.ts';
import type { SchemaProblem } from './schema-problem.ts';
import { SchemaWalk } from './schema-walk.ts';

const CHECKERS = new WeakMap<ContractDocument, SchemaChecker>();

/** Validates against the schemas of one contract with Ajv (JSON Schema 2020-12), compiling each on first use. */
export class SchemaChecker {
  // A number such as 1e400 parses as Infinity, which JSON cannot represent; the client rejects it too.
  readonly #ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    allErrors: false,
    logger: false,
    validateSchema: false,
  });
  readonly #byPointer = new Map<SchemaPointer, ValidateFunction>();
  readonly #rules = new Map<string, ValidateFunction>();
  readonly document: ContractDocument;
  /**
   * Caches the schemas that apply at a pointer if they do not depend on the value: long responses repeat a few
   * pointers.
   */
  readonly flatNodes = new Map<SchemaPointer, readonly SchemaNode[]>();
  /** The same where they depend on nothing but whether the value is null. */
  readonly nodesOfNull = new Map<SchemaPointer, readonly SchemaNode[]>();
  readonly nodesOfOthers = new Map<SchemaPointer, readonly SchemaNode[]>();
  /** How the schemas that apply at a pointer depend on the value. */
  readonly dependence = new Map<SchemaPointer, 'none' | 'null' | 'value'>();

  /** Returns the shared checker of a contract, so that every run reuses the compiled schemas. */
  static of(document: ContractDocument): SchemaChecker {
    const known = CHECKERS.get(document) ?? new SchemaChecker(document);
    CHECKERS.set(document, known);
    return known;
  }

  constructor(document: ContractDocument) {
    this.document = document;
    addFormats(this.#ajv);
    if (isRecord(document.root)) this.#ajv.addSchema(document.root, 'contract');
  }

  /** Returns whether the value matches the schema. Throws `ContractFileError` if the schema itself does not compile. */
  isValid(pointer: SchemaPointer, value: unknown): boolean {
    let validate = this.#byPointer.get(pointer);
    if (validate === undefined) {
      validate = this.#compile(pointer, { $ref: `contract#${encodePointer(pointer)}` });
      this.#byPointer.set(pointer, validate);
    }
    return validate(value) === true;
  }

  /** Returns whether the value satisfies a single keyword of the schema at a pointer. */
  keepsRule(pointer: SchemaPointer, keyword: string, rule: unknown, value: unknown): boolean {
    const name = `${pointer} ${keyword}`;
    let validate = this.#rules.get(name);
    if (validate === undefined) {
      validate = this.#compile(pointer, { [keyword]: withAbsoluteReferences(rule) });
      this.#rules.set(name, validate);
    }
    return validate(value) === true;
  }

  /** Returns all deviations of a value, each at its own place, including properties that no schema names. */
  problems(pointer: SchemaPointer, value: unknown): readonly SchemaProblem[] {
    return new SchemaWalk(this).run(pointer, value);
  }

  #compile(pointer: SchemaPointer, schema: Readonly<Record<string, unknown>>): ValidateFunction {
    try {
      return this.#ajv.compile(schema);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ContractFileError(`the schema at ${pointer} of the contract cannot be used: ${reason}`);
    }
  }
}

function encodePointer(pointer: string): string {
  return pointer.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('*', '%2A').replaceAll(' ', '%20');
}

/** Makes references absolute, so that a rule extracted from the document still resolves into it. */
function withAbsoluteReferences(rule: unknown): unknown {
  if (isList(rule)) return rule.map(withAbsoluteReferences);
  if (!isRecord(rule)) return rule;
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]) =>
      name === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? [name, `contract${value}`]
        : [name, withAbsoluteReferences(value)],
    ),
  );
}
