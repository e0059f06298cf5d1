import { expect, it } from 'vitest';
import { SchemaChecker } from '../checks/schema-checker.ts';
import { readContract } from '../contract/read-contract.ts';
import type { HeaderList } from '../model/exchange.ts';
import { checkRequest } from './check-request.ts';
import { matchOperation, matchUse } from './match-operation.ts';

const BODY = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } },
};
const UPLOAD = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string' }, note: { type: 'string' } },
};
const contract = readContract({
  openapi: '3.1.1',
  info: { title: 'Test', version: '1' },
  paths: {
    '/a.php': {
      get: {
        operationId: 'getA',
        parameters: [
          { name: 'x-client', in: 'header', required: true, schema: { type: 'string', minLength: 2 } },
          { name: 'page', in: 'query', schema: { type: 'integer', maximum: 10 } },
          { name: 'full', in: 'query', schema: { type: 'boolean' } },
          { name: 'ids[]', in: 'query', schema: { type: 'array', items: { type: 'string' }, maxItems: 2 } },
        ],
      },
      post: {
        operationId: 'postA',
        parameters: [
          { name: 'new', in: 'query', schema: { const: '1' } },
          { name: 'member', in: 'query', schema: { type: 'string' } },
        ],
        'x-variants': [
          { name: 'make', query: { new: '1' }, body: BODY },
          { name: 'send', query: { member: '*' }, body: { type: 'object' } },
        ],
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      },
      put: {
        operationId: 'putA',
        requestBody: { required: true, content: { 'multipart/form-data': { schema: UPLOAD } } },
      },
    },
    '/{locale}/b.json': {
      get: {
        operationId: 'getB',
        parameters: [{ name: 'locale', in: 'path', required: true, schema: { enum: ['de', 'en'] } }],
      },
    },
  },
});
const checker = new SchemaChecker(contract.document);
const JSON_TYPE: HeaderList = [['Content-Type', 'application/json; charset=utf-8']];

function told(
  method: string,
  target: string,
  headers: HeaderList = [],
  body: string | null = null,
  isBodyWhole = true,
) {
  const url = `http://localhost${target}`;
  const match = matchOperation(contract.operations, method, new URL(url).pathname);
  if (match.kind !== 'operation') throw new Error(`${method} ${target} is no operation`);
  const use = matchUse(match.operation, new URL(url).searchParams);
  const bytes = body === null ? null : Buffer.from(body);
  const request = { request: { method, url, headers, body: bytes }, pathValues: match.pathValues, isBodyWhole };
  return checkRequest(checker, match.operation, use, request).map(({ code, place }) => `${code} ${place}`);
}

const CLIENT: HeaderList = [['X-Client', 'web']];

it.each<[string, string[]]>([
  ['/a.php', []],
  ['/a.php?page=2&full=true&ids[]=1&ids[]=2', []],
  ['/a.php?page=11', ['request-wrong-parameter query parameter page']],
  ['/a.php?page=two', ['request-wrong-parameter query parameter page']],
  ['/a.php?full=1', ['request-wrong-parameter query parameter full']],
  ['/a.php?page=1&page=2', ['request-repeated-parameter query parameter page']],
  ['/a.php?ids[]=1&ids[]=2&ids[]=3', ['request-wrong-parameter query parameter ids[]']],
  ['/a.php?colour=red', ['request-unknown-parameter query parameter colour']],
  ['/de/b.json', []],
  ['/klingon/b.json', ['request-wrong-parameter path parameter locale']],
])('judges the query and path of %s', (target, expected) => {
  expect(told('GET', target, CLIENT)).toEqual(expected);
});

it('judges headers', () => {
  expect(told('GET', '/a.php')).toEqual(['request-missing-parameter header x-client']);
  expect(told('GET', '/a.php', [['X-Client', 'w']])).toEqual(['request-wrong-parameter header x-client']);
});

it.each<[string, HeaderList, string | null, string[]]>([
  ['/a.php?new=1', JSON_TYPE, '{"id":1}', []],
  ['/a.php?member=7', JSON_TYPE, '{}', []],
  ['/a.php', JSON_TYPE, '{}', ['request-unknown-use query']],
  ['/a.php?new=1', JSON_TYPE, '{}', ['request-missing-property body /id']],
  ['/a.php?new=1', JSON_TYPE, '{"id":"1"}', ['request-wrong-type body /id']],
  ['/a.php?new=1', JSON_TYPE, '{"id":1,"tags":[1,2]}', ['request-wrong-type body /tags/*']],
  ['/a.php?new=1', JSON_TYPE, '{"id":1,"more":2}', ['request-undocumented-property body /more']],
  ['/a.php?new=1', JSON_TYPE, '{"id":1', ['request-not-json body']],
  ['/a.php?new=1', [['Content-Type', 'text/plain']], '{"id":1}', ['request-wrong-content-type header Content-Type']],
  ['/a.php?new=1', [], '{"id":1}', ['request-wrong-content-type header Content-Type']],
  ['/a.php?new=1', JSON_TYPE, null, ['request-missing-body body']],
])('judges the body of %s for its use (%s, %s)', (target, headers, body, expected) => {
  expect(told('POST', target, headers, body)).toEqual(expected);
});

it('judges the fields of a form, not what its files hold', () => {
  const type: HeaderList = [['Content-Type', 'multipart/form-data; boundary=b']];
  const form = (...names: string[]): string =>
    `${names.map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n\0\r\n`).join('')}--b--`;
  expect(told('PUT', '/a.php', type, form('file', 'note'))).toEqual([]);
  expect(told('PUT', '/a.php', type, form('photo'))).toEqual([
    'request-missing-property body /file',
    'request-undocumented-property body /photo',
  ]);
});

it('says nothing of a body that it has only the beginning of', () => {
  expect(told('POST', '/a.php?new=1', JSON_TYPE, '{"id', false)).toEqual([]);
});

it('knows no operation outside of the contract', () => {
  expect(matchOperation(contract.operations, 'GET', '/other.php').kind).toBe('none');
  expect(matchOperation(contract.operations, 'GET', '/a.php/more').kind).toBe('none');
  const match = matchOperation(contract.operations, 'PATCH', '/a.php');
  expect(match.kind === 'other-method' ? [...match.methods].sort() : match).toEqual(['GET', 'POST', 'PUT']);
});
