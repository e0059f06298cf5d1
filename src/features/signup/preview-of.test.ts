import { describe, expect, it } from 'vitest';
import { previewOf } from './preview-of.ts';

const NOW = new Date(2026, 10, 29, 12);
const SAVED = { age: 40, city: 'Bristol', personal: 'I mend clocks.' };

describe('previewOf', () => {
  it('tells what is saved where nothing is typed', () => {
    expect(previewOf(SAVED, {}, NOW)).toEqual({ age: 40, place: 'Bristol', about: 'I mend clocks.' });
  });

  it('tells what is typed before it is saved', () => {
    const draft = { dateParts: { year: '1990', month: '11', day: '30' }, city: ' Bath ', personal: ' I sing. ' };
    expect(previewOf(SAVED, draft, NOW)).toEqual({ age: 35, place: 'Bath', about: 'I sing.' });
  });

  it('leaves the place of what is missing or unfinished', () => {
    const none = { age: null, city: null, personal: '  ' };
    expect(previewOf(none, {}, NOW)).toEqual({ age: null, place: null, about: null });
    expect(previewOf(SAVED, { dateParts: { year: '1990', month: '2', day: '30' } }, NOW).age).toBeNull();
    expect(previewOf(SAVED, { dateParts: { year: '', month: '2', day: '3' } }, NOW).age).toBeNull();
    expect(previewOf(SAVED, { city: '' }, NOW).place).toBeNull();
  });
});
