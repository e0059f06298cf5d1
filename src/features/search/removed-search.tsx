import { useState } from 'react';
import type { SavedSearchRow } from '../../../worker/public/saved-search.ts';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './saved-searches.module.css';

interface RemovedSearchProps {
  removed: SavedSearchRow;
  onBack: () => void;
}

/** Says that a search was removed, and brings it back. In the dialog: a toast could not be pressed beside it. */
export function RemovedSearch({ removed, onBack }: RemovedSearchProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<MessageId | null>(null);
  const bringBack = async () => {
    const { name, criteria, seenAt } = removed;
    const found = commandProblem(await calls.saveSearch({ name, criteria, seenAt }));
    setProblem(found);
    if (found === null) onBack();
  };
  return (
    <p className={styles['removed']}>
      <span dir="auto">{problem === null ? t('saved_search.removed', { name: removed.name }) : t(problem)}</span>
      {/* The button that was pressed is gone with its row. */}
      <Button size="s" autoFocus onClick={() => void bringBack()}>
        {t('likes.undo')}
      </Button>
    </p>
  );
}
