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

function _withBody(schema: unknown, schemas: Json = {}): ContractDocument {
  return contract({ requestBody: { required: true, content: { 'application/json': { schema } } } }, schemas);
}

function _withAnswer(schema: unknown, schemas: Json = {}): ContractDocument {
  return contract({ responses: { '200': { content: { 'application/json': { schema } } } } }, schemas);
}

/** Formats changes as `breaks-client /name: is now required`, showing only the place within a schema. */
function told(before: ContractDocument, after: ContractDocument): string[] {
  return compareContracts(before, after).map(
    ({ effect, where, place, text }: Change) => `${effect} ${place === '' ? where : place}: ${text}`,
  );
}

const OBJECT = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const RESPONSE = { description: 'Done' };
const LIMIT = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const BODY = { content: { 'application/json': { schema: { type: 'object' } } } };

it.each<[string, Json, Json, string[]]>([
  [
    'a new status',
    {},
    { responses: { '409': RESPONSE } },
    ['breaks-client answer 409: new: the client does not know it'],
  ],
  [
    'a status gone',
    { responses: { '409': RESPONSE } },
    {},
    ['breaks-backend answer 409: removed: a backend that answers it breaks the contract now'],
  ],
  ['a new optional parameter', {}, { parameters: [LIMIT] }, ['compatible query parameter limit: new and optional']],
  [
    'a new required parameter',
    {},
    { parameters: [{ ...LIMIT, required: true }] },
    ['breaks-client query parameter limit: new and required'],
  ],
  [
    'a parameter now required',
    { parameters: [LIMIT] },
    { parameters: [{ ...LIMIT, required: true }] },
    ['breaks-client query parameter limit: is now required'],
  ],
  [
    'a parameter removed',
    { parameters: [LIMIT] },
    {},
    ['breaks-client query parameter limit: removed: what the client asks with it is no longer heard'],
  ],
  [
    'a parameter with a new limit',
    { parameters: [LIMIT] },
    { parameters: [{ ...LIMIT, schema: { type: 'integer', maximum: 50 } }] },
    ['breaks-client query parameter limit: maximum is now 50'],
  ],
  [
    'a body now asked for',
    {},
    { requestBody: { ...BODY, required: true } },
    ['breaks-client request body: new and required'],
  ],
  [
    'another media type of the body',
    { requestBody: BODY },
    { requestBody: { content: { 'multipart/form-data': BODY.content['application/json'] } } },
    ['breaks-client request body: application/json removed', 'breaks-backend request body: multipart/form-data new'],
  ],
  [
    'a header of an answer',
    { responses: { '200': RESPONSE } },
    {
      responses: {
        '200': { ...RESPONSE, headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } } },
      },
    },
    ['breaks-backend answer 200, header retry-after: new and required'],
  ],
  [
    'a session now needed',
    { security: [] },
    { security: [{ session: [] }] },
    ['breaks-client : session was none, is now required'],
  ],
  [
    'a session no longer needed',
    { security: [{ session: [] }] },
    { security: [{ session: [] }, {}] },
    ['breaks-backend : session was required, is now optional'],
  ],
  ['another source', { 'x-source': 'proposed' }, {}, ['compatible : the operation was proposed, is now specified']],
  ['other words', { summary: 'A' }, { summary: 'B' }, ['wording : the operation is described differently']],
  [
    'a use removed, one added',
    { 'x-variants': [{ name: 'push', query: { push: '1' } }, { name: 'plain' }] },
    { 'x-variants': [{ name: 'push', query: { push: '2' } }, { name: 'new' }] },
    [
      'breaks-client use push: query was push=1, is now push=2',
      'breaks-client use plain: removed',
      'breaks-backend use new: new',
    ],
  ],
  [
    'the body of one use',
    { 'x-variants': [{ name: 'push', body: OBJECT }] },
    { 'x-variants': [{ name: 'push', body: { ...OBJECT, required: [] } }] },
    ['breaks-backend /a: is no longer required'],
  ],
])('tells %s', (_, before, after, changes) => {
  expect(told(contract(before), contract(after))).toEqual(changes);
});

it('tells a removed and a new operation with their sources', () => {
  const paths = (path: string, source: string): ContractDocument =>
    new ContractDocument({ openapi: '3.1.1', paths: { [path]: { get: { operationId: path, 'x-source': source } } } });
  const changes = compareContracts(paths('/a.php', 'specified'), paths('/b.php', 'proposed'));
  expect(changes.map(({ effect, text, operations }) => [effect, text, operations[0]?.source])).toEqual([
    ['breaks-client', 'the operation is removed', 'specified'],
    ['breaks-backend', 'the operation is new', 'proposed'],
  ]);
});

it('does not take another name of a path parameter for another operation', () => {
  const paths = (path: string): ContractDocument =>
    new ContractDocument({ openapi: '3.1.1', paths: { [path]: { get: { operationId: 'a' } } } });
  expect(compareContracts(paths('/{locale}.json'), paths('/{language}.json'))).toEqual([]);
});

it('tells a change of a shared schema once, with all its operations', () => {
  const shared = (type: string): ContractDocument => {
    const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } };
    const get = { operationId: 'one', 'x-source': 'specified', responses: { '200': answer } };
    const put = { operationId: 'other', 'x-source': 'proposed', responses: { '200': answer } };
    const User = { type: 'object', properties: { id: { type } } };
    return new ContractDocument({
      openapi: '3.1.1',
      paths: { '/a.php': { get, put } },
      components: { schemas: { User } },
    });
  };
  const changes = compareContracts(shared('integer'), shared('string'));
  expect(changes.map(({ place, operations }) => [place, operations.map((one) => one.operationId)])).toEqual([
    ['User/id', ['one', 'other']],
  ]);
});
