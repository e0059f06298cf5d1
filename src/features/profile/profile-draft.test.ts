import { describe, expect, it } from 'vitest';
import { saved } from '../../../tests/fixtures/own-profile.ts';
import { draftOf, isBirthDateAllowed, profileChanges, profileWith } from './profile-draft.ts';

describe('what is saved of a profile', () => {
  it('is nothing when nothing has changed', () => {
    expect(profileChanges(saved, draftOf(saved))).toBeNull();
    expect(profileChanges(saved, { ...draftOf(saved), city: ' Utrecht ' })).toBeNull();
    expect(profileChanges(saved, { ...draftOf(saved), fields: { ...saved.fields, children: [] } })).toBeNull();
  });

  it('is nothing where the server has spaces, line ends or an empty text that are no change of the member’s', () => {
    const untidy = { ...saved, name: ' Robin ', city: '', personal: 'I bake\r\nbread.\n' };
    expect(profileChanges(untidy, draftOf(untidy))).toBeNull();
    expect(profileChanges(untidy, { ...draftOf(untidy), personal: 'I bake\nbread.' })).toBeNull();
    const notes = { ideal_evening: 'A walk. ' };
    expect(profileChanges(saved, { ...draftOf(saved), notes })).toBeNull();
    expect(profileChanges({ ...saved, notes }, draftOf(saved))).toBeNull();
  });

  it('is what differs alone', () => {
    const draft = { ...draftOf(saved), personal: ' ', fields: { ...saved.fields, smoking: [] } };
    expect(profileChanges(saved, draft)).toEqual({ personal: null, fields: { smoking: [] } });
  });

  it('names region and city with another country, which would take them away', () => {
    const draft = { ...draftOf(saved), country: 'BE', countryregion: null };
    expect(profileChanges(saved, draft)).toEqual({ country: 'BE', countryregion: null, city: 'Utrecht' });
  });
});

describe('the profile that others will see', () => {
  const now = new Date(2026, 10, 26);

  it('is the saved one as long as nothing is typed', () => {
    expect(profileWith(saved, null, now)).toEqual(saved);
  });

  it('has what is typed, and the age of another date of birth', () => {
    const shown = profileWith(saved, { name: 'Ada', date_of_birth: '1990-11-27', city: 'Delft' }, now);
    expect(shown).toEqual({ ...saved, name: 'Ada', date_of_birth: '1990-11-27', city: 'Delft', age: 35 });
  });

  it('keeps its name where that is emptied, which cannot be saved', () => {
    expect(profileWith(saved, { name: ' ' }, now).name).toBe(saved.name);
  });

  it('keeps its age where the date of birth cannot be saved', () => {
    expect(profileWith(saved, { date_of_birth: '2014-05-01' }, now).age).toBe(saved.age);
  });
});

describe('a date of birth', () => {
  const today = new Date(2026, 10, 21);

  it('is that of a person of 18 to 100 years', () => {
    expect(isBirthDateAllowed('2008-11-21', today)).toBe(true);
    expect(isBirthDateAllowed('2008-11-22', today)).toBe(false);
    expect(isBirthDateAllowed('1925-11-22', today)).toBe(true);
    expect(isBirthDateAllowed('1925-11-21', today)).toBe(false);
  });

  it('is a real one, or none', () => {
    expect(isBirthDateAllowed(null, today)).toBe(true);
    for (const date of ['', '1990-13-01', 'x', '1990-1-1']) expect(isBirthDateAllowed(date, today)).toBe(false);
  });
});
