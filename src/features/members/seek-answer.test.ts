import { expect, test } from 'vitest';
import { asksWhom } from './seek-answer.ts';

const UNTOLD = { ownGender: null, soughtGender: null, searchFields: ['gender', 'country'] };

test('a member whose gender suggests nobody is asked whom they look for', () => {
  expect(asksWhom(UNTOLD)).toBe(true);
  expect(asksWhom({ ...UNTOLD, ownGender: 'other' })).toBe(true);
  // Before the filters come: what is asked at once moves nothing later.
  expect(asksWhom({ ...UNTOLD, soughtGender: undefined })).toBe(true);
});

test('nobody is asked who has said it, for whom the server starts with a gender, or where the site has no such filter', () => {
  expect(asksWhom({ ...UNTOLD, soughtGender: 'male' })).toBe(false);
  expect(asksWhom({ ...UNTOLD, ownGender: 'female' })).toBe(false);
  expect(asksWhom({ ...UNTOLD, searchFields: ['country'] })).toBe(false);
});
