import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { neighbourOf } from '../../../worker/public/neighbour-country.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ageLabel } from './age-label.ts';
import { ageKey, ageOptions, ageRangeOf, ageRangeOfFilters } from './age-ranges.ts';
import { GENDERS, type SearchAddress } from './search-address.ts';
import styles from './search-page.module.css';

interface SearchFilterFormProps {
  /** Null until the first response says which filters are in use. */
  filters: SearchFilters | null;
  address: Pick<SearchAddress, 'hideNudity' | 'searchAllCountries'>;
  settings: Settings | null;
  onFilter: (changes: Partial<SearchFilters>) => void;
  onHideNudity: (isHidden: boolean) => void;
  /** Whether to search outside the country too: in its neighbour if it has one, otherwise everywhere. */
  onFurther: (isFurther: boolean) => void;
}

/** The search filters, on a phone a row of chips. Every change starts a search immediately. */
export function SearchFilterForm({ filters, address, settings, ...actions }: SearchFilterFormProps) {
  const { onFilter, onHideNudity, onFurther } = actions;
  const { t, locale, formatCountry } = useTranslation();
  const isUnknown = filters === null;
  const all = { value: '', label: t('search.all') };
  const country = filters?.country ?? null;
  const neighbour = country === null ? null : neighbourOf(country);
  const region = filters?.countryregion ?? null;
  const countries = [...new Set([...(settings?.countries ?? []), ...(country === null ? [] : [country])])]
    .map((code) => ({ value: code, label: formatCountry(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const regions = (country === null ? undefined : settings?.region_data[country])?.map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  // An active region that is not in the list is still shown.
  const strangers = region === null || regions?.some(({ value }) => value === String(region)) ? [] : [region];
  const ages = ageRangeOfFilters(filters ?? { min_age: null, max_age: null });
  const has = (field: keyof SearchFilters) => settings === null || settings.search_fields.includes(field);
  return (
    <div className={styles['panel']}>
      <Card>
        <form
          className={styles['filters']}
          aria-label={t('search.filters')}
          onSubmit={(event) => event.preventDefault()}
        >
          {has('gender') && (
            <SelectField
              label={t('search.gender')}
              value={filters?.gender ?? ''}
              options={[all, ...GENDERS.map((gender) => ({ value: gender, label: t(`search.gender_${gender}`) }))]}
              disabled={isUnknown}
              onChange={(value) => onFilter({ gender: GENDERS.find((gender) => gender === value) ?? null })}
            />
          )}
          {(has('min_age') || has('max_age')) && (
            <SelectField
              label={t('search.age')}
              value={ageKey(ages)}
              options={ageOptions(ages).map((range) => ({ value: ageKey(range), label: ageLabel(range, t) }))}
              disabled={isUnknown}
              onChange={(value) => {
                const { minYears, maxYears } = ageRangeOf(value);
                onFilter({ min_age: minYears, max_age: maxYears });
              }}
            />
          )}
          {has('country') && (
            <SelectField
              label={t('search.country')}
              value={country ?? ''}
              options={[all, ...countries]}
              disabled={isUnknown}
              // A region belongs to its country.
              onChange={(value) => onFilter({ country: value === '' ? null : value, countryregion: null })}
            />
          )}
          {has('countryregion') && (
            <SelectField
              label={t('search.region')}
              value={String(region ?? '')}
              options={[all, ...(regions ?? []), ...strangers.map((id) => ({ value: String(id), label: `#${id}` }))]}
              disabled={isUnknown || (regions === undefined && region === null)}
              onChange={(value) => onFilter({ countryregion: value === '' ? null : Number(value) })}
            />
          )}
          <div className={styles['options']}>
            <CheckboxField
              label={t('search.hide_nudity')}
              checked={address.hideNudity}
              onChange={({ target }) => onHideNudity(target.checked)}
            />
            {(country !== null || address.searchAllCountries) && (
              <CheckboxField
                label={
                  neighbour === null
                    ? t('search.all_countries')
                    : t('search.neighbour', { country: formatCountry(neighbour) })
                }
                checked={address.searchAllCountries}
                onChange={({ target }) => onFurther(target.checked)}
              />
            )}
          </div>
        </form>
      </Card>
    </div>
  );
}
