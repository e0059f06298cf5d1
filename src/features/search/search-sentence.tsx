import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { isLimit, OPTIONAL_FILTERS } from '../../../worker/public/member-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InlineSelect } from '../../ui/inline-select.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ageWords } from './age-label.ts';
import { useSearchChoices } from './search-choices.ts';
import type { SearchFilterFormProps } from './search-filter-form.tsx';
import { SearchOptions } from './search-options.tsx';
import { useOrderChoice } from './search-order.tsx';
import styles from './search-sentence.module.css';
import type { SearchNavigation } from './use-search-address.ts';

/** Whether the template has the sentence, and the site all filters that it names. */
export function hasSentence(settings: SearchFilterFormProps['settings']): boolean {
  const offered = settings?.search_fields ?? NAMED;
  return choiceOf('searchFilters') === 'sentence' && NAMED.every((field) => offered.includes(field));
}

const NAMED = ['gender', 'min_age', 'country'] as const;

interface SearchSentenceProps extends SearchFilterFormProps {
  navigation: SearchNavigation;
}

/** The search as a sentence whose choices are words of it; the rest is behind a button. */
export function SearchSentence({ ageRanges, navigation, saved, ...options }: SearchSentenceProps) {
  const { filters, settings, onFilter } = options;
  const { t, arrange } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // A sentence that had to wait keeps the room it waited with: fewer lines would move the faces below it.
  const [hasWaited] = useState(filters === null);
  const id = useId();
  const { gender, age, country, region, distance } = useSearchChoices(
    { filters, ageRanges, settings, onFilter },
    {
      allGenders: t('search.sentence_everyone'),
      allCountries: t('search.sentence_anywhere'),
      age: (range) => ageWords(range, t),
    },
  );
  const order = useOrderChoice(navigation, (each) => t(`search.sentence_${each}`));
  const choices = { gender, age, country, order: { ...order, disabled: filters === null } };
  const { hideNudity, searchAllCountries } = options.address;
  const limits = (['countryregion', ...OPTIONAL_FILTERS] as const).map((name) => isLimit(filters?.[name]));
  const refined = [...limits, hideNudity, searchAllCountries].filter(Boolean).length;
  return (
    <search className={styles['form']} aria-label={t('search.filters')}>
      <div className={styles['head']}>
        {/* With the filters come other words: they are a sentence of their own, and nothing moves in it. */}
        <p
          className={classNames(
            styles['sentence'],
            hasWaited && styles['waited'],
            filters === null && styles['unknown'],
          )}
          key={filters === null ? 'unknown' : 'known'}
        >
          {withMarks(arrange('search.sentence', SLOTS)).map((part) => {
            if (typeof part === 'string') return part;
            const choice = choices[part.slot];
            return (
              choice && (
                <span key={part.slot} className={styles['word']}>
                  <InlineSelect {...choice} />
                  {part.mark}
                </span>
              )
            );
          })}
        </p>
        {saved}
        <Button
          variant="quiet"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['refine']}>{t('search.refine', { count: refined })}</span>
          {/* On a phone, where the icon stands alone, in place of the words. */}
          {refined > 0 && (
            <span className={styles['refined']} aria-hidden="true">
              {refined}
            </span>
          )}
        </Button>
      </div>
      <div className={styles['more']} id={id} hidden={!isOpen}>
        {region && (
          <div className={styles['region']}>
            <SelectField {...region} />
          </div>
        )}
        {distance && (
          <div className={styles['region']}>
            <SelectField {...distance} />
          </div>
        )}
        <SearchOptions {...options} />
      </div>
    </search>
  );
}

const SLOTS = ['gender', 'age', 'country', 'order'] as const;

type Slot = (typeof SLOTS)[number];

/** Gives each choice the comma after it, which begins no line. */
function withMarks(parts: readonly (string | { slot: Slot })[]): (string | { slot: Slot; mark: string })[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return index === 0 ? part : part.replace(MARK, '');
    const next = parts[index + 1];
    return { ...part, mark: (typeof next === 'string' && MARK.exec(next)?.[0]) || '' };
  });
}

const MARK = /^[^\s]+/;
