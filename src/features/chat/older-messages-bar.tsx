import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './message-log.module.css';
import type { OlderState } from './use-older-messages.ts';

/** Shown above the first message while there are older ones: the button does the same as scrolling up. */
export function OlderMessagesBar({ state, onShow }: { state: OlderState; onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['older']}>
      {(state === 'offline' || state === 'failed') && (
        <p role="status">{t(state === 'offline' ? 'chat.older_offline' : 'chat.older_failed')}</p>
      )}
      <Button size="s" busy={state === 'loading'} onClick={onShow}>
        {t(state === 'offline' || state === 'failed' ? 'ui.retry' : 'chat.older')}
      </Button>
    </div>
  );
}
