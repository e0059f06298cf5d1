import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import Reply from 'lucide-react/icons/reply';
import { memo, useId, useState } from 'react';
import type { Rejection } from '../../../worker/public/outbox-row.ts';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { discardMessage, retryMessage, sendRest } from './commands.ts';
import { copyMessage } from './copy-message.ts';
import styles from './message-bubble.module.css';
import { MessagePhoto } from './message-photo.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';
import { canRetry, photoRejectionReason, rejectionReason } from './rejection-reason.ts';
import { TopUpLink } from './top-up-link.tsx';
import type { UnsentMessage } from './unsent-messages.ts';
import { useTapped } from './use-tapped.ts';
import { WaitingMessage } from './waiting-message.tsx';

interface MessageBubbleProps {
  message: MessageRow;
  /** Name of the other member. */
  name: string;
  startsRun: boolean;
  endsRun: boolean;
  /** Another message follows within the hour. */
  goesOn: boolean;
  /** The newest message of all. */
  isNewest: boolean;
  /** The message that the reader was sent to: can be focused. */
  isTarget: boolean;
  /** No connection: pending messages wait for it. */
  isOffline: boolean;
  /** Counts as it is drawn for the first time. */
  isJustWritten: boolean;
  /** For an unsent message: its state in the outbox. */
  unsent: UnsentMessage | undefined;
  /** The newest of the member's own messages, and the other member has read it. */
  isRead: boolean;
  /** The other member. */
  profileId: number;
  /** That one's photos are shown. */
  arePhotosShown: boolean;
  /** This device has the message that this one quotes. */
  hasQuoted: boolean;
  /** Called with the address of a clicked link, instead of opening it. */
  onLeave: (href: string) => void;
  /** Called with the key of the message, to answer it; null where nothing can be written. */
  onReply: ((key: string) => void) | null;
  /** Called with the idempotency key of the message, while it waits. */
  onTakeBack: (idempotencyKey: string) => void;
  /** Called with the server's id of the quoted message. */
  onShowQuoted: (serverId: number) => void;
}

export const MessageBubble = memo(function MessageBubble({
  message,
  name,
  startsRun,
  endsRun,
  goesOn,
  isNewest,
  isTarget,
  isJustWritten,
  isOffline,
  unsent,
  isRead,
  profileId,
  arePhotosShown,
  hasQuoted,
  onLeave,
  onReply,
  onTakeBack,
  onShowQuoted,
}: MessageBubbleProps) {
  const { t, formatTime } = useTranslation();
  const { delivery, fromMe, quoted, photo } = message;
  const [comes] = useState(isJustWritten);
  const quotedId = quoted?.serverId ?? null;
  const bubbleId = useId();
  const { isTapped, onPointerUp } = useTapped();
  return (
    <div
      data-tapped={isTapped || undefined}
      onPointerUp={onPointerUp}
      className={classNames(
        styles['message'],
        styles[fromMe ? 'mine' : 'theirs'],
        startsRun && styles['starts'],
        endsRun && styles['ends'],
        isTarget && styles['target'],
        comes && styles['written'],
      )}
      {...(isTarget && { 'data-target': '', tabIndex: -1, role: 'group', 'aria-labelledby': bubbleId })}
    >
      {startsRun && (
        <span className={styles['speaker']} aria-hidden="true" dir="auto">
          {fromMe ? t('chat.you') : name}
        </span>
      )}
      <div className={styles['line']}>
        <div
          id={isTarget ? bubbleId : undefined}
          className={classNames(
            styles['bubble'],
            delivery.state !== 'sent' && styles['unsent'],
            photo !== undefined && styles['pictured'],
          )}
        >
          <VisuallyHidden>{fromMe ? t('chat.by_me') : t('chat.by_name', { name })} </VisuallyHidden>
          {quoted != null && (
            <Quote
              quoted={quoted}
              name={name}
              onShow={quotedId === null || !hasQuoted ? null : () => onShowQuoted(quotedId)}
            />
          )}
          {photo !== undefined && (
            <MessagePhoto message={message} photo={photo} partner={{ profileId, name, arePhotosShown }} />
          )}
          {message.text !== '' && (
            <span className={styles['text']} dir="auto">
              <MessageText text={message.text} onLeave={onLeave} />
            </span>
          )}
        </div>
        {/* Reached by arrow keys: see `moveInLog`. */}
        <span className={styles['tools']} data-message-actions="">
          {onReply !== null && message.serverId !== null && (
            <IconButton
              tabIndex={-1}
              label={t('chat.reply')}
              icon={<Reply aria-hidden="true" />}
              onClick={() => onReply(message.key)}
            />
          )}
          {message.text !== '' && (
            <IconButton
              tabIndex={-1}
              label={t('chat.copy')}
              icon={<Copy aria-hidden="true" />}
              onClick={() => void copyMessage(message.text, t)}
            />
          )}
        </span>
      </div>
      {delivery.state === 'pending' && (
        <WaitingMessage
          idempotencyKey={delivery.idempotencyKey}
          unsent={unsent}
          isPhoto={photo !== undefined}
          isOffline={isOffline}
          onTakeBack={onTakeBack}
        />
      )}
      {delivery.state === 'rejected' && (
        <NotSent
          {...delivery}
          conversationId={message.conversationId}
          isPhoto={photo !== undefined}
          canWrite={onReply !== null}
          holdsOthers={unsent?.holdsOthers === true}
        />
      )}
      {delivery.state === 'sent' && endsRun && (
        <p className={styles['state']} data-goes-on={goesOn || undefined}>
          <time dateTime={new Date(message.sentAtMs).toISOString()}>{formatTime(message.sentAtMs)}</time>
          {fromMe && isNewest && (
            <>
              {' '}
              <span data-dot>·</span> <span>{t(isRead ? 'chat.read' : 'chat.sent')}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
});

interface NotSentProps {
  rejection: Rejection;
  idempotencyKey: string;
  conversationId: number;
  isPhoto: boolean;
  canWrite: boolean;
  holdsOthers: boolean;
}

function NotSent({ rejection, idempotencyKey, conversationId, isPhoto, canWrite, holdsOthers }: NotSentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['failure']}>
      <p className={styles['reason']}>
        <CircleAlert aria-hidden="true" />
        <span>
          <strong>{t('chat.not_sent')}</strong>{' '}
          {t(isPhoto ? photoRejectionReason(rejection) : rejectionReason(rejection))}
        </span>
      </p>
      <div className={styles['choices']}>
        {rejection.reason === 'insufficient-credits' && <TopUpLink conversationId={conversationId} />}
        {canRetry(rejection, canWrite) && (
          <Button size="s" onClick={() => void retryMessage(idempotencyKey)}>
            {t('chat.retry')}
          </Button>
        )}
        {holdsOthers && (
          <Button size="s" onClick={() => void sendRest(idempotencyKey)}>
            {t('chat.send_rest')}
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={() => void discardMessage(idempotencyKey)}>
          {t('chat.discard')}
        </Button>
      </div>
    </div>
  );
}
