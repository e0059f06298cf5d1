import { expect, test } from 'vitest';
import { sortedRegions } from './sorted-regions.ts';

test('regions come in the order of the page’s language', () => {
  const regions = ['Zürich', 'Łódź', 'Lubelskie', 'Österreich', 'Oberland'].map((name, id) => ({ id, name }));
  const names = (locale: string) => sortedRegions(regions, locale).map(({ name }) => name);
  expect(names('de')).toEqual(['Łódź', 'Lubelskie', 'Oberland', 'Österreich', 'Zürich']);
  expect(names('pl')).toEqual(['Lubelskie', 'Łódź', 'Oberland', 'Österreich', 'Zürich']);
  expect(regions[0]?.name).toBe('Zürich');
});
