import type { ProfileCard } from '../../public/rows.ts';

/**
 * The properties of a card only, always in this order: a like or a whole profile has more, and rows that differ in
 * their order alone would be written again.
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
