import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, ContractFileError } from '../contract/document.ts';
import { isList, isRecord } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { SchemaProblem } from './schema-problem.ts';
import { type SchemaNode, SchemaWalk } from './schema-walk.ts';

const CHECKERS = new WeakMap<ContractDocument, SchemaChecker>();

/** Ajv (JSON Schema 2020-12) over one contract. Each schema is compiled once, when it is first needed. */
export class SchemaChecker {
  // A number such as 1e400 parses as Infinity, which is no number of JSON; the client refuses it too.
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
  /** The schemas that count at a pointer, where they do not hang on the value; a long answer asks for few of them often. */
  readonly flatNodes = new Map<SchemaPointer, readonly SchemaNode[]>();

  /** The one of a contract: what is compiled once serves every run. */
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

  /** Whether the value keeps to the schema. Throws `ContractFileError` when the schema itself does not compile. */
  isValid(pointer: SchemaPointer, value: unknown): boolean {
    let validate = this.#byPointer.get(pointer);
    if (validate === undefined) {
      validate = this.#compile(pointer, { $ref: `contract#${encodePointer(pointer)}` });
      this.#byPointer.set(pointer, validate);
    }
    return validate(value) === true;
  }

  /** Whether the value keeps to one keyword of the schema at a pointer, the others left aside. */
  keepsRule(pointer: SchemaPointer, keyword: string, rule: unknown, value: unknown): boolean {
    const name = `${pointer} ${keyword}`;
    let validate = this.#rules.get(name);
    if (validate === undefined) {
      validate = this.#compile(pointer, { [keyword]: withAbsoluteReferences(rule) });
      this.#rules.set(name, validate);
    }
    return validate(value) === true;
  }

  /** All deviations of a value, each at its own place; properties that no schema names among them. */
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

/** References inside a rule that was taken out of the document still point into it. */
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
