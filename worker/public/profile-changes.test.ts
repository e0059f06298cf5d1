import { expect, test } from 'vitest';
import { mergedChanges } from './profile-changes.ts';

test('what another tab has typed stays beside what this one types', () => {
  const stored = { personal: 'A long text', fields: { smoking: ['never'] }, notes: { ideal_evening: 'A walk' } };
  const typed = { city: 'Gouda', fields: { pets: ['cat'] } };
  expect(mergedChanges(stored, typed, null)).toEqual({
    ...stored,
    city: 'Gouda',
    fields: { smoking: ['never'], pets: ['cat'] },
  });
  expect(mergedChanges(null, typed, null)).toEqual(typed);
});

test('a tab takes back what it knew alone, and nothing that was typed elsewhere since', () => {
  const known = { personal: 'Half', city: 'Gouda', fields: { smoking: ['never'] } };
  expect(mergedChanges(known, null, known)).toBeNull();
  expect(mergedChanges({ ...known, personal: 'Half and whole' }, null, known)).toEqual({ personal: 'Half and whole' });
  expect(mergedChanges({ ...known, fields: { smoking: ['often'] } }, { personal: 'Half' }, known)).toEqual({
    personal: 'Half',
    fields: { smoking: ['often'] },
  });
});

test('what a tab only knew and did not change is not written again over newer words, nor after it is gone', () => {
  const known = { personal: 'Half' };
  const changes = { ...known, city: 'Gouda' };
  expect(mergedChanges({ personal: 'Half and whole' }, changes, known)).toEqual({
    personal: 'Half and whole',
    city: 'Gouda',
  });
  expect(mergedChanges(null, changes, known)).toEqual({ city: 'Gouda' });
});

test('a part that was cleared is a change like others', () => {
  expect(mergedChanges({ personal: 'Half' }, { personal: null, gender: null }, { personal: 'Half' })).toEqual({
    personal: null,
    gender: null,
  });
});
