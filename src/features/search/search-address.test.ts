import { describe, expect, it } from 'vitest';
import { pageAddress, pageLinks, pageOfQuery } from './search-address.ts';

describe('the page of a search', () => {
  it('is read from the address', () => {
    expect(pageOfQuery('page=3')).toBe(3);
    expect(pageOfQuery('?page=12&x=1')).toBe(12);
  });

  it('is the first where the address names none that there can be', () => {
    for (const query of ['', 'page=', 'page=0', 'page=-1', 'page=1e3', 'page=<b>', 'page=999999', 'page=1.5']) {
      expect(pageOfQuery(query)).toBe(1);
    }
  });

  it('goes into the address, the first one without a word', () => {
    expect(pageAddress('/search', '', 2)).toBe('/search?page=2');
    expect(pageAddress('/members', 'page=2', 1)).toBe('/members');
    expect(pageAddress('/search', 'page=2&similarpage=3', 4)).toBe('/search?page=4&similarpage=3');
  });

  it('is offered with its neighbours, the first and the last', () => {
    expect(pageLinks(1, 1)).toEqual([1]);
    expect(pageLinks(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
    expect(pageLinks(2, 3)).toEqual([1, 2, 3]);
  });
});
