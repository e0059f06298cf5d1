import { expect, test } from 'vitest';
import { saved } from '../../../tests/fixtures/own-profile.ts';
import { draftWith } from './profile-draft.ts';
import { editsSince, editsWith, keptChanges, unsavedEdits } from './profile-edits.ts';

test('what was not typed here follows the saved profile', () => {
  const draft = draftWith(saved, {});
  const edits = editsWith({}, draft, { gender: 'female', fields: { ...draft.fields, smoking: ['often'] } });
  expect(edits).toEqual({ gender: 'female', fields: { smoking: ['often'] } });
  const elsewhere = { ...saved, city: 'Amersfoort', fields: { ...saved.fields, languages: ['de'] } };
  expect(draftWith(elsewhere, edits)).toMatchObject({
    city: 'Amersfoort',
    gender: 'female',
    fields: { smoking: ['often'], languages: ['de'] },
  });
});

test('what the saved profile has by now is no edit any more', () => {
  const edits = { city: 'Amersfoort', personal: 'I bake  ', fields: { smoking: ['often'], pets: ['cat'] } };
  const after = { ...saved, city: 'Amersfoort', fields: { ...saved.fields, smoking: ['often'] } };
  expect(unsavedEdits(after, edits)).toEqual({ personal: 'I bake  ', fields: { pets: ['cat'] } });
});

test('a note that is being typed keeps the space behind its last word', () => {
  const edits = { notes: { ideal_evening: 'A walk and ' } };
  expect(unsavedEdits(saved, edits)).toEqual(edits);
});

test('what was typed while a save was on its way is kept', () => {
  const sent = { personal: 'Alpha', city: 'Amersfoort' };
  expect(editsSince(sent, { ...sent, personal: 'AlphaBeta' })).toEqual({ personal: 'AlphaBeta' });
  expect(editsSince(sent, sent)).toBeNull();
});

test('a date of birth that is still being chosen is kept neither as deleted nor at all; a cleared one is', () => {
  const edits = { city: 'Amersfoort', date_of_birth: null };
  const empty = { year: '', month: '', day: '' };
  expect(keptChanges(edits, { ...empty, year: '1990' })).toEqual({ city: 'Amersfoort' });
  expect(keptChanges(edits, { year: '1990', month: '02', day: '31' })).toEqual({ city: 'Amersfoort' });
  expect(keptChanges({ date_of_birth: null }, { ...empty, day: '01' })).toBeNull();
  expect(keptChanges(edits, empty)).toEqual(edits);
  const whole = { date_of_birth: '1990-11-27' };
  expect(keptChanges(whole, { year: '1990', month: '11', day: '27' })).toEqual(whole);
  expect(keptChanges(null, empty)).toBeNull();
});
