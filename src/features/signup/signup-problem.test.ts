import { expect, test } from 'vitest';
import { refusedFields } from './signup-problem.ts';

test('what the server refuses of a field is told by that field, and of anything else by none', () => {
  expect(refusedFields({ email: 'taken' })).toEqual({ email: 'signup.email_taken', name: null, password: null });
  expect(refusedFields({ name: 'no_letter', password: 'leaked' })).toEqual({
    email: null,
    name: 'signup.name_no_letter',
    password: 'profile.not_accepted',
  });
  expect(refusedFields({ gender: 'invalid' })).toBeNull();
  expect(refusedFields({})).toBeNull();
});
