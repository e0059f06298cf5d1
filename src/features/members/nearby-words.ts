import type { MessageId } from '../../i18n/translation.ts';

interface NearbyWords {
  title: MessageId;
  /** Where nobody is found. */
  none: MessageId;
}

/**
 * Returns what the members nearby are called: near the member only where the member's own town is known.
 *
 * @param own null while it is not known
 * @param country the country searched; null for all
 */
export function nearbyWords(own: { city: string | null; country: string } | null, country: string | null): NearbyWords {
  if (own === null || (own.city ?? '').trim() !== '') return { title: 'home.nearby_title', none: 'home.nearby_none' };
  return { title: country === own.country ? 'home.country_title' : 'home.anywhere_title', none: 'home.anywhere_none' };
}
