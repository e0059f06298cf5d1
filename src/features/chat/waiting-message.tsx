import Clock from 'lucide-react/icons/clock';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WaitCause } from '../../../worker/public/outbox-row.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { retryMessage } from './commands.ts';
import styles from './message-bubble.module.css';
import type { UnsentMessage } from './unsent-messages.ts';

/** After this long, an unsent message shows since when it has been waiting, and lets the member decide. */
const LONG_MS = 10_000;

interface WaitingMessageProps {
  idempotencyKey: string;
  /** Undefined until the outbox has been read. */
  unsent: UnsentMessage | undefined;
  /** Nothing keeps a photo that is taken back, so that is asked. */
  isPhoto: boolean;
  /** There is no connection. */
  isOffline: boolean;
  onTakeBack: (idempotencyKey: string) => void;
}

/** Shown below an unsent message: that it is being sent, or why it waits, since when, and what can be done. */
export function WaitingMessage({ idempotencyKey, unsent, isPhoto, isOffline, onTakeBack }: WaitingMessageProps) {
  const { t, formatTime } = useTranslation();
  const [photo, setPhoto] = useState<'kept' | 'asked' | 'given-up'>('kept');
  const takeBack = useEffectEvent(() => onTakeBack(idempotencyKey));
  // Once the dialog is closed, which restores the focus: taking back moves it.
  useEffect(() => {
    if (photo === 'given-up') takeBack();
  }, [photo]);
  const isLong = useIsLong(unsent?.createdAtMs ?? null);
  const reason = unsent === undefined ? null : waitReason(unsent, isLong, isOffline);
  if (unsent === undefined || reason === null) {
    return (
      <p className={styles['state']}>
        <Clock aria-hidden="true" />
        {t(isOffline ? 'chat.waiting' : 'chat.sending')}
      </p>
    );
  }
  return (
    <div className={styles['failure']}>
      <p className={styles['state']} role="status">
        <Clock aria-hidden="true" />
        {t(reason, reason === 'chat.waits_behind' ? {} : { time: formatTime(unsent.createdAtMs) })}
      </p>
      <div className={styles['choices']}>
        {!unsent.isHeld && !unsent.isBehind && (
          <Button size="s" onClick={() => void retryMessage(idempotencyKey)}>
            {t('chat.send_now')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            if (isPhoto) setPhoto('asked');
            else onTakeBack(idempotencyKey);
          }}
        >
          {t('chat.take_back')}
        </Button>
        {isPhoto && (
          <ConfirmDialog
            open={photo === 'asked'}
            title={t('chat.photo_take_back_title')}
            text={t('chat.photo_take_back_text')}
            confirmLabel={t('chat.take_back')}
            cancelLabel={t('chat.photo_keep')}
            tone="danger"
            onConfirm={() => setPhoto('given-up')}
            onCancel={() => setPhoto('kept')}
          />
        )}
      </div>
    </div>
  );
}

const REASONS = {
  network: 'chat.waits_network',
  foreign: 'chat.waits_foreign',
  busy: 'chat.waits_busy',
  server: 'chat.waits_server',
  unreadable: 'chat.waits_server',
  session: 'chat.waits_session',
} as const satisfies Record<WaitCause, MessageId>;

/** Returns null while the message is simply being sent. */
function waitReason({ cause, isHeld }: UnsentMessage, isLong: boolean, isOffline: boolean): MessageId | null {
  if (isHeld) return 'chat.waits_behind';
  if (cause !== null) return REASONS[cause];
  if (isOffline) return 'chat.waits_network';
  return isLong ? 'chat.waits_slow' : null;
}

/** Returns whether `LONG_MS` has passed since a point in time; false for null. */
function useIsLong(sinceMs: number | null): boolean {
  const [longSinceMs, setLongSinceMs] = useState<number | null>(null);
  useEffect(() => {
    if (sinceMs === null) return;
    // A clock that was set back does not prolong the wait.
    const restMs = Math.min(LONG_MS, Math.max(0, sinceMs + LONG_MS - Date.now()));
    const timer = setTimeout(() => setLongSinceMs(sinceMs), restMs);
    return () => clearTimeout(timer);
  }, [sinceMs]);
  return sinceMs !== null && longSinceMs === sinceMs;
}
