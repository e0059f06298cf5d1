import { expect, test } from 'vitest';
import { findOperation, findResponseSchema } from '../generated/validators.ts';

test('a documented status gives the schema of its body', () => {
  expect(findResponseSchema('GET', '/api/user.php', 200)).toEqual({ kind: 'validate', schema: 'User' });
  expect(findResponseSchema('get', '/api/user.php', 403)).toEqual({ kind: 'validate', schema: 'ErrorResponse' });
});

test('a documented status without content has an empty body', () => {
  expect(findResponseSchema('POST', '/api/page-hidden.php', 204)).toEqual({ kind: 'empty' });
});

test('what the contract does not mention is undocumented', () => {
  expect(findResponseSchema('GET', '/api/user.php', 500)).toEqual({ kind: 'undocumented' });
  expect(findResponseSchema('GET', '/api/nothing.php', 200)).toEqual({ kind: 'undocumented' });
});

test('an operation is found by method and path of the contract, and says where it comes from', () => {
  expect(findOperation('get', '/api/settings.php')).toMatchObject({ operationId: 'getSettings', source: 'proposed' });
  expect(findOperation('GET', '/_i18n/{locale}/messages.json')).toMatchObject({ source: 'specified' });
  expect(findOperation('PATCH', '/api/user.php')).toBeUndefined();
});

test('the query tells which use of an operation a success belongs to', () => {
  const schemaFor = (query: string) => findResponseSchema('GET', '/api/chat.php', 200, new URLSearchParams(query));
  expect(schemaFor('profile=7')).toEqual({ kind: 'validate', schema: 'ChatStart' });
  expect(schemaFor('conversation=7&limit=5')).toEqual({ kind: 'validate', schema: 'ChatPage' });
  expect(findResponseSchema('POST', '/api/user.php', 200, new URLSearchParams('new=1'))).toEqual({
    kind: 'validate',
    schema: 'User',
  });
  expect(findResponseSchema('GET', '/api/chat.php', 404, new URLSearchParams('profile=7'))).toEqual({
    kind: 'validate',
    schema: 'ErrorResponse',
  });
});
