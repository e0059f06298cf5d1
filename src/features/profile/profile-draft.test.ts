import { describe, expect, it } from 'vitest';
import { saved } from '../../../tests/fixtures/own-profile.ts';
import { birthDateLimits, draftOf, isBirthDateAllowed, profileChanges } from './profile-draft.ts';

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
