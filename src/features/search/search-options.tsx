import { isLimit, type OPTIONAL_FILTERS, type SearchFilters } from '../../../worker/public/member-search.ts';
import { neighbourOf } from '../../../worker/public/neighbour-country.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { SearchAddress } from './search-address.ts';
import styles from './search-filters.module.css';

export interface SearchOptionsProps {
  /** Null until the first response says which filters are in use. */
  filters: SearchFilters | null;
  address: Pick<SearchAddress, 'hideNudity' | 'searchAllCountries'>;
  settings: Settings | null;
  onFilter: (changes: Partial<SearchFilters>) => void;
  /** Opens the list of interests. */
  onInterests: () => void;
  onHideNudity: (isHidden: boolean) => void;
  /** Whether to search outside the country too: in its neighbour if it has one, otherwise everywhere. */
  onFurther: (isFurther: boolean) => void;
}

/** What is on or off in a search, and the way to its interests. */
export function SearchOptions(props: SearchOptionsProps) {
  const { filters, address, settings, onFilter, onInterests, onHideNudity, onFurther } = props;
  const { t, formatCountry, formatNumber } = useTranslation();
  // A filter in use is shown even if the site does not offer it.
  const has = (name: (typeof OPTIONAL_FILTERS)[number]) =>
    settings === null || settings.search_fields.includes(name) || isLimit(filters?.[name]);
  const country = filters?.country ?? null;
  const neighbour = country === null ? null : neighbourOf(country);
  const disabled = filters === null;
  const interestCount = filters?.interests?.length ?? 0;
  return (
    <div className={styles['options']}>
      {has('interests') && (
        <>
          {/* Where the button is a field among others; it has its own name. */}
          <span className={styles['interests-label']} aria-hidden="true">
            {t('search.interests_title')}
          </span>
          <Button
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={onInterests}
            data-chosen={disabled ? '…' : interestCount === 0 ? t('search.all') : formatNumber(interestCount)}
          >
            <span className={styles['interests']}>{t('search.interests', { count: interestCount })}</span>
          </Button>
        </>
      )}
      {has('online') && (
        <CheckboxField
          label={t('search.online')}
          checked={filters?.online === true}
          disabled={disabled}
          onChange={({ target }) => onFilter({ online: target.checked })}
        />
      )}
      {has('with_photo') && (
        <CheckboxField
          label={t('search.with_photo')}
          checked={filters?.with_photo === true}
          disabled={disabled}
          onChange={({ target }) => onFilter({ with_photo: target.checked })}
        />
      )}
      <CheckboxField
        label={t('search.hide_nudity')}
        checked={address.hideNudity}
        onChange={({ target }) => onHideNudity(target.checked)}
      />
      {/* Before the country is known, to reserve its space. */}
      {(disabled || country !== null || address.searchAllCountries) && (
        <CheckboxField
          label={
            neighbour === null
              ? t('search.all_countries')
              : t('search.neighbour', { country: formatCountry(neighbour) })
          }
          checked={address.searchAllCountries}
          disabled={disabled}
          onChange={({ target }) => onFurther(target.checked)}
        />
      )}
    </div>
  );
}
