import { expect, test } from 'vitest';
import { ContractDocument } from '../contract/document.ts';
import { SchemaChecker } from './schema-checker.ts';

const checker = new SchemaChecker(
  new ContractDocument({
    paths: { '/_i18n/{locale}/x.json': { schema: { $ref: '#/components/schemas/Id' } } },
    components: {
      schemas: {
        Id: { type: 'integer', minimum: 1 },
        Image: { type: 'object', required: ['id'], properties: { id: { $ref: '#/components/schemas/Id' } } },
        Card: {
          type: 'object',
          required: ['name', 'image'],
          properties: {
            name: { type: 'string', maxLength: 5 },
            image: { anyOf: [{ $ref: '#/components/schemas/Image' }, { type: 'null' }] },
            notes: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
        Entry: {
          allOf: [
            { $ref: '#/components/schemas/Card' },
            { type: 'object', properties: { liked: { type: 'boolean' } } },
          ],
        },
        List: { type: 'array', items: { $ref: '#/components/schemas/Entry' } },
        Start: {
          type: 'object',
          required: ['id'],
          additionalProperties: false,
          properties: { id: { type: 'integer' } },
        },
        Page: {
          type: 'object',
          required: ['id', 'rows'],
          properties: { id: { type: 'integer' }, rows: { type: 'array', items: { type: 'integer' } } },
        },
        Either: { anyOf: [{ $ref: '#/components/schemas/Start' }, { $ref: '#/components/schemas/Page' }] },
      },
    },
  }),
);

function problems(schema: string, value: unknown): string[] {
  return checker
    .problems(`/components/schemas/${schema}`, value)
    .map((each) => `${each.pointer} ${each.keyword}: ${each.expected} / ${each.actual}`);
}

test('a value that keeps to its schema has no problem', () => {
  expect(problems('List', [{ name: 'Ann', image: null, liked: true, notes: { any: 'text' } }])).toEqual([]);
  expect(problems('Either', { id: 1 })).toEqual([]);
  expect(problems('Either', { id: 1, rows: [1] })).toEqual([]);
});

test('each deviation is named once, at its own place', () => {
  expect(
    problems('List', [
      { name: 'Annabel', image: { id: '7' } },
      { image: null, liked: 1 },
    ]),
  ).toEqual([
    '/0/name maxLength: a text of at most 5 characters / the text "Annabel"',
    '/0/image/id type: an integer / the text "7"',
    '/1 required: the property "name", a text / an object with image, liked',
    '/1/liked type: true or false / the number 1',
  ]);
});

test('list positions and keys of maps are generalised', () => {
  const found = checker.problems('/components/schemas/List', [{ name: 'A', image: null, notes: { x: 1, y: 2 } }]);
  expect(found.map((each) => each.generalisedPointer)).toEqual(['/*/notes/*', '/*/notes/*']);
});

test('a property that no schema names is found, through allOf and in valid bodies', () => {
  expect(problems('List', [{ name: 'A', image: { id: 1, size: 3 }, extra: null }])).toEqual([
    '/0/image/size undocumented: only id / "size" with the number 3',
    '/0/extra undocumented: only name, image, notes, liked / "extra" with null',
  ]);
});

test('of several alternatives the nearest one is spoken of', () => {
  expect(problems('Either', { id: 1, rows: ['1'] })).toEqual(['/rows/0 type: an integer / the text "1"']);
  expect(problems('Entry', { name: 'A', image: 'x.png' })).toEqual(['/image type: an object / the text "x.png"']);
});

test('a schema below a path with braces is reached', () => {
  const pointer = '/paths/~1_i18n~1{locale}~1x.json/schema';
  expect(checker.isValid(pointer, 3)).toBe(true);
  expect(checker.isValid(pointer, 0)).toBe(false);
});
