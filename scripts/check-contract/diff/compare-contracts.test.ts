import { expect, it } from 'vitest';
import { ContractDocument } from '../contract/document.ts';
import type { Change } from './change.ts';
import { compareContracts } from './compare-contracts.ts';

type Json = Readonly<Record<string, unknown>>;

/** Creates a contract with a single operation and defaults for everything not given. */
function contract(operation: Json, schemas: Json = {}, rest: Json = {}): ContractDocument {
  const post = { operationId: 'save', 'x-source': 'specified', responses: {}, ...operation };
  return new ContractDocument({ openapi: '3.1.1', paths: { '/a.php': { post } }, components: { schemas }, ...rest });
}

function withBody(schema: unknown, schemas: Json = {}): ContractDocument {
  return contract({ requestBody: { required: true, content: { 'application/json': { schema } } } }, schemas);
}

function withAnswer(schema: unknown, schemas: Json = {}): ContractDocument {
  return contract({ responses: { '200': { content: { 'application/json': { schema } } } } }, schemas);
}

/** Formats changes as `breaks-client /name: is now required`, showing only the place within a schema. */
function told(before: ContractDocument, after: ContractDocument): string[] {
  return compareContracts(before, after).map(
    ({ effect, where, place, text }: Change) => `${effect} ${place === '' ? where : place}: ${text}`,
  );
}

const OBJECT = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };

/** The change, and whom it breaks in a request and in a response. */
const SCHEMA_RULES: readonly (readonly [
  rule: string,
  before: unknown,
  after: unknown,
  request: string,
  answer: string,
])[] = [
  [
    'a new required property',
    OBJECT,
    { ...OBJECT, properties: { ...OBJECT.properties, b: {} }, required: ['a', 'b'] },
    'breaks-client /b: new and required',
    'breaks-backend /b: new and required',
  ],
  [
    'a new optional property',
    OBJECT,
    { ...OBJECT, properties: { ...OBJECT.properties, b: {} } },
    'compatible /b: new and optional',
    'compatible /b: new and optional',
  ],
  [
    'a new optional property of a closed object',
    { ...OBJECT, additionalProperties: false },
    { ...OBJECT, properties: { ...OBJECT.properties, b: {} }, additionalProperties: false },
    'breaks-backend /b: new, where no further property was allowed',
    'breaks-client /b: new, where no further property was allowed',
  ],
  ['a property removed', OBJECT, { type: 'object' }, 'breaks-client /a: removed', 'breaks-client /a: removed'],
  [
    'a property no longer required',
    OBJECT,
    { ...OBJECT, required: [] },
    'breaks-backend /a: is no longer required',
    'breaks-client /a: is no longer required',
  ],
  [
    'a property now required',
    { ...OBJECT, required: [] },
    OBJECT,
    'breaks-client /a: is now required',
    'breaks-backend /a: is now required',
  ],
  [
    'a wider type',
    { type: 'integer' },
    { type: 'number' },
    'breaks-backend request body: was integer, is now number',
    'breaks-client answer 200: was integer, is now number',
  ],
  [
    'a narrower type',
    { type: ['string', 'integer'] },
    { type: 'string' },
    'breaks-client request body: was string or integer, is now string',
    'breaks-backend answer 200: was string or integer, is now string',
  ],
  [
    'another type',
    { type: 'string' },
    { type: 'boolean' },
    'breaks-client request body: was string, is now boolean',
    'breaks-client answer 200: was string, is now boolean',
  ],
  [
    'null allowed, written either way',
    { type: 'string' },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    'breaks-backend request body: may now be null',
    'breaks-client answer 200: may now be null',
  ],
  [
    'null no longer allowed',
    { type: ['string', 'null'] },
    { type: 'string' },
    'breaks-client request body: may no longer be null',
    'breaks-backend answer 200: may no longer be null',
  ],
  [
    'a value added',
    { enum: ['a'] },
    { enum: ['a', 'b'] },
    'breaks-backend request body: may now be "b"',
    'breaks-client answer 200: may now be "b"',
  ],
  [
    'a value removed',
    { enum: ['a', 'b'] },
    { const: 'a' },
    'breaks-client request body: is never "b" any more',
    'breaks-backend answer 200: is never "b" any more',
  ],
  [
    'a lower maximum',
    { type: 'string', maxLength: 20 },
    { type: 'string', maxLength: 10 },
    'breaks-client request body: maxLength was 20, is now 10',
    'breaks-backend answer 200: maxLength was 20, is now 10',
  ],
  [
    'a lower minimum',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 0 },
    'breaks-backend request body: minimum was 1, is now 0',
    'breaks-client answer 200: minimum was 1, is now 0',
  ],
  [
    'a limit gone',
    { type: 'array', items: {}, maxItems: 5 },
    { type: 'array', items: {} },
    'breaks-backend request body: maxItems was 5 and is gone',
    'breaks-client answer 200: maxItems was 5 and is gone',
  ],
  [
    'a pattern come',
    { type: 'string' },
    { type: 'string', pattern: '^a' },
    'breaks-client request body: pattern is now "^a"',
    'breaks-backend answer 200: pattern is now "^a"',
  ],
  [
    'another format',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
    'breaks-client request body: format was "date", is now "date-time"',
    'breaks-client answer 200: format was "date", is now "date-time"',
  ],
  [
    'an object closed',
    { type: 'object' },
    { type: 'object', additionalProperties: false },
    'breaks-client request body: may no longer have further properties',
    'breaks-backend answer 200: may no longer have further properties',
  ],
  [
    'items of a list',
    { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
    { type: 'array', items: { type: 'object', properties: { id: { type: ['integer', 'string'] } } } },
    'breaks-backend /*/id: was integer, is now integer or string',
    'breaks-client /*/id: was integer, is now integer or string',
  ],
  [
    'one more form',
    { oneOf: [{ type: 'string' }] },
    { oneOf: [{ type: 'string' }, { type: 'object', properties: { id: {} } }] },
    'breaks-backend request body: may now be object with id',
    'breaks-client answer 200: may now be object with id',
  ],
  [
    'a form told by its mark changes',
    {
      anyOf: [
        { type: 'object', properties: { kind: { const: 'x' } } },
        { type: 'object', properties: { kind: { const: 'y' } } },
      ],
    },
    {
      anyOf: [
        { type: 'object', properties: { kind: { const: 'y' }, more: {} } },
        { type: 'object', properties: { kind: { const: 'x' } } },
      ],
    },
    'compatible /more: new and optional',
    'compatible /more: new and optional',
  ],
  [
    'a part of allOf changes',
    { allOf: [OBJECT, { type: 'object', properties: { b: { type: 'string' } } }] },
    { allOf: [OBJECT, { type: 'object', properties: { b: { type: 'string', minLength: 1 } } }] },
    'breaks-client /b: minLength is now 1',
    'breaks-backend /b: minLength is now 1',
  ],
  [
    'only a description',
    { type: 'string', description: 'One' },
    { type: 'string', description: 'Two' },
    'wording request body: is described or exemplified differently',
    'wording answer 200: is described or exemplified differently',
  ],
];

