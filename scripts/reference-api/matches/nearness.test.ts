import { expect, test } from 'vitest';
import { type Home, nearnessOf, nearnessPoints, orderKm } from './nearness.ts';

const BRISTOL: Home = { country: 'GB', city: 'Bristol', regionId: 2 };
const home = (changes: Partial<Home>): Home => ({ ...BRISTOL, ...changes });

test('the nearer two members live, the more it counts, whatever the region', () => {
  const places = [
    BRISTOL,
    home({ city: 'Bath' }),
    home({ city: 'Cardiff', regionId: 9 }),
    home({ city: null }),
    home({ city: 'Glasgow', regionId: 8 }),
  ];
  const all = places.map((place) => nearnessOf(BRISTOL, place));
  expect(all.map(({ state }) => state)).toEqual(['same-town', 'measured', 'measured', 'same-region', 'measured']);
  const points = all.map(nearnessPoints);
  expect(points[0]).toBe(40);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(nearnessPoints(nearnessOf(BRISTOL, { country: 'US', city: 'Oakland', regionId: 5 }))).toBe(0);
});

test('where no town is told, the own country comes before the others', () => {
  const visitor: Home = { country: 'GB', city: null, regionId: null };
  const here = nearnessOf(visitor, home({ city: 'Bath' }));
  const abroad = nearnessOf(visitor, { country: 'NL', city: 'Utrecht', regionId: 3 });
  expect([here.state, abroad.state]).toEqual(['same-country', 'apart']);
  expect(orderKm(here)).toBeLessThan(orderKm(abroad));
  expect(nearnessOf(visitor, { country: 'IE', city: null, regionId: null }).state).toBe('apart');
});
