const EARTH_RADIUS_KM = 6371;

/** In degrees. */
export interface Position {
  lat: number;
  lon: number;
}

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
