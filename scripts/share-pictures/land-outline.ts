import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { CANVAS } from './canvas.ts';

/** The part of the world that the picture of the map shows, in degrees: where the site's languages are spoken. */
const VIEW = { west: -14, north: 60.5, scaleX: 29, scaleY: 44 } as const;

/** Returns the countries of Europe as SVG path data on the canvas, from Natural Earth (public domain). */
export function landOutline(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  return feature(topology, topology.objects.countries)
    .features.flatMap(({ geometry }) => {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return polygons.map(([outer = []]) => outer.map(([lon = 0, lat = 0]) => onCanvas(lon, lat)));
    })
    .filter((ring) => ring.some(([x, y]) => x > 0 && x < CANVAS.width && y > 0 && y < CANVAS.height))
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}

function onCanvas(lon: number, lat: number): readonly [x: number, y: number] {
  return [(lon - VIEW.west) * VIEW.scaleX, (VIEW.north - lat) * VIEW.scaleY];
}
