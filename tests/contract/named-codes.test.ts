import { expect, test } from 'vitest';
import { operationOf } from '../../scripts/check-contract/contract/contract.ts';
import { at, textAt } from '../../scripts/check-contract/contract/json.ts';
import { loadContract } from '../../scripts/check-contract/contract/load-contract.ts';

const contract = loadContract(null);
const { root } = contract.document;

/** Returns what the contract says of an operation in words. */
function wordsOf(operationId: string): string {
  const operation = operationOf(contract, operationId);
  const path = at(at(root, 'paths'), operation?.path ?? '');
  return textAt(at(path, operation?.method.toLowerCase() ?? ''), 'description') ?? '';
}

/** What the screens and the worker tell apart, by the code that they read. */
test.each([
  ['postUser', ['taken', 'signups_closed', 'name_starts_with_at', 'name_equal_to_email']],
  ['deleteAccount', ['fields.password']],
  ['changePassword', ['fields.password', 'fields.new_password', 'unchanged']],
  ['requestMailChange', ['fields.password', 'fields.email', 'unchanged']],
  ['uploadImage', ['fields.file', 'too_small', 'too_large', 'too_many']],
  ['sendPhoto', ['fields.file', 'photo_limit']],
  ['confirmActivation', ['token_used', 'token_expired', '/activate/done?token=']],
  ['confirmMailChange', ['/mail-change/do?token=']],
  ['resetPassword', ['/reset-password/do?token=']],
])('the contract names what the client reads of %s', (operationId, codes) => {
  expect(codes.filter((code) => !wordsOf(operationId).includes(code))).toEqual([]);
});

test('the rules for all operations name the codes that the client acts upon by itself', () => {
  const rules = textAt(at(root, 'info'), 'description') ?? '';
  const codes = ['csrf_invalid', 'idempotency_running', 'idempotency_conflict', 'other_account'];
  expect(codes.filter((code) => !rules.includes(code))).toEqual([]);
});
