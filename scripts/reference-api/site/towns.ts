import { allPositions } from '../demo/positions.ts';
import { distanceKm } from './distance.ts';

/** A town of the demonstration, whose place is known. */
export interface Town {
  country: string;
  city: string;
}

/** Returns the towns at most this far away from one, itself among them; null if its place is not known. */
export function townsAround({ country, city }: Town, maxKm: number): Town[] | null {
  const all = allPositions();
  const centre = all.find((each) => each.country === country && each.city === city);
  if (centre === undefined) return null;
  return all.filter((each) => distanceKm(centre.position, each.position) <= maxKm);
}
