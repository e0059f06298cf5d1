import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasSavedSearch, keepSearch, savedSearch } from './saved-search.ts';

beforeEach(() => {
  const entry = {
    state: { page: 2 } as unknown,
    replaceState(state: unknown) {
      entry.state = state;
    },
  };
  vi.stubGlobal('history', entry);
});
afterEach(() => vi.unstubAllGlobals());

test('an account that goes back finds whom it searched for, and the next one on the device does not', () => {
  keepSearch(7, 'May');
  expect(savedSearch(7)).toBe('May');
  expect(savedSearch(8)).toBe('');
  expect(savedSearch(null)).toBe('');
  expect(history.state).toMatchObject({ page: 2 });
});

test('a search that was emptied, an entry without one and one of an older version hold none', () => {
  expect(hasSavedSearch()).toBe(false);
  keepSearch(7, 'May');
  expect(hasSavedSearch()).toBe(true);
  keepSearch(7, '');
  expect(hasSavedSearch()).toBe(false);
  history.replaceState({ chatSearch: 'May' }, '');
  expect(savedSearch(7)).toBe('');
});
