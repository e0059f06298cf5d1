import { type ReactNode, useState } from 'react';
import type { Interests } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryAbove } from '../../ui/own-retry.ts';
import styles from './interest-dialog.module.css';
import { fitInterests } from './search-address.ts';

type Interest = Interests['interests'][number];

export interface InterestChoiceProps {
  /** Ids of the interests in the search. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

interface InterestDialogProps extends InterestChoiceProps {
  /** Renders `show` with the interests of the site, or what stands in their place. */
  renderList: (show: (known: readonly Interest[]) => ReactNode) => ReactNode;
}

/** Lets the user choose interests to search by; the search starts once, when the choice is confirmed. */
export function InterestDialog({ chosen, onChoose, onClose, renderList }: InterestDialogProps) {
  const { t } = useTranslation();
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const show = (known: readonly Interest[]): ReactNode => {
    // An id with a comma cannot be searched for. A chosen one that the site no longer has can be taken away.
    const offered = known.filter(({ id }) => fitInterests([id]));
    const strangers = chosen.filter((id) => !offered.some((one) => one.id === id)).map((id) => ({ id, name: id }));
    const all = [...offered, ...strangers];
    return all.length === 0 ? (
      <p>{t('search.interests_none')}</p>
    ) : (
      <fieldset className={styles['choice']}>
        <legend>{t('search.interests_note')}</legend>
        {all.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={ids.includes(id)}
            disabled={!ids.includes(id) && !fitInterests([...ids, id])}
            onChange={({ target }) => setIds(target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
    );
  };
  return (
    <Dialog
      open={true}
      onClose={onClose}
      title={t('search.interests_title')}
      actions={
        <>
          <Button disabled={ids.length === 0} onClick={() => setIds([])}>
            {t('search.interests_clear')}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onChoose([...ids].sort());
              onClose();
            }}
          >
            {t('search.interests_show')}
          </Button>
        </>
      }
    >
      {/* It covers what is above the page. */}
      <RetryAbove value={null}>{renderList(show)}</RetryAbove>
    </Dialog>
  );
}
