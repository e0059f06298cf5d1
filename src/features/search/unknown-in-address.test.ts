import { expect, test } from 'vitest';
import { parseSearchAddress } from './search-address.ts';
import { toldUnknown } from './unknown-in-address.tsx';

const OFFERED = { countries: ['GB', 'NL'], interests: null };

/** Returns what is told after each of the addresses, one after the other. */
function toldOf(...queries: readonly string[]) {
  let told: ReturnType<typeof toldUnknown> | undefined;
  for (const query of queries) told = toldUnknown(parseSearchAddress(query, OFFERED), 0, told);
  return told?.names;
}

test('what a link asked for in vain is told until other filters are chosen', () => {
  const [link, replaced] = ['country=XX&gender=female', 'gender=female&country=GB'];
  expect(toldOf(link)).toEqual(['country']);
  expect(toldOf(link, replaced)).toEqual(['country']);
  expect(toldOf(link, replaced, `${replaced}&page=2`)).toEqual(['country']);
  expect(toldOf(link, replaced, `${replaced}&view=7`)).toEqual(['country']);
  expect(toldOf(link, replaced, 'gender=female&country=NL')).toEqual([]);
  expect(toldOf(link, replaced, 'gender=female&country=NL', replaced)).toEqual([]);
});

test('it goes with the filters that are chosen before an answer has replaced those of the link', () => {
  const link = toldUnknown(parseSearchAddress('country=XX&gender=female', OFFERED), 0);
  const chosen = parseSearchAddress('gender=male&country=GB', OFFERED);
  expect(toldUnknown(chosen, 0, link).names).toEqual(['country']);
  expect(toldUnknown(chosen, 1, link).names).toEqual([]);
});

test('an order that there is not is told until another order is chosen', () => {
  const link = 'gender=female&order=shoesize';
  expect(toldOf(link)).toEqual(['order']);
  expect(toldOf(link, 'gender=female&page=2')).toEqual(['order']);
  expect(toldOf(link, 'gender=female&order=newest')).toEqual([]);
});

test('a broken link that follows another is told of alone', () => {
  expect(toldOf('country=XX&gender=all', 'gender=robot')).toEqual(['gender']);
});
