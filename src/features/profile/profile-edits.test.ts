import { expect, test } from 'vitest';
import { draftWith, type OwnProfile } from './profile-draft.ts';
import { editsSince, editsWith, unsavedEdits } from './profile-edits.ts';

const saved: OwnProfile = {
  id: 1,
  name: 'Robin',
  age: 34,
  city: 'Utrecht',
  country: 'NL',
  countryregion: 31,
  gender: 'other',
  date_of_birth: '1992-03-17',
  language: 'nl',
  main_image: null,
  images: [],
  personal: 'I bake bread.',
  fields: { smoking: ['never'], languages: ['nl', 'en'] },
  notes: { ideal_evening: 'A walk.' },
  fictional_icon: false,
  lastSignupStep: true,
  completeness: 90,
};

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

test('what was typed while a save was on its way is kept', () => {
  const sent = { personal: 'Alpha', city: 'Amersfoort' };
  expect(editsSince(sent, { ...sent, personal: 'AlphaBeta' })).toEqual({ personal: 'AlphaBeta' });
  expect(editsSince(sent, sent)).toBeNull();
});
