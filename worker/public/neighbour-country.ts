import { COUNTRY_NEIGHBOURS } from './constants.ts';

/**
 * The other country of the pair that `country` is in (specification, section 9); null when it is in none.
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
