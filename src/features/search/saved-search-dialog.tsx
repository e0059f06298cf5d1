import { useState } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import { criteriaKey, SAVED_SEARCHES_MAX, type SavedSearchRow } from '../../../worker/public/saved-search.ts';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { shortened } from '../../ui/shortened.ts';
import { criteriaWords } from './criteria-words.ts';
import { RemovedSearch } from './removed-search.tsx';
import { SavedSearchItem } from './saved-search-item.tsx';
import { NameForm } from './saved-search-name-form.tsx';
import styles from './saved-searches.module.css';
import { type SavedSearchesProps, shownAmong, useSavedSearches } from './saved-searches.tsx';
import type { SearchNavigation } from './use-search-address.ts';

interface SavedSearchDialogProps extends SavedSearchesProps {
  settings: Settings | null;
  addressOf: SearchNavigation['addressOf'];
  onClose: () => void;
}

/** Inside a sentence; in the list of the saved searches the whole name has room. */
const NAME_SHOWN_MAX_CHARACTERS = 60;

/** Lists the saved searches and saves the one on screen. */
export default function SavedSearchDialog(props: SavedSearchDialogProps) {
  const { criteria, seenAt, settings, addressOf, onClose } = props;
  const words = useTranslation();
  const { t } = words;
  const saved = useSavedSearches();
  const [removed, setRemoved] = useState<SavedSearchRow | null>(null);
  /** The search that was saved or brought back here: its form or button goes, and the focus goes on at its row. */
  const [broughtKey, setBroughtKey] = useState<string | null>(null);
  if (saved === undefined) return null;
  const shown = shownAmong(saved, criteria);
  const isFull = saved.length >= SAVED_SEARCHES_MAX;
  return (
    <Dialog open onClose={onClose} title={t('saved_search.title')}>
      <div className={styles['content']}>
        {saved.length === 0 && <p className={styles['note']}>{t('saved_search.none')}</p>}
        {criteria !== null &&
          shown === undefined &&
          (isFull ? (
            <p className={styles['note']}>{t('saved_search.problem_too_many')}</p>
          ) : (
            <NameForm
              key={criteriaKey(criteria)}
              initialName={criteriaWords(criteria, settings, words)}
              submitLabel={t('saved_search.save')}
              onSubmit={(name) => calls.saveSearch({ name, criteria, seenAt })}
              onDone={() => setBroughtKey(criteriaKey(criteria))}
            />
          ))}
        {shown !== undefined && (
          <p className={styles['note']}>
            {t('saved_search.is_saved', { name: shortened(shown.name, NAME_SHOWN_MAX_CHARACTERS) })}
          </p>
        )}
        {saved.length > 0 && (
          <ul className={styles['list']}>
            {saved.map((row) => (
              <SavedSearchItem
                key={row.id}
                row={row}
                settings={settings}
                href={addressOf({
                  ...row.criteria,
                  // Who is new comes first.
                  ...(row.news.state === 'counted' && row.news.count > 0 ? { order: 'newest' } : {}),
                  ...{ page: 1, similarPage: null, viewed: null, deck: false },
                })}
                takesFocus={criteriaKey(row.criteria) === broughtKey}
                onOpen={onClose}
                onRemoved={() => setRemoved(row)}
              />
            ))}
          </ul>
        )}
        <div role="status">
          {removed !== null && (
            <RemovedSearch
              key={removed.id}
              removed={removed}
              onBack={() => {
                setRemoved(null);
                setBroughtKey(criteriaKey(removed.criteria));
              }}
            />
          )}
        </div>
        <p className={styles['note']}>{t('saved_search.device_note')}</p>
      </div>
    </Dialog>
  );
}
