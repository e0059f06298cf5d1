import { describe, expect, it } from 'vitest';
import { saved } from '../../../tests/fixtures/own-profile.ts';
import { birthDateLimits, draftOf, isBirthDateAllowed, profileChanges, profileWith } from './profile-draft.ts';

describe('what is saved of a profile', () => {
  it('is nothing when nothing has changed', () => {
    expect(profileChanges(saved, draftOf(saved))).toBeNull();
    expect(profileChanges(saved, { ...draftOf(saved), city: ' Utrecht ' })).toBeNull();
    expect(profileChanges(saved, { ...draftOf(saved), fields: { ...saved.fields, children: [] } })).toBeNull();
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
});

describe('a date of birth', () => {
  const nowMs = new Date(2026, 10, 21).getTime();

  it('is that of a person of 18 to 100 years', () => {
    expect(birthDateLimits(nowMs)).toEqual({ min: '1926-11-21', max: '2008-11-21' });
    expect(isBirthDateAllowed('2008-11-21', nowMs)).toBe(true);
    expect(isBirthDateAllowed('2008-11-22', nowMs)).toBe(false);
    expect(isBirthDateAllowed('1926-11-20', nowMs)).toBe(false);
  });

  it('is a real one, or none', () => {
    expect(isBirthDateAllowed(null, nowMs)).toBe(true);
    for (const date of ['', '1990-13-01', 'x', '1990-1-1']) expect(isBirthDateAllowed(date, nowMs)).toBe(false);
  });
});
