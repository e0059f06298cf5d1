import { expect, it } from 'vitest';
import { isSearchOpen } from './visitor-search-rules.ts';

it('visitors search where the site lets all of them, or those of a network who have one', () => {
  const isOpen = (all: 'none' | 'other', ofNetworks: 'none' | 'other', network: string | null) =>
    isSearchOpen({ logged_out_search: all, logged_out_search_trafficsource: ofNetworks }, network);
  expect(isOpen('other', 'none', null)).toBe(true);
  expect(isOpen('none', 'other', 'summer')).toBe(true);
  expect(isOpen('none', 'other', null)).toBe(false);
  expect(isOpen('none', 'none', 'summer')).toBe(false);
});
