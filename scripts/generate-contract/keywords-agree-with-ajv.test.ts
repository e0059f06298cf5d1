import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { compileSchemas } from './compile-for-test.ts';

const SAMPLES: unknown[] = [
  ...[null, true, false, 0, -0, 1, 2, 3, 5, -1, 1.5, 0.3, 10, 2 ** 53, 1e21, -1e21],
  ...['', 'a', 'ab', 'abc', 'abcd', '\u{1F600}', '\u{1F600}\u{1F600}', 'a\u{1F600}', '\ud83d', 'é', '1', 'A1', 'A1\n'],
  ...['2026-02-28', '2026-02-30', '2026-01-01T10:00:00Z', '2026-01-01', 'a@b.nl', 'https://example.com/a?b#c', '/a'],
  ...['4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77', '4c2d7ab0'],
  ...[
    [],
    [1],
    [1, 1],
    [1, 2],
    [1, '1'],
    ['a'],
    ['a', 'b', 'c'],
    [null],
    [[]],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{}, []],
  ],
  ...[
    {},
    { a: 1 },
    { a: 'x' },
    { a: null },
    { a: 1, b: 2 },
    { b: 2 },
    { a: 1, c: 'x' },
    { a: 1, b: 2, c: 3 },
    { c: 4 },
  ],
  ...[{ length: 1 }, { 0: 1 }, { kind: 'cat', lives: 9 }, { kind: 'dog', lives: 9 }, { kind: 'dog', barks: true }],
  ...[
    { value: 1, next: null },
    { value: 1, next: { value: 2, next: null } },
    { value: 1, next: { value: 'x' } },
  ],
  ...['{"__proto__":1}', '{"constructor":"x","a":1}', '{"toString":5}', '{"a":1,"__proto__":{"a":"x"}}'].map(parse),
  ...['{"left":{"value":1,"next":null}}', '{"value":1,"next":{"value":1,"next":{"value":1,"next":7}}}'].map(parse),
];

