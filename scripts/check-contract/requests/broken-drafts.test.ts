import { expect, test } from 'vitest';
import { SchemaChecker } from '../checks/schema-checker.ts';
import { readContract } from '../contract/read-contract.ts';
import { brokenDrafts } from './broken-drafts.ts';
import { buildDraft } from './build-draft.ts';
import { ResourcePool } from './resource-pool.ts';

const contract = readContract({
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  paths: {
    '/api/report.php': {
      post: {
        operationId: 'reportMember',
        parameters: [
          { name: 'x-package-name', in: 'header', required: true, schema: { type: 'string' }, example: 'web' },
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 }, example: 2 },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Report' },
              example: {
                profile: 118,
                kind: 'spam',
                text: null,
                honest: true,
                choices: [{ name: 'a' }, { name: 'b' }],
              },
            },
          },
        },
        responses: { '200': { description: 'Done' }, '404': { description: 'No such member' } },
      },
    },
  },
  components: {
    schemas: {
      Id: { type: 'integer', minimum: 1, 'x-resource': 'member' },
      Report: {
        type: 'object',
        required: ['profile', 'kind'],
        properties: {
          profile: { $ref: '#/components/schemas/Id' },
          kind: { type: 'string', enum: ['spam', 'other'] },
          text: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
          honest: { const: true },
          choices: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', required: ['name'], properties: { name: { type: 'string', pattern: '^[^@]' } } },
          },
        },
      },
    },
  },
});
const checker = new SchemaChecker(contract.document);

function valid(pool: ResourcePool) {
  const [operation] = contract.operations;
  const [use] = operation?.uses ?? [];
  if (operation === undefined || use === undefined) throw new Error('No operation');
  const options = {
    document: contract.document,
    pool,
    host: 'localhost',
    languages: [],
    attempt: 0,
    withOptional: true,
  };
  return buildDraft(operation, use, options);
}

test('a valid request takes what was learned in the place of what the example names', () => {
  const pool = new ResourcePool();
  expect(valid(pool)).toMatchObject({ body: { value: { profile: 118, kind: 'spam' } }, query: [['page', '2']] });
  expect(valid(pool).resources).toEqual([
    { resource: 'member', value: 118, isLearned: false, place: { kind: 'body', pointer: '/profile' } },
  ]);
  pool.learn('member', 7);
  expect(valid(pool)).toMatchObject({ body: { value: { profile: 7 } }, resources: [{ isLearned: true }] });
});

test('each broken request has one fault, and none of them is valid by mistake', () => {
  const broken = brokenDrafts(checker, valid(new ResourcePool()));
  const purposes = broken.map(({ purpose }) => purpose);
  expect(purposes).toEqual(
    expect.arrayContaining([
      'a body without "profile"',
      'a body without "kind"',
      'a body with "profile" that is no number',
      'a body with "profile" below 1',
      'a body with "kind" that the contract does not list',
      'a body with "text" longer than 5 characters',
      'with "page" below 1',
      'without the header x-package-name',
      'a body with "profile" that is true',
      'a body with "honest" that is false',
      'a body with "choices" that is empty',
      'a body without "choices[0].name"',
      'a body with "choices[0].name" of another form, @home',
      'a body that is not JSON',
      'an empty body',
      'a body as text/plain',
      'a member that does not exist',
    ]),
  );
  expect(purposes).toHaveLength(new Set(purposes).size);
  for (const { draft, kind } of broken) {
    const isBodyFault = draft.body.kind === 'json' && !['header', 'unknown-id', 'repeated'].includes(kind);
    const isQueryFault = draft.query.some(([, value]) => value !== '2');
    if (isBodyFault && !isQueryFault && draft.body.kind === 'json')
      expect(checker.isValid('/components/schemas/Report', draft.body.value)).toBe(false);
  }
});

test('the first broken requests are one of each kind', () => {
  const kinds = brokenDrafts(checker, valid(new ResourcePool()))
    .slice(0, 6)
    .map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(6);
});
