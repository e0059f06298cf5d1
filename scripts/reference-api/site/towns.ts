import { allPositions, knownPosition } from '../demo/positions.ts';
import { distanceKm } from './distance.ts';

/** A town of the demonstration, whose place is known. */
export interface Town {
  country: string;
  city: string;
}

/** Returns the towns at most this far away from one, itself among them; null if its place is not known. */
export function townsAround(town: Town, maxKm: number): Town[] | null {
  const from = distancesFrom(town);
  return from === null ? null : allPositions().filter((each) => (from[townKey(each)] ?? Infinity) <= maxKm);
}

/** Returns the kilometres from a town to each known one, itself included, by `townKey`; null if its place is not known. */
export function distancesFrom({ country, city }: Town): Readonly<Record<string, number>> | null {
  const centre = knownPosition(country, city);
  if (centre === null) return null;
  return Object.fromEntries(allPositions().map((each) => [townKey(each), distanceKm(centre, each.position)]));
}

/** As the search joins the columns of a member. */
function townKey({ country, city }: Town): string {
  return `${country}/${city}`;
}
