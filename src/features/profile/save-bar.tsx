import { failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { SaveState } from './profile-form.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  state: SaveState;
  hasChanges: boolean;
  /** The form has errors that must be fixed first. */
  hasProblem: boolean;
}

/** Save button and state, always visible while the form is. */
export function SaveBar({ state, hasChanges, hasProblem }: SaveBarProps) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const isSaving = state === 'saving';
  const line = isSaving
    ? t('profile.saving')
    : trouble !== null
      ? t(`problem.save_${trouble}`)
      : hasProblem
        ? t('profile.put_right')
        : t(hasChanges ? 'profile.unsaved' : 'profile.saved');
  return (
    <div className={styles['save']} data-waiting={hasChanges}>
      {typeof state === 'object' && state !== null && state.status !== 'saved' && (
        <Banner tone="danger" role="alert">
          {failureText(state, t, NOT_SAVED)}
        </Banner>
      )}
      <div className={styles['save-line']}>
        <p className={styles['note']} role="status" id="profile-state">
          {line}
        </p>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          disabled={trouble !== null || !hasChanges}
          aria-describedby="profile-state"
        >
          {t('ui.save')}
        </Button>
      </div>
    </div>
  );
}
