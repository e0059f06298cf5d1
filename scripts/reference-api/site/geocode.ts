import type { Schemas } from '../contract/contract.ts';
import { DEMO_REGIONS } from '../demo/places.ts';
import { positionOf } from '../demo/positions.ts';

const EARTH_RADIUS_KM = 6371;
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

interface Position {
  lat: number;
  lon: number;
}

/** Great-circle distance (haversine). */
function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
