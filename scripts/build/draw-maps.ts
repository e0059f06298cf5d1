import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type countries from 'world-countries';

const packages = createRequire(import.meta.url);

type Point = readonly [lon: number, lat: number];
type Ring = readonly Point[];
type Box = { west: number; south: number; east: number; north: number };

/** The format the app reads (worker/public/country-map.ts). */
interface CountryDrawing {
  west: number;
  north: number;
  unitsPerDegree: { lon: number; lat: number };
  width: number;
  height: number;
  country: string;
  around: string;
}

/** The longer side of a drawing, in drawing units. */
const SIDE = 400;
/** Surroundings that the edge cuts off to less than this, in drawing units, would be a speck there. */
const LEAST_SEEN = 16;
/** Margin around the country, relative to its size. */
const MARGIN = 0.06;
/**
 * Overseas territories are left out: whatever reaches further from the country's largest polygon than this share of its
 * size, unless it begins within it and is about as large itself, as the other island of New Zealand.
 */
const REACH = 0.5;
/** Of the area of the largest one. Alaska has 0.47 of it, the North Island 0.9. */
const AS_LARGE = 0.6;

/**
 * Writes `maps/<code>.json` into a built app: the outline of each country and its surroundings, from Natural Earth
 * (public domain) in the package world-atlas. Nothing is downloaded.
 *
 * @returns the number of maps
 */
export function drawMaps(appDirectory: string): number {
  const outlines = readOutlines();
  const folder = join(appDirectory, 'maps');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const { cca2, ccn3 } of readCountries()) {
    const rings = outlines.get(ccn3);
    if (rings === undefined) continue;
    writeFileSync(join(folder, `${cca2}.json`), JSON.stringify(drawCountry(ccn3, rings, outlines)));
    count += 1;
  }
  return count;
}

/** Read as a file: the package's module for `import` runs in bundlers and in tsx, and not in Node itself. */
function readCountries(): typeof countries {
  const list: typeof countries = JSON.parse(readFileSync(packages.resolve('world-countries/countries.json'), 'utf8'));
  return list;
}

/** Returns the outer rings by numeric country code (ISO 3166-1). */
function readOutlines(): ReadonlyMap<string, readonly Ring[]> {
  const file = packages.resolve('world-atlas/countries-50m.json');
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  const outlines = new Map<string, Ring[]>();
  for (const { id, geometry } of feature(topology, topology.objects.countries).features) {
    if (id === undefined || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.map(([outer = []]) => outer.map(([lon = 0, lat = 0]): Point => [lon, lat]));
    outlines.set(String(id), [...(outlines.get(String(id)) ?? []), ...rings]);
  }
  return outlines;
}

function drawCountry(
  number: string,
  rings: readonly Ring[],
  outlines: ReadonlyMap<string, readonly Ring[]>,
): CountryDrawing {
  const own = withoutOverseas(rings);
  const bare = boxOf(own);
  const pad = Math.max(bare.east - bare.west, bare.north - bare.south) * MARGIN;
  const box = { west: bare.west - pad, south: bare.south - pad, east: bare.east + pad, north: bare.north + pad };
  // A degree of longitude gets shorter with the distance from the equator.
  const squeeze = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  const scale = SIDE / Math.max((box.east - box.west) * squeeze, box.north - box.south);
  const path = (lines: readonly Ring[]): string => lines.map((ring) => pathOf(ring, box, squeeze, scale)).join('');
  const around = [...outlines]
    .filter(([other]) => other !== number)
    .flatMap(([, others]) => others.filter((ring) => isSeen(boxOf([ring]), box, { lon: squeeze * scale, lat: scale })));
  return {
    west: round(box.west, 4),
    north: round(box.north, 4),
    unitsPerDegree: { lon: round(squeeze * scale, 4), lat: round(scale, 4) },
    width: Math.round((box.east - box.west) * squeeze * scale),
    height: Math.round((box.north - box.south) * scale),
    country: path(own),
    around: path(around),
  };
}

function withoutOverseas(rings: readonly Ring[]): readonly Ring[] {
  const parts = rings.map((ring) => ({ ring, box: boxOf([ring]) }));
  const { box } = parts.reduce((one, other) => (areaOf(other.box) > areaOf(one.box) ? other : one));
  const reach = Math.max(box.east - box.west, box.north - box.south) * REACH;
  const near = { west: box.west - reach, south: box.south - reach, east: box.east + reach, north: box.north + reach };
  const isNear = (one: Box): boolean => {
    if (areaOf(one) >= AS_LARGE * areaOf(box)) return gapBetween(one, near) === 0;
    return one.west >= near.west && one.east <= near.east && one.south >= near.south && one.north <= near.north;
  };
  const away = parts.filter((part) => !isNear(part.box));
  // The islands before what is left out, as those before Alaska, are left out with it.
  const belongsAway = (one: Box): boolean =>
    away.some((other) => areaOf(other.box) > areaOf(one) && gapBetween(one, other.box) < gapBetween(one, box));
  return parts.flatMap((part) => (isNear(part.box) && !belongsAway(part.box) ? [part.ring] : []));
}

/** In degrees; 0 for boxes that meet. */
function gapBetween(one: Box, other: Box): number {
  const lon = Math.max(0, one.west - other.east, other.west - one.east);
  const lat = Math.max(0, one.south - other.north, other.south - one.north);
  return Math.hypot(lon, lat);
}

function boxOf(rings: readonly Ring[]): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lon, lat] of rings.flat()) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

function areaOf({ west, south, east, north }: Box): number {
  return (east - west) * (north - south);
}

/** Returns whether a part of `one` is in the drawing that is more than a speck at its edge. */
function isSeen(one: Box, drawing: Box, unitsPerDegree: { lon: number; lat: number }): boolean {
  const seen = {
    west: Math.max(one.west, drawing.west),
    south: Math.max(one.south, drawing.south),
    east: Math.min(one.east, drawing.east),
    north: Math.min(one.north, drawing.north),
  };
  if (seen.west >= seen.east || seen.south >= seen.north) return false;
  const isWhole = areaOf(seen) === areaOf(one);
  const length = Math.max((seen.east - seen.west) * unitsPerDegree.lon, (seen.north - seen.south) * unitsPerDegree.lat);
  return isWhole || length >= LEAST_SEEN;
}

/**
 * Returns path data in whole units, without repeated points; a ring with fewer than three distinct points is dropped.
 */
function pathOf(ring: Ring, box: Box, squeeze: number, scale: number): string {
  const limit = SIDE * 2;
  const points = ring.map(([lon, lat]) => {
    const x = Math.round((lon - box.west) * squeeze * scale);
    const y = Math.round((box.north - lat) * scale);
    return `${Math.max(-SIDE, Math.min(limit, x))} ${Math.max(-SIDE, Math.min(limit, y))}`;
  });
  const distinct = points.filter((point, index) => point !== points[index - 1]);
  return distinct.length < 3 ? '' : `M${distinct.join('L')}Z`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
