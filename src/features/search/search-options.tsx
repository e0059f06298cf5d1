import { neighbourOf } from '../../../worker/public/neighbour-country.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { SearchAddress } from './search-address.ts';
import styles from './search-page.module.css';

export interface SearchOptionsProps {
  country: string | null;
  address: Pick<SearchAddress, 'hideNudity' | 'searchAllCountries'>;
  onHideNudity: (isHidden: boolean) => void;
  /** Whether to search outside the country too: in its neighbour if it has one, otherwise everywhere. */
  onFurther: (isFurther: boolean) => void;
}

/** What is on or off in a search. */
export function SearchOptions({ country, address, onHideNudity, onFurther }: SearchOptionsProps) {
  const { t, formatCountry } = useTranslation();
  const neighbour = country === null ? null : neighbourOf(country);
  return (
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
  );
}
