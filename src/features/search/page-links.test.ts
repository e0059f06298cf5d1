import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it('a page is offered with its neighbours, the first and the last', () => {
  expect(pageLinks(1, 1)).toEqual([1]);
  expect(pageLinks(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageLinks(2, 3)).toEqual([1, 2, 3]);
});