it.each(SCHEMA_RULES)('tells %s', (_, before, after, request, answer) => {
  expect(told(withBody(before), withBody(after))).toEqual([request]);
  expect(told(withAnswer(before), withAnswer(after))).toEqual([answer]);
});

it.each([
  ['a reference for the schema itself', OBJECT, { $ref: '#/components/schemas/A' }],
  ['allOf for the object itself', OBJECT, { allOf: [{ type: 'object' }, { $ref: '#/components/schemas/A' }] }],
  ['the closest limits of allOf', { maxLength: 9 }, { allOf: [{ maxLength: 9 }, { maxLength: 20 }] }],
  ['another order of names', { enum: ['a', 'b'], type: 'string' }, { type: 'string', enum: ['b', 'a'] }],
  ['null in another spelling', { type: ['string', 'null'] }, { oneOf: [{ type: 'null' }, { type: 'string' }] }],
  ['forms in another order', { anyOf: [{ type: 'string' }, OBJECT] }, { anyOf: [OBJECT, { type: 'string' }] }],
])('finds no change in %s', (_, before, after) => {
  expect(told(withAnswer(before, { A: OBJECT }), withAnswer(after, { A: OBJECT }))).toEqual([]);
});

it('goes through schemas that contain themselves', () => {
  const tree = (leaf: Json): Json => ({
    Node: {
      type: 'object',
      properties: {
        leaf,
        left: { $ref: '#/components/schemas/Node' },
        all: { allOf: [{ $ref: '#/components/schemas/Node' }] },
      },
    },
  });
  const node = { $ref: '#/components/schemas/Node' };
  expect(told(withAnswer(node, tree({ type: 'string' })), withAnswer(node, tree({ type: 'integer' })))).toEqual([
    'breaks-client Node/leaf: was string, is now integer',
  ]);
});
