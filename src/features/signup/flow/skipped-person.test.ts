import { expect, test } from 'vitest';
import { skippedPerson } from './skipped-person.ts';

const SAVED = { date_of_birth: '1990-01-31' };
const UNTOLD = { date_of_birth: null };

test('skipping clears a date of birth that was saved, in the same call as the rest, so that its failure is told', () => {
  expect(skippedPerson(SAVED, {}, null)).toEqual({ date_of_birth: null });
  expect(skippedPerson(SAVED, { gender: 'other' }, null)).toEqual({ gender: 'other', date_of_birth: null });
});

test('skipping keeps what was chosen and discards a date that was only typed', () => {
  const draft = { gender: 'female', dateParts: { year: '1990', month: '01', day: '31' } } as const;
  const fields = { hair: ['red'] };
  expect(skippedPerson(UNTOLD, draft, fields)).toEqual({ gender: 'female', fields });
  expect(skippedPerson(UNTOLD, { gender: null }, null)).toEqual({ gender: null });
});

test('skipping saves nothing where nothing was chosen and no date is saved', () => {
  expect(skippedPerson(UNTOLD, {}, null)).toBeNull();
});
