import fc from 'fast-check';

export type Schema = Record<string, unknown>;
type Values = fc.Arbitrary<unknown>;

/** Generates values that a schema allows. Throws on keywords that the contract does not use. */
export class ValueMaker {
  readonly #components: Schema;

  constructor(components: Schema) {
    this.#components = components;
  }

  from(value: unknown): Values {
    const schema = asSchema(value);
    if (typeof schema['$ref'] === 'string') {
      return this.from(this.#components[schema['$ref'].replace('#/components/schemas/', '')]);
    }
    if ('const' in schema) return fc.constant(schema['const']);
    if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
    if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map((child: unknown) => this.from(child)));
    const types: unknown[] = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
    return fc.oneof(...types.map((type) => this.#ofType(schema, type)));
  }

  #ofType(schema: Schema, type: unknown): Values {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return numbers(schema, type === 'integer');
      case 'string':
        return strings(schema);
      case 'array':
        return this.#lists(schema);
      case 'object':
        return this.#objects(schema);
      default:
        throw new Error(`The test makes no values of type ${String(type)}.`);
    }
  }

  #lists(schema: Schema): Values {
    const { minimum, maximum } = limits(schema, 'minItems', 'maxItems', 3);
    const items = this.from(schema['items']);
    if (schema['uniqueItems'] === true) {
      return fc.uniqueArray(items, {
        minLength: minimum,
        maxLength: maximum,
        selector: (item) => JSON.stringify(item),
      });
    }
    const short = fc.array(items, { minLength: minimum, maxLength: maximum, size: 'max' });
    if (typeof schema['maxItems'] !== 'number') return short;
    // At the maximum length, repeats a single item: distinct items would take too long.
    const full = fc.tuple(items, fc.constant(schema['maxItems'])).map(([item, length]) => Array(length).fill(item));
    return fc.oneof({ weight: 29, arbitrary: short }, { weight: 1, arbitrary: full });
  }

  #objects(schema: Schema): Values {
    const properties = asSchema(schema['properties'] ?? {});
    const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const model = Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, this.from(child)]));
    const requiredKeys = Object.keys(model).filter((name) => required.includes(name));
    const fewest = numberOr(schema['minProperties'], 0);
    const record: fc.Arbitrary<object> = fc.record(model, { requiredKeys });
    const declared =
      Object.keys(model).length < fewest ? record : record.filter((value) => Object.keys(value).length >= fewest);
    const others = schema['additionalProperties'];
    if (typeof others !== 'object') return declared;
    const keys = 'propertyNames' in schema ? this.from(schema['propertyNames']) : fc.string({ maxLength: 5 });
    const { minimum, maximum } = limits(schema, 'minProperties', 'maxProperties', 3);
    const entries = fc.uniqueArray(fc.tuple(keys.map(String), this.from(others)), {
      minLength: minimum,
      maxLength: maximum,
      selector: ([key]) => key,
    });
    return fc.tuple(declared, entries).map(([known, rest]) => ({ ...Object.fromEntries(rest), ...known }));
  }
}

function numbers(schema: Schema, isInteger: boolean): Values {
  const minimum = numberOr(schema['minimum'], -1_000_000);
  const maximum = numberOr(schema['maximum'], 1_000_000);
  const edges = fc.constantFrom(minimum, maximum);
  if (isInteger) return fc.oneof(edges, fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) }));
  return fc.oneof(edges, fc.double({ min: minimum, max: maximum, noNaN: true }));
}

function strings(schema: Schema): Values {
  // Its pattern narrows the format, and alone would make a 99th month.
  if (schema['format'] === 'date-time') return moments();
  if (typeof schema['pattern'] === 'string') return stringsOfPattern(schema, new RegExp(schema['pattern'], 'u'));
  switch (schema['format']) {
    case undefined:
      break;
    case 'date':
      return dates().map((date) => date.slice(0, 10));
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.stringMatching(/^[a-z0-9]{1,20}(\.[a-z]{1,5})?@[a-z]{1,10}\.[a-z]{2,6}$/);
    case 'uri':
      return fc.webUrl();
    default:
      throw new Error(`The test makes no texts in the format ${String(schema['format'])}.`);
  }
  const { minimum, maximum } = limits(schema, 'minLength', 'maxLength', 6);
  const longest = numberOr(schema['maxLength'], maximum);
  // Very long strings are rare: they cost more time than they reveal.
  const edges = longest > 5000 ? [...Array<number>(99).fill(minimum), longest] : [minimum, longest];
  const length = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: minimum, max: maximum }));
  // Characters of one, two and three UTF-8 bytes, and one outside of the BMP.
  const letters = fc.constantFrom('a', 'é', '漢', '\u{1F600}', ' ', '1');
  return fc
    .tuple(letters, letters, length)
    .map(([first, rest, count]) => (count === 0 ? '' : first + rest.repeat(count - 1)));
}

/**
 * In patterns combined with length limits, all characters are of one class, so a string that is too short is padded.
 */
function stringsOfPattern(schema: Schema, pattern: RegExp): Values {
  const shortest = numberOr(schema['minLength'], 0);
  const longest = numberOr(schema['maxLength'], Infinity);
  return fc
    .stringMatching(pattern)
    .map((text) =>
      text.length > 1 ? text.at(0) + text.slice(1).padStart(shortest - 1, 'a') : text.padStart(shortest, 'a'),
    )
    .filter((text) => [...text].length >= shortest && [...text].length <= longest && pattern.test(text));
}

function moments(): Values {
  return fc.oneof(dates(), fc.constantFrom('2026-06-30T23:59:59Z', '2024-02-29T12:00:00.5+05:30'));
}

function dates(): fc.Arbitrary<string> {
  const range = { min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
  return fc.date(range).map((date) => date.toISOString());
}

/** Returns the range of the schema, limited to `span` so that values stay small. */
function limits(schema: Schema, minimumKey: string, maximumKey: string, span: number) {
  const minimum = numberOr(schema[minimumKey], 0);
  return { minimum, maximum: Math.min(numberOr(schema[maximumKey], minimum + span), minimum + span) };
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

export function asSchema(value: unknown): Schema {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('A schema is an object.');
  return Object.fromEntries(Object.entries(value));
}
