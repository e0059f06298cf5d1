import { DEMO_REGIONS } from '../demo/places.ts';
import { positionOf } from '../demo/positions.ts';
import { neighbourOf } from '../search/neighbours.ts';
import { distanceKm, type Position } from '../site/distance.ts';

/**
 * Returns the site's countries from near to far: the given one, the other one of its pair (specification, section 9),
 * then the rest by the distance of their places. A country without known places has no distances, so only itself and its pair are returned.
 */
export function countriesFrom(country: string): readonly string[] {
  const neighbour = neighbourOf(country);
  const first = neighbour === null ? [country] : [country, neighbour];
  const here = PLACES.get(country) ?? [];
  if (here.length === 0) return first;
  const others = [...PLACES]
    .filter(([code]) => !first.includes(code))
    .map(([code, places]) => ({ code, km: gapBetween(here, places) }));
  return [...first, ...others.sort((one, other) => one.km - other.km).map(({ code }) => code)];
}

const PLACES: ReadonlyMap<string, readonly Position[]> = new Map(
  [...new Set(DEMO_REGIONS.map(({ country }) => country))].map((country) => {
    const own = DEMO_REGIONS.filter((region) => region.country === country);
    return [country, own.flatMap(({ cities }) => cities.map((city) => positionOf(country, city)))];
  }),
);

/** The smallest distance between a place of the one and a place of the other: closer to borders than their middles are. */
function gapBetween(places: readonly Position[], others: readonly Position[]): number {
  return Math.min(...places.flatMap((place) => others.map((other) => distanceKm(place, other))));
}
