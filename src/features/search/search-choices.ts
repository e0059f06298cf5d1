import type { SearchFilters } from '../../../worker/public/member-search.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { sortedRegions } from '../../data/sorted-regions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type AgeRange, ageKey, ageRangeOf, ageRangeOfFilters } from './age-ranges.ts';
import { GENDERS } from './search-address.ts';

/** A filter as a list to choose from. */
export interface SearchChoice {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A value that is not known yet, in every language. */
const UNKNOWN = '…';

/** The filters that the site offers; null for those that it does not. */
export type SearchChoices = Record<'gender' | 'age' | 'country' | 'region' | 'distance', SearchChoice | null>;

/** Own choice: from the next town to a journey of some hours. */
const DISTANCES_KM = [10, 25, 50, 100, 250];

interface ChoiceSource {
  /** Null until the first response says which filters are in use. */
  filters: SearchFilters | null;
  /** The age ranges to choose from; the current one is among them. */
  ageRanges: readonly AgeRange[];
  settings: Settings | null;
  onFilter: (changes: Partial<SearchFilters>) => void;
}

/** How the choices are called: as fields with labels beside them, or as words of a sentence. */
export interface ChoiceWords {
  allGenders: string;
  allCountries: string;
  age: (range: AgeRange) => string;
}

export function useSearchChoices(
  { filters, ageRanges, settings, onFilter }: ChoiceSource,
  words: ChoiceWords,
): SearchChoices {
  const { t, locale, formatCountry } = useTranslation();
  const has = (field: keyof SearchFilters) => settings === null || settings.search_fields.includes(field);
  const disabled = filters === null;
  // Until the filters are known, nothing may be told of them.
  const told = (text: string) => (disabled ? UNKNOWN : text);
  const ages = ageRangeOfFilters(filters ?? { min_age: null, max_age: null });
  const country = filters?.country ?? null;
  const countries = [...new Set([...(settings?.countries ?? []), ...(country === null ? [] : [country])])]
    .map((code) => ({ value: code, label: formatCountry(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const region = filters?.countryregion ?? null;
  const known = country === null ? undefined : settings?.region_data[country];
  const regions = known && sortedRegions(known, locale).map(({ id, name }) => ({ value: String(id), label: name }));
  // An active region that is not in the list is still shown.
  const strangers = region === null || regions?.some(({ value }) => value === String(region)) ? [] : [region];
  const distanceKm = filters?.max_distance_km ?? null;
  const distancesKm = [...new Set([...DISTANCES_KM, ...(distanceKm === null ? [] : [distanceKm])])].sort(
    (one, other) => one - other,
  );
  return {
    gender: has('gender')
      ? {
          label: t('search.gender'),
          value: filters?.gender ?? '',
          options: [
            { value: '', label: told(words.allGenders) },
            ...GENDERS.map((gender) => ({ value: gender, label: t(`search.gender_${gender}`) })),
          ],
          disabled,
          onChange: (value) => onFilter({ gender: GENDERS.find((gender) => gender === value) ?? null }),
        }
      : null,
    age:
      has('min_age') || has('max_age')
        ? {
            label: t('search.age'),
            value: ageKey(ages),
            options: ageRanges.map((range) => ({ value: ageKey(range), label: told(words.age(range)) })),
            disabled,
            onChange: (value) => {
              const { minYears, maxYears } = ageRangeOf(value);
              onFilter({ min_age: minYears, max_age: maxYears });
            },
          }
        : null,
    country: has('country')
      ? {
          label: t('search.country'),
          value: country ?? '',
          options: [{ value: '', label: told(words.allCountries) }, ...countries],
          disabled,
          // A region belongs to its country.
          onChange: (value) => onFilter({ country: value === '' ? null : value, countryregion: null }),
        }
      : null,
    region: has('countryregion')
      ? {
          label: t('search.region'),
          value: String(region ?? ''),
          options: [
            { value: '', label: told(t('search.all')) },
            ...(regions ?? []),
            ...strangers.map((id) => ({ value: String(id), label: `#${id}` })),
          ],
          disabled: disabled || (regions === undefined && region === null),
          onChange: (value) => onFilter({ countryregion: value === '' ? null : Number(value) }),
        }
      : null,
    // A distance in use is shown even if the site does not offer it.
    distance:
      has('max_distance_km') || distanceKm !== null
        ? {
            label: t('search.distance'),
            value: String(distanceKm ?? ''),
            options: [
              { value: '', label: told(t('search.any_distance')) },
              ...distancesKm.map((distance) => ({
                value: String(distance),
                label: t('search.distance_up_to', { distance }),
              })),
            ],
            disabled,
            onChange: (value) => onFilter({ max_distance_km: value === '' ? null : Number(value) }),
          }
        : null,
  };
}
