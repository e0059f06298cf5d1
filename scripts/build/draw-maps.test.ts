import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawMaps } from './draw-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
drawMaps(folder);

interface Drawing {
  west: number;
  north: number;
  unitsPerDegree: { lon: number; lat: number };
  width: number;
  height: number;
}

/** Whether a place is on the map of a country. */
function shows(country: string, [lat, lon]: readonly [number, number]): boolean {
  const drawing: Drawing = JSON.parse(readFileSync(join(folder, 'maps', `${country}.json`), 'utf8'));
  const x = (lon - drawing.west) * drawing.unitsPerDegree.lon;
  const y = (drawing.north - lat) * drawing.unitsPerDegree.lat;
  return x > 0 && x < drawing.width && y > 0 && y < drawing.height;
}

test('the map of a country of several large islands shows each of them', () => {
  expect(shows('NZ', [-36.85, 174.76])).toBe(true);
  expect(shows('NZ', [-45.87, 170.5])).toBe(true);
  expect(shows('JP', [43.06, 141.35])).toBe(true);
  expect(shows('JP', [31.6, 130.56])).toBe(true);
});

test('islands before the coast are on the map, what lies overseas is not', () => {
  expect(shows('FR', [41.92, 8.74])).toBe(true);
  expect(shows('ES', [39.57, 2.65])).toBe(true);
  expect(shows('GB', [60.15, -1.14])).toBe(true);
  expect(shows('US', [47.6, -122.33])).toBe(true);
  for (const [country, place] of [
    ['FR', [4.92, -52.31]],
    ['ES', [28.1, -15.4]],
    ['US', [64.84, -147.72]],
    ['NL', [12.11, -68.93]],
  ] as const)
    expect(shows(country, place), country).toBe(false);
});
