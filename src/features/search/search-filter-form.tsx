import type { SearchFilters } from '../../../worker/public/member-search.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ageLabel } from './age-label.ts';
import type { SearchAddress } from './search-address.ts';
import { useSearchChoices } from './search-choices.ts';
import { SearchOptions } from './search-options.tsx';
import styles from './search-page.module.css';

export interface SearchFilterFormProps {
  /** Null until the first response says which filters are in use. */
  filters: SearchFilters | null;
  address: Pick<SearchAddress, 'hideNudity' | 'searchAllCountries'>;
  settings: Settings | null;
  onFilter: (changes: Partial<SearchFilters>) => void;
  onHideNudity: (isHidden: boolean) => void;
  onFurther: (isFurther: boolean) => void;
}

/** The search filters as fields, on a phone a row of chips. Every change starts a search immediately. */
export function SearchFilterForm({ filters, settings, onFilter, ...options }: SearchFilterFormProps) {
  const { t } = useTranslation();
  const choices = useSearchChoices(
    { filters, settings, onFilter },
    { allGenders: t('search.all'), allCountries: t('search.all'), age: (range) => ageLabel(range, t) },
  );
  return (
    <div className={styles['panel']}>
      <Card>
        <form
          className={styles['filters']}
          aria-label={t('search.filters')}
          onSubmit={(event) => event.preventDefault()}
        >
          {choices.gender && <SelectField {...choices.gender} />}
          {choices.age && <SelectField {...choices.age} />}
          {choices.country && <SelectField {...choices.country} />}
          {choices.region && <SelectField {...choices.region} />}
          <SearchOptions {...options} country={filters?.country ?? null} />
        </form>
      </Card>
    </div>
  );
}
