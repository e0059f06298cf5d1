import { expect, test } from 'vitest';
import { changedFields, changedNotes } from './operator-fields.ts';

const KNOWN = {
  allowed_values: { hair: ['red', 'black'], interests: ['music', 'food', 'film'] },
  multiple: ['interests'],
  notes: { weekend: 500 },
  labels: {},
};
const SAVED = { hair: ['red'], horoscope: ['lion'], interests: ['music'] };

test('only what was changed is named, not what another tab may have changed meanwhile', () => {
  expect(changedFields(SAVED, { ...SAVED, interests: ['music', 'food'] }, KNOWN)).toEqual({
    interests: ['music', 'food'],
  });
  expect(changedFields(SAVED, { hair: [] }, KNOWN)).toEqual({ hair: [] });
  expect(changedFields(SAVED, SAVED, KNOWN)).toBeNull();
  expect(changedFields(SAVED, undefined, KNOWN)).toBeNull();
});

test('a field or a choice that the operator has removed since is not named: the server would refuse all of the step', () => {
  expect(changedFields({}, { horoscope: ['lion'], hair: ['black'] }, KNOWN)).toEqual({ hair: ['black'] });
  expect(changedFields(SAVED, { hair: ['green'] }, KNOWN)).toBeNull();
  expect(changedFields(SAVED, { interests: ['cards', 'film'] }, KNOWN)).toEqual({ interests: ['film'] });
});

test('until the fields of the operator are known, what was changed is named as it is', () => {
  expect(changedFields({}, { horoscope: ['lion'] }, null)).toEqual({ horoscope: ['lion'] });
});

test('of the notes too, only what was changed and what the operator still asks is named', () => {
  const saved = { weekend: 'Hiking', motto: 'None' };
  expect(changedNotes(saved, { ...saved, weekend: '' }, KNOWN)).toEqual({ weekend: '' });
  expect(changedNotes(saved, { motto: 'Carpe diem' }, KNOWN)).toBeNull();
  expect(changedNotes(saved, { motto: 'Carpe diem' }, null)).toEqual({ motto: 'Carpe diem' });
  expect(changedNotes(saved, saved, null)).toBeNull();
  expect(changedNotes(saved, undefined, KNOWN)).toBeNull();
});