/** Each case has the schemas it references beside it; the schema under test is named Root. */
const CASES: Record<string, Record<string, unknown>> = {
  'a schema without any keyword': { Root: {} },
  'a description only': { Root: { description: 'Anything.', 'x-shape': 'proposed' } },
  'type string': { Root: { type: 'string' } },
  'several types': { Root: { type: ['string', 'integer', 'null'] } },
  'integer and number together': { Root: { type: ['integer', 'number'] } },
  boolean: { Root: { type: 'boolean' } },
  'const text': { Root: { const: 'a' } },
  'const null': { Root: { const: null } },
  'const number': { Root: { type: 'integer', const: 0 } },
  enum: { Root: { enum: ['a', 1, true, null] } },
  'enum with types': { Root: { type: ['string', 'null'], enum: ['a', null] } },
  minLength: { Root: { type: 'string', minLength: 1 } },
  'minLength of two': { Root: { type: 'string', minLength: 2 } },
  maxLength: { Root: { type: 'string', maxLength: 1 } },
  'both lengths': { Root: { type: 'string', minLength: 2, maxLength: 2 } },
  'maxLength of nothing': { Root: { type: 'string', maxLength: 0 } },
  pattern: { Root: { type: 'string', pattern: '^[A-Z]\\d$' } },
  'a pattern with a slash and a code point': { Root: { type: 'string', pattern: '^(/a|.)$' } },
  'format date': { Root: { type: 'string', format: 'date' } },
  'format date-time': { Root: { type: ['string', 'null'], format: 'date-time' } },
  'format email': { Root: { type: 'string', format: 'email' } },
  'format uuid': { Root: { type: 'string', format: 'uuid' } },
  'format uri': { Root: { type: 'string', format: 'uri', maxLength: 30 } },
  integer: { Root: { type: 'integer' } },
  number: { Root: { type: 'number' } },
  minimum: { Root: { type: 'number', minimum: 1.5 } },
  maximum: { Root: { type: 'integer', maximum: 2 } },
  'both bounds': { Root: { type: 'integer', minimum: 0, maximum: 2 } },
  'bounds with an exponent': { Root: { type: 'number', minimum: -1e21, maximum: 1e-7 } },
  exclusiveMinimum: { Root: { type: 'number', exclusiveMinimum: 0 } },
  exclusiveMaximum: { Root: { type: ['number', 'null'], exclusiveMaximum: 2, minimum: 0 } },
  multipleOf: { Root: { type: 'integer', multipleOf: 5, maximum: 1000 } },
  'multipleOf a fraction': { Root: { type: 'number', multipleOf: 0.5, maximum: 1000, minimum: -1000 } },
  'keywords of all types without a type': { Root: { minLength: 2, minimum: 2, minItems: 1, minProperties: 1 } },
  array: { Root: { type: 'array' } },
  items: { Root: { type: 'array', items: { type: 'integer' } } },
  'items of items': { Root: { type: 'array', items: { type: 'array', items: { type: ['string', 'null'] } } } },
  'number of items': { Root: { type: 'array', minItems: 1, maxItems: 2 } },
  maxItems: { Root: { type: 'array', items: { type: 'string' }, maxItems: 2 } },
  uniqueItems: { Root: { type: 'array', uniqueItems: true } },
  object: { Root: { type: 'object' } },
  properties: { Root: { type: 'object', properties: { a: { type: 'integer' } } } },
  required: { Root: { type: 'object', properties: { a: { type: 'integer' }, b: {} }, required: ['a'] } },
  'required beside properties': { Root: { type: 'object', properties: { a: {} }, required: ['c'] } },
  'properties without a type': { Root: { properties: { a: { type: 'integer' } }, required: ['a'] } },
  'no other properties': { Root: { type: 'object', properties: { a: {} }, additionalProperties: false } },
  'no properties': { Root: { type: 'object', additionalProperties: false } },
  'any other properties': { Root: { type: 'object', properties: { a: {} }, additionalProperties: true } },
  'other properties alone': { Root: { type: 'object', additionalProperties: { type: 'integer' } } },
  'other properties beside': {
    Root: { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: { type: 'string' } },
  },
  'other properties by reference': {
    Text: { type: 'string' },
    Root: { type: 'object', properties: { a: {} }, additionalProperties: { $ref: '#/components/schemas/Text' } },
  },
  minProperties: { Root: { type: 'object', minProperties: 2 } },
  maxProperties: { Root: { type: 'object', maxProperties: 1 } },
  propertyNames: { Root: { type: 'object', propertyNames: { enum: ['a', 'b'] } } },
  'propertyNames by reference': {
    Name: { type: 'string', maxLength: 1 },
    Root: { type: 'object', propertyNames: { $ref: '#/components/schemas/Name' } },
  },
  'a property named length': { Root: { type: 'object', properties: { length: { type: 'string' } } } },
  reference: { Root: { $ref: '#/components/schemas/Other' }, Other: { type: 'integer' } },
  'reference with a description': {
    Root: { type: 'object', properties: { a: { $ref: '#/components/schemas/Other', description: 'Of a.' } } },
    Other: { type: 'integer' },
  },
  'reference with another keyword': {
    Root: { $ref: '#/components/schemas/Other', minimum: 2 },
    Other: { type: 'integer' },
  },
  'reference to a later name': {
    Root: { type: 'array', items: { $ref: '#/components/schemas/Zebra' } },
    Zebra: { type: 'string' },
  },
  'names that arktype has too': {
    Root: { anyOf: [{ $ref: '#/components/schemas/Date' }, { $ref: '#/components/schemas/Record' }] },
    Date: { type: 'integer' },
    Record: { type: 'object', required: ['a'] },
  },
  anyOf: { Root: { anyOf: [{ type: 'integer', minimum: 2 }, { type: 'string' }, { type: 'null' }] } },
  'anyOf objects': {
    Root: {
      anyOf: [
        { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'], additionalProperties: false },
        { type: 'object', properties: { c: { type: 'integer' } }, required: ['c'] },
      ],
    },
  },
  'anyOf beside properties': {
    Root: { type: 'object', properties: { a: { type: 'integer' } }, anyOf: [{ required: ['b'] }, { required: ['c'] }] },
  },
  oneOf: { Root: { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 2 }] } },
  'oneOf objects': {
    Root: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
    Cat: { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } }, required: ['kind'] },
    Dog: {
      type: 'object',
      properties: { kind: { const: 'dog' }, barks: { type: 'boolean' } },
      required: ['kind', 'barks'],
    },
  },
  'oneOf that overlap': { Root: { oneOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object' } },
  allOf: { Root: { allOf: [{ type: 'integer' }, { minimum: 2 }, { maximum: 5 }] } },
  'allOf objects': {
    Root: { allOf: [{ $ref: '#/components/schemas/A' }, { type: 'object', required: ['b'] }] },
    A: { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] },
  },
  'allOf with a closed object': {
    Root: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { b: {} }, required: ['b'] }] },
    A: { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false },
  },
  'allOf of oneOf and anyOf': {
    Root: {
      allOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { anyOf: [{ minLength: 2 }, { maximum: 2 }] }],
    },
  },
  'a list that refers to itself': { Root: { type: 'array', items: { $ref: '#/components/schemas/Root' } } },
  'a chain': {
    Root: {
      type: 'object',
      properties: {
        value: { type: 'integer' },
        next: { anyOf: [{ $ref: '#/components/schemas/Root' }, { type: 'null' }] },
      },
      required: ['value', 'next'],
    },
  },
  'a circle of two': {
    Root: { type: 'object', properties: { left: { $ref: '#/components/schemas/Other' } }, additionalProperties: false },
    Other: {
      type: 'object',
      properties: { next: { anyOf: [{ $ref: '#/components/schemas/Root' }, { type: 'null' }] }, value: {} },
    },
  },
  'a circle met in two alternatives': {
    Root: {
      anyOf: [
        {
          type: 'object',
          properties: { next: { $ref: '#/components/schemas/Node' }, value: { const: 7 } },
          required: ['next'],
        },
        { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } }, required: ['next'] },
      ],
    },
    Node: {
      type: ['object', 'null'],
      properties: { next: { $ref: '#/components/schemas/Node' } },
      required: ['value', 'next'],
    },
  },
};

