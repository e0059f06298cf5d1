import type { Schemas } from '../contract/contract.ts';
import { DEMO_REGIONS } from '../demo/places.ts';
import { positionOf } from '../demo/positions.ts';
import { distanceKm } from './distance.ts';

/** A position farther than this from every known place has no name. */
const DISTANCE_MAX_KM = 100;

/** Returns the known place nearest to a position in degrees. */
export function placeAt(lat: number, lon: number): Schemas['Geocode'] {
  const places = DEMO_REGIONS.flatMap((region) =>
    region.cities.map((city) => {
      const position = positionOf(region.country, city);
      return { region, city, distanceKm: distanceKm({ lat, lon }, position) };
    }),
  );
  const nearest = places.reduce((best, each) => (each.distanceKm < best.distanceKm ? each : best));
  if (nearest.distanceKm > DISTANCE_MAX_KM) return { country: null, countryregion: null, city: null };
  return { country: nearest.region.country, countryregion: nearest.region.id, city: nearest.city };
}
