import type { ProfileCard } from '../../public/rows.ts';

/**
 * Returns only the properties of a card, always in this order: a like or a full profile has more, and rows that differ
 * only in property order would be rewritten.
 */
export function cardOf(source: ProfileCard): ProfileCard {
  return {
    id: source.id,
    name: source.name,
    age: source.age,
    city: source.city,
    country: source.country,
    gender: source.gender,
    language: source.language,
    main_image: source.main_image,
    fictional_icon: source.fictional_icon,
    online: source.online,
  };
}
