import { useState } from 'react';
import { goOnWithoutStoring } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './storage-choice.module.css';

/** Options if browser storage is unavailable: retry, or continue without storing. */
export function StorageChoice({ size }: { size: 's' | 'm' }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    await goOnWithoutStoring();
    setBusy(false);
  };
  return (
    <div className={styles['choice']}>
      <Button size={size} variant="primary" onClick={() => location.reload()}>
        {t('ui.retry')}
      </Button>
      <Button size={size} busy={busy} onClick={() => void goOn()}>
        {t('session.go_on_unstored')}
      </Button>
    </div>
  );
}
