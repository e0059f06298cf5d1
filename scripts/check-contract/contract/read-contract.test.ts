import { expect, test } from 'vitest';
import { parseContractText } from './load-contract.ts';
import { readContract } from './read-contract.ts';

const TEXT = `
openapi: 3.1.1
info: { title: T, version: "2" }
security: [{ session: [] }]
reused: &headers
  - { name: x-one, in: header, required: true, schema: { type: string }, example: a }
paths:
  /api/user.php:
    get:
      operationId: getUser
      x-source: specified
      tags: [session]
      parameters: *headers
      responses: { "200": { description: The user } }
    post:
      operationId: postUser
      x-source: specified
      security: [{ session: [] }, {}]
      x-variants:
        - name: signUp
          query: { new: "1" }
          session: none
          x-signup: true
          body: { type: object }
          response: { type: object }
          example: { name: Sam }
        - name: unsubscribe
          source: proposed
          query: { push: "0" }
          session: required
          changes: false
      requestBody: { required: true, content: { application/json: { schema: { type: object } } } }
      responses: { "200": { description: Done }, "4XX": { description: Refused } }
  /api/logout.php:
    get: { operationId: logOut, x-changes: true, x-order: 99, security: [], responses: { "200": { description: Done } } }
`;
const contract = readContract(parseContractText(TEXT));

test('operations are read with their source, session and whether they change anything', () => {
  const read = contract.operations.map(({ operationId, uses, order }) => [
    operationId,
    order,
    ...uses.map(({ session, isChanging }) => `${session} ${isChanging}`),
  ]);
  expect(read).toEqual([
    ['getUser', 50, 'required false'],
    ['postUser', 50, 'none true', 'required false'],
    ['logOut', 99, 'none true'],
  ]);
  expect(contract.operations[0]?.parameters).toMatchObject([{ name: 'x-one', place: 'header', isRequired: true }]);
});

test('variants are uses of their own, with their query, body and answer', () => {
  const [signUp, unsubscribe] = contract.operations[1]?.uses ?? [];
  expect(signUp).toMatchObject({
    name: 'signUp',
    source: 'specified',
    query: new Map([['new', '1']]),
    success: '/paths/~1api~1user.php/post/x-variants/0/response',
    body: { schema: '/paths/~1api~1user.php/post/x-variants/0/body', example: { name: 'Sam' } },
  });
  expect(unsubscribe?.source).toBe('proposed');
  expect(contract.signUp?.use).toBe(signUp);
});

test('what is no contract is refused with a reason', () => {
  expect(() => readContract({ swagger: '2.0' })).toThrow('no OpenAPI document');
  expect(() => readContract({ openapi: '3.0.3' })).toThrow('this command reads 3.1');
  expect(() => readContract({ openapi: '3.1.0', paths: {} })).toThrow('no operations');
  expect(() => parseContractText('a: [')).toThrow('does not parse as YAML');
});
