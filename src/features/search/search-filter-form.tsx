import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import fading from '../../ui/fading-row.module.css';
import { SelectField } from '../../ui/select-field.tsx';
import { ageLabel } from './age-label.ts';
import type { AgeRange } from './age-ranges.ts';
import { useSearchChoices } from './search-choices.ts';
import styles from './search-filters.module.css';
import { SearchOptions, type SearchOptionsProps } from './search-options.tsx';

export interface SearchFilterFormProps extends SearchOptionsProps {
  /** The age ranges to choose from. */
  ageRanges: readonly AgeRange[];
  /** The way to the saved searches; null for visitors. */
  saved: ReactNode;
}

/** The search filters as fields, on a phone a row of chips. Every change starts a search: there is nothing to submit. */
export function SearchFilterForm({ ageRanges, saved, ...options }: SearchFilterFormProps) {
  const { filters, settings, onFilter } = options;
  const { t } = useTranslation();
  const choices = useSearchChoices(
    { filters, ageRanges, settings, onFilter },
    { allGenders: t('search.sentence_everyone'), allCountries: t('search.all'), age: (range) => ageLabel(range, t) },
  );
  return (
    <div className={styles['panel']}>
      <Card>
        <p className={styles['heading']} aria-hidden="true">
          {t('search.filters')}
        </p>
        <search className={classNames(styles['filters'], fading['row'])} aria-label={t('search.filters')}>
          {saved !== null && <div className={styles['saved']}>{saved}</div>}
          {choices.gender && <SelectField {...choices.gender} />}
          {choices.age && <SelectField {...choices.age} />}
          {choices.country && <SelectField {...choices.country} data-long />}
          {choices.region && <SelectField {...choices.region} data-long />}
          {choices.distance && <SelectField {...choices.distance} />}
          <SearchOptions {...options} />
        </search>
      </Card>
    </div>
  );
}
