import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Settings } from '../../../worker/public/rows.ts';
import { newsOf, type SavedSearchRow } from '../../../worker/public/saved-search.ts';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { criteriaWords } from './criteria-words.ts';
import { NameForm } from './saved-search-name-form.tsx';
import styles from './saved-searches.module.css';

interface SavedSearchItemProps {
  row: SavedSearchRow;
  settings: Settings | null;
  href: string;
  /** It has just come; takes the focus if that is lost. */
  takesFocus: boolean;
  onOpen: () => void;
  onRemoved: () => void;
}

/** One saved search: opens it, renames it or removes it. */
export function SavedSearchItem({ row, settings, href, takesFocus, onOpen, onRemoved }: SavedSearchItemProps) {
  const words = useTranslation();
  const { t } = words;
  const { id, name, criteria } = row;
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) focusIfLost(() => item.current?.querySelector('a') ?? null);
  }, [takesFocus]);
  const news = newsOf(row);
  const summary = criteriaWords(criteria, settings, words);
  const remove = async () => {
    const found = commandProblem(await calls.removeSearch(id));
    setProblem(found);
    if (found === null) onRemoved();
  };
  if (isRenaming)
    return (
      <li ref={item}>
        <NameForm
          initialName={name}
          submitLabel={t('ui.save')}
          takesFocus
          onSubmit={(text) => calls.renameSearch(id, text)}
          onDone={() => {
            setIsRenaming(false);
            // Back to the button that opened the form.
            focusIfLost(() => item.current?.querySelector('button') ?? null);
          }}
        />
      </li>
    );
  return (
    <li ref={item} className={styles['item']}>
      <Link className={styles['open']} href={href} onClick={onOpen}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        {summary !== name && <span className={styles['note']}>{summary}</span>}
        {problem !== null && <span role="alert">{t(problem)}</span>}
        {news > 0 && <strong className={styles['news']}>{t('saved_search.news', { count: news })}</strong>}
      </Link>
      <IconButton
        label={t('saved_search.rename', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setIsRenaming(true)}
      />
      <IconButton
        label={t('saved_search.remove', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => void remove()}
      />
    </li>
  );
}
