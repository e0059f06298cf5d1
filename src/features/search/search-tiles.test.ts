import { expect, it } from 'vitest';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { placeTiles } from './search-tiles.ts';

const profile = (id: number): ProfileCard => ({
  id,
  name: 'Noor',
  age: 31,
  city: null,
  country: 'BE',
  gender: 'female',
  language: 'nl',
  main_image: null,
  fictional_icon: false,
  online: false,
});
const twelve = Array.from({ length: 12 }, (_, index) => profile(index + 1));
const kinds = (count: number, ads: Parameters<typeof placeTiles>[1]) =>
  placeTiles(twelve.slice(0, count), ads).map(({ kind }) => kind);

it('webcams stand where the index mod 12 is 1, the reseller where it is 5', () => {
  const shown = kinds(12, { hasWebcams: true, hasResell: true });
  const at = (kind: string) => shown.flatMap((one, index) => (one === kind ? [index] : []));
  expect(at('webcam')).toEqual([1, 13]);
  expect(at('resell')).toEqual([5]);
  expect(at('member')).toHaveLength(12);
});

it('without ads there are the members alone', () => {
  expect(new Set(kinds(12, { hasWebcams: false, hasResell: false }))).toEqual(new Set(['member']));
  expect(kinds(6, { hasWebcams: false, hasResell: true })).toEqual([...Array(5).fill('member'), 'resell', 'member']);
});

it('a short list ends with its last member', () => {
  expect(kinds(1, { hasWebcams: true, hasResell: true })).toEqual(['member']);
  expect(kinds(0, { hasWebcams: true, hasResell: true })).toEqual([]);
});

it('every webcam tile has its own number and key', () => {
  const tiles = placeTiles(twelve, { hasWebcams: true, hasResell: true });
  expect(tiles.flatMap((tile) => (tile.kind === 'webcam' ? [tile.ordinal] : []))).toEqual([0, 1]);
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
});
