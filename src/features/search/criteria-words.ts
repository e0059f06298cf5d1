import type { Settings } from '../../../worker/public/rows.ts';
import type { SearchCriteria } from '../../../worker/public/saved-search.ts';
import { insideSentence, nounInside } from '../../i18n/inside-sentence.ts';
import type { Translation } from '../../i18n/translation.ts';
import { ageWords } from './age-label.ts';

/** Returns what a search looks for in words, such as "Women, 26 to 35, Belgium"; never empty. */
export function criteriaWords(
  { filters, hideNudity, searchAllCountries }: SearchCriteria,
  settings: Pick<Settings, 'region_data'> | null,
  { t, formatCountry, locale }: Pick<Translation, 't' | 'formatCountry' | 'locale'>,
): string {
  const {
    gender,
    min_age,
    max_age,
    country,
    countryregion,
    online,
    with_photo,
    interests = [],
    max_distance_km,
  } = filters;
  const region = settings?.region_data[country ?? '']?.find(({ id }) => id === countryregion);
  const words = [
    t(gender === null ? 'search.sentence_everyone' : `search.gender_${gender}`),
    min_age === null && max_age === null ? null : ageWords({ minYears: min_age, maxYears: max_age }, t),
    region?.name,
    country === null ? null : formatCountry(country),
    max_distance_km == null ? null : t('search.distance_up_to', { distance: max_distance_km }),
    searchAllCountries ? insideSentence(t('search.all_countries')) : null,
    online === true ? insideSentence(t('search.online')) : null,
    with_photo === true ? insideSentence(t('search.with_photo')) : null,
    interests.length > 0 ? nounInside(t('search.interests', { count: interests.length }), locale) : null,
    hideNudity ? nounInside(t('search.hide_nudity'), locale) : null,
  ];
  return words.filter((word) => word != null).join(', ');
}
