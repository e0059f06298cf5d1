import type { MessageId } from '../../i18n/translation.ts';

interface NearbyWords {
  title: MessageId;
  /** Where nobody is found. */
  none: MessageId;
}

/**
 * Returns what the members nearby are called: near the member only where the member's own town is known, and only of a
 * search in the member's own country: the nearest of a wider one may live a flight away.
 *
 * @param own null while it is not known
 * @param country the country searched; null for all; undefined while it is not known: then it is taken for the member's
 *   own, which it mostly is, so that the title stays
 */
export function nearbyWords(
  own: { city: string | null; country: string } | null,
  country: string | null | undefined,
): NearbyWords {
  const isInOwnCountry = own === null || country === undefined || country === own.country;
  if (isInOwnCountry && (own === null || (own.city ?? '').trim() !== ''))
    return { title: 'home.nearby_title', none: 'home.nearby_none' };
  return { title: isInOwnCountry ? 'home.country_title' : 'home.anywhere_title', none: 'home.anywhere_none' };
}
