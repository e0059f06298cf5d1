import { afterEach, describe, expect, it, vi } from 'vitest';
import { humanised, visibleFacts, visibleNotes } from './profile-facts.ts';

const settings = {
  visible_profile_fields: ['hair', 'toString', 'interests', 'empty'],
  visible_profile_notes: ['looking_for', 'blank'],
};

afterEach(() => vi.restoreAllMocks());

/** As in a browser of this language, whatever the page is in. */
function beBrowserIn(language: string): void {
  for (const method of ['toLocaleUpperCase', 'toLocaleLowerCase'] as const) {
    const original = String.prototype[method];
    vi.spyOn(String.prototype, method).mockImplementation(function (this: string, locale) {
      return original.call(this, locale ?? language);
    });
  }
}

describe('the facts of a profile', () => {
  it('are those that the site shows, in its order', () => {
    const fields = { interests: ['music', 'art'], hidden: ['x'], hair: ['brown'], empty: [' '] };
    expect(visibleFacts({ fields }, settings)).toEqual([
      { name: 'hair', values: ['brown'] },
      { name: 'interests', values: ['music', 'art'] },
    ]);
  });

  it('leave out notes without a text', () => {
    const notes = { blank: '  ', looking_for: ' Somebody kind ', other: 'x' };
    expect(visibleNotes({ notes }, settings)).toEqual([{ name: 'looking_for', text: 'Somebody kind' }]);
  });

  it('have readable names where the app knows none', () => {
    expect(humanised('body_type')).toBe('Body type');
    expect(humanised('favouriteFood')).toBe('Favourite food');
    expect(humanised('hair')).toBe('Hair');
    expect(humanised('Blue eyes, mostly')).toBe('Blue eyes, mostly');
    expect(humanised('non-smoker')).toBe('Non-smoker');
    expect(humanised('USA')).toBe('USA');
  });

  it('have the same names in a Turkish browser, which has a capital letter of its own for i', () => {
    beBrowserIn('tr');
    expect(humanised('interests')).toBe('Interests');
    expect(humanised('favouriteIdol')).toBe('Favourite idol');
  });
});
