import { describe, expect, test } from 'vitest';
import { compileSchemas } from './compile-for-test.ts';
import { ContractError } from './contract-error.ts';
import { generate } from './generate.ts';

const AT = '/components/schemas/Root';

describe('a schema that the generator cannot express ends the generation with its place', () => {
  test.each<[string, object, string]>([
    ['an unknown keyword', { type: 'string', minLenght: 3 }, `${AT}/minLenght`],
    ['not', { not: { type: 'string' } }, `${AT}/not`],
    ['if', { if: {} }, `${AT}/if`],
    ['patternProperties', { type: 'object', patternProperties: {} }, `${AT}/patternProperties`],
    ['prefixItems', { type: 'array', prefixItems: [] }, `${AT}/prefixItems`],
    ['unevaluatedProperties', { unevaluatedProperties: false }, `${AT}/unevaluatedProperties`],
    ['nullable of OpenAPI 3.0', { type: 'string', nullable: true }, `${AT}/nullable`],
    ['an unknown format', { type: 'string', format: 'ipv4' }, `${AT}/format`],
    ['an unknown type', { type: 'float' }, `${AT}/type`],
    ['a broken pattern', { type: 'string', pattern: '(' }, `${AT}/pattern`],
    ['a pattern that the flag u forbids', { type: 'string', pattern: '\\-' }, `${AT}/pattern`],
    ['a keyword of another type', { type: 'string', minimum: 3 }, `${AT}/minimum`],
    ['a length that is no count', { type: 'string', maxLength: -1 }, `${AT}/maxLength`],
    ['a limit given as a text', { type: 'integer', maximum: '3' }, `${AT}/maximum`],
    ['an empty range', { type: 'integer', minimum: 3, maximum: 2 }, `${AT}/minimum`],
    ['an empty enum', { enum: [] }, `${AT}/enum`],
    ['an enum of another type', { type: 'integer', enum: ['a'] }, `${AT}/enum`],
    ['an object in an enum', { enum: [{}] }, `${AT}/enum`],
    ['a limit beside an enum', { enum: ['a'], maxLength: 3 }, `${AT}/maxLength`],
    ['an empty anyOf', { anyOf: [] }, `${AT}/anyOf`],
    [
      'a place deep inside',
      { type: 'object', properties: { 'a/b': { items: { nope: 1 } } } },
      `${AT}/properties/a~1b/items/nope`,
    ],
    ['a name that every object inherits', { properties: { constructor: {} } }, `${AT}/properties/constructor`],
    ['the same among the required', { required: ['a', 'toString'] }, `${AT}/required/1`],
    ['a name that arktype takes for an option', { properties: { '+': {} } }, `${AT}/properties/+`],
    ['a required property that is forbidden', { required: ['a'], additionalProperties: false }, `${AT}/required`],
    ['a reference to nothing', { $ref: '#/components/schemas/Nobody' }, `${AT}/$ref`],
    ['a reference to another file', { $ref: 'other.yaml#/Thing' }, `${AT}/$ref`],
    ['a reference only to itself', { $ref: '#/components/schemas/Root' }, AT],
    ['a schema that is no object', { items: 3 }, `${AT}/items`],
  ])('%s', (_name, schema, pointer) => {
    expect(failureOf(() => compileSchemas({ Root: schema }))).toMatch(new RegExp(`^${escapeForPattern(pointer)}: `));
  });

  test('a name that could be a word of the language of arktype', () => {
    expect(failureOf(() => compileSchemas({ string: { type: 'integer' } }))).toMatch(
      /^\/components\/schemas\/string: /,
    );
  });
});

describe('an operation that the generator cannot express ends the generation with its place', () => {
  const at = '/paths/~1api~1a.php/get';
  const json = (schema: object) => ({ '200': { description: 'x', content: { 'application/json': { schema } } } });
  const known = { $ref: '#/components/schemas/Root' };
  test.each<[string, object, string]>([
    ['no operationId', { 'x-source': 'specified', responses: {} }, `${at}/operationId`],
    ['no x-source', { operationId: 'a', responses: {} }, `${at}/x-source`],
    ['another x-source', { operationId: 'a', 'x-source': 'guessed', responses: {} }, `${at}/x-source`],
    [
      'an unnamed schema',
      withResponses(json({ type: 'array' })),
      `${at}/responses/200/content/application~1json/schema`,
    ],
    ['a status that is none', withResponses({ '2OO': {} }), `${at}/responses/2OO`],
    ['a dead reference', withResponses({ '200': { $ref: '#/components/responses/No' } }), `${at}/responses/200/$ref`],
    [
      'two media types',
      withResponses({ '200': { content: { 'application/json': { schema: known }, 'text/plain': {} } } }),
      `${at}/responses/200/content`,
    ],
  ])('%s', async (_name, operation, pointer) => {
    const contract = {
      openapi: '3.1.1',
      paths: { '/api/a.php': { get: operation } },
      components: { schemas: { Root: {} }, responses: {} },
    };
    const failure = generate(JSON.stringify(contract)).catch((error: unknown) => error);
    const error = await failure;
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toHaveProperty('message', expect.stringMatching(new RegExp(`^${escapeForPattern(pointer)}: `)));
  });
});

describe('a text that is no contract', () => {
  test.each<[string, string]>([
    ['broken YAML', 'openapi: [3.1'],
    ['a key twice', 'openapi: 3.1.0\nopenapi: 3.1.0'],
    ['an empty file', ''],
    ['a list', '[]'],
    ['an older version', 'openapi: 3.0.3'],
  ])('%s', async (_name, text) => {
    await expect(generate(text)).rejects.toBeInstanceOf(ContractError);
    await expect(generate(text)).rejects.toThrow(/^[^\n]+$/);
  });

  test('merge keys and anchors are followed', async () => {
    const text = [
      ...['openapi: 3.1.1', 'paths: {}', 'components:', '  schemas:'],
      '    A: { type: object, properties: &shared { a: { type: string } } }',
      '    B: { type: object, properties: { <<: *shared, b: { type: "null" } } }',
    ].join('\n');
    const files = await generate(text);
    expect(files.get('validators.ts')).toContain('"B": [{ "a?": "string", "b?": "null" }, ":", notAList]');
    expect(files.get('types.ts')).toContain('a?: string');
  });
});

function withResponses(responses: object): object {
  return { operationId: 'a', 'x-source': 'specified', responses };
}

function failureOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ContractError) return error.message;
    throw error;
  }
  return 'no failure';
}

function escapeForPattern(text: string): string {
  return text.replace(/[$+.]/g, '\\$&');
}