describe('the generated validator says what Ajv says', () => {
  test.each(Object.keys(CASES))('%s', (name) => {
    const schemas = CASES[name] ?? {};
    const ajv = new Ajv2020({ strict: false, ownProperties: true });
    addFormats(ajv);
    ajv.addSchema({ components: { schemas } }, 'contract');
    const allows = ajv.compile({ $ref: 'contract#/components/schemas/Root' });
    const validator = compileSchemas(schemas)('Root');
    const verdicts = SAMPLES.map((sample) => allows(sample));
    expect(SAMPLES.map((sample) => [sample, validator.allows(sample)])).toEqual(
      SAMPLES.map((sample, index) => [sample, verdicts[index]]),
    );
    expect(SAMPLES.map((sample) => [sample, validator.problems(sample).length === 0])).toEqual(
      SAMPLES.map((sample, index) => [sample, verdicts[index]]),
    );
  });

  test('a chain of a hundred links is followed to its end', () => {
    const validator = compileSchemas({ Root: CASES['a chain']?.['Root'] })('Root');
    const chain = (end: unknown) => {
      let link = end;
      for (let value = 0; value < 100; value += 1) link = { value, next: link };
      return link;
    };
    expect(validator.allows(chain(null))).toBe(true);
    expect(validator.allows(chain(1))).toBe(false);
    expect(validator.problems(chain(1)).map((problem) => problem.path)).toEqual(['/next'.repeat(100)]);
  });

  test('a number that JSON.parse made infinite is no number', () => {
    const validator = compileSchemas({ Root: { type: 'number', minimum: 0 } })('Root');
    expect(validator.allows(parse('1e400'))).toBe(false);
  });
});

function parse(text: string): unknown {
  return JSON.parse(text);
}
