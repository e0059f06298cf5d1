import { GEOLOCATION_MAX_AGE_MS } from '../../../../worker/public/constants.ts';
import type { Geocode } from '../../../../worker/public/direct-calls.ts';
import { calls } from '../../../data/calls.ts';

/** Own choice: longer than a phone needs outdoors, shorter than anybody waits. */
const POSITION_WAIT_MS = 15_000;
/** About a kilometre: enough for a town, and no more than that leaves the device. */
const DEGREE_DIGITS = 2;

/**
 * Where the device is, as a country, a region and a town. Null when the member says no, when there is no position, and
 * when the place of it cannot be found out (specification, section 8).
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
