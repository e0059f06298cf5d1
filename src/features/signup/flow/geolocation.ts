import { GEOLOCATION_MAX_AGE_MS } from '../../../../worker/public/constants.ts';
import type { Geocode } from '../../../../worker/public/direct-calls.ts';
import { calls } from '../../../data/calls.ts';

/** Our choice: longer than a phone needs outdoors, shorter than anyone is willing to wait. */
const POSITION_WAIT_MS = 15_000;
/** About one kilometre: precise enough for a town, and nothing more precise leaves the device. */
const DEGREE_DIGITS = 2;

/**
 * Returns the country, region and town of the device's position. Null if the member denies permission, no position is
 * available or reverse geocoding fails (specification, section 8).
 */
export async function locateDevice(): Promise<Geocode | null> {
  const position = await new Promise<GeolocationPosition | null>((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), {
      maximumAge: GEOLOCATION_MAX_AGE_MS,
      timeout: POSITION_WAIT_MS,
    });
  });
  if (position === null) return null;
  const { latitude, longitude } = position.coords;
  const answer = await calls.geocode(coarse(latitude), coarse(longitude));
  return answer.status === 'answered' ? answer.data : null;
}

function coarse(degrees: number): number {
  return Number(degrees.toFixed(DEGREE_DIGITS));
}
