import type { SearchFilters } from '../../../worker/public/worker-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSiteSettings } from '../members/queries.ts';
import { type AgeRange, ageKey, ageOptions, ageRangeOf, ageRangeOfFilters } from './age-ranges.ts';
import styles from './search-page.module.css';

const GENDERS = ['female', 'male', 'other'] as const;

interface SearchFilterFormProps {
  /** Null until the first answer says which are in use. */
  filters: SearchFilters | null;
  onChange: (changes: Partial<SearchFilters>) => void;
}

/** What to search by. A change searches at once. */
export function SearchFilterForm({ filters, onChange }: SearchFilterFormProps) {
  const { t, locale, formatCountry } = useTranslation();
  const settings = useSiteSettings();
  const isUnknown = filters === null;
  const all = { value: '', label: t('search.all') };
  const country = filters?.country ?? null;
  const countries = [...new Set([...(settings?.countries ?? []), ...(country === null ? [] : [country])])]
    .map((code) => ({ value: code, label: formatCountry(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const regions = country === null ? [] : (settings?.region_data[country] ?? []);
  const ages = ageRangeOfFilters(filters ?? { min_age: null, max_age: null });
  return (
    <Card>
      <form className={styles['filters']} aria-label={t('search.filters')} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={t('search.gender')}
          value={filters?.gender ?? ''}
          options={[all, ...GENDERS.map((gender) => ({ value: gender, label: t(`search.gender_${gender}`) }))]}
          disabled={isUnknown}
          onChange={(value) => onChange({ gender: GENDERS.find((gender) => gender === value) ?? null })}
        />
        <SelectField
          label={t('search.age')}
          value={ageKey(ages)}
          options={ageOptions(ages).map((range) => ({ value: ageKey(range), label: labelOfAges(range, t) }))}
          disabled={isUnknown}
          onChange={(value) => {
            const { minYears, maxYears } = ageRangeOf(value);
            onChange({ min_age: minYears, max_age: maxYears });
          }}
        />
        <SelectField
          label={t('search.country')}
          value={country ?? ''}
          options={[all, ...countries]}
          disabled={isUnknown}
          // A region belongs to its country.
          onChange={(value) => onChange({ country: value === '' ? null : value, countryregion: null })}
        />
        <SelectField
          label={t('search.region')}
          value={String(filters?.countryregion ?? '')}
          options={[all, ...regions.map((region) => ({ value: String(region.id), label: region.name }))]}
          disabled={regions.length === 0}
          onChange={(value) => onChange({ countryregion: value === '' ? null : Number(value) })}
        />
      </form>
    </Card>
  );
}

function labelOfAges({ minYears, maxYears }: AgeRange, t: ReturnType<typeof useTranslation>['t']): string {
  if (minYears === null && maxYears === null) return t('search.all');
  if (maxYears === null) return t('search.age_over', { years: (minYears ?? 0) - 1 });
  if (minYears === null) return t('search.age_up_to', { years: maxYears });
  return t('search.age_range', { from: minYears, to: maxYears });
}
