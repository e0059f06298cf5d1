import { COUNTRY_NEIGHBOURS } from './constants.ts';

/**
 * Returns the other country of the pair that contains `country` (specification, section 9), or null if there is none.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function neighbourOf(country: string): string | null {
  for (const [one, other] of COUNTRY_NEIGHBOURS) {
    if (one === country) return other;
    if (other === country) return one;
  }
  return null;
}
