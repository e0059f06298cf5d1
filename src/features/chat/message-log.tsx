import ArrowDown from 'lucide-react/icons/arrow-down';
import { useId, useMemo, useRef, useState } from 'react';
import type { ChatRow, MessageRow } from '../../../worker/public/rows.ts';
import { useClockOffset } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FictionalNotice } from '../members/fictional-notice.tsx';
import { imageUrl } from '../members/image-url.ts';
import { DayDivider } from './day-divider.tsx';
import { DayInView } from './day-in-view.tsx';
import { IncomingAnnouncer } from './incoming-announcer.tsx';
import { LeaveSiteDialog } from './leave-site-dialog.tsx';
import { atServerTime, logEntries } from './log-entries.ts';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-log.module.css';
import { moveInLog } from './move-in-log.ts';
import { OlderMessagesBar } from './older-messages-bar.tsx';
import { useIsOffline, useUnsentMessages } from './queries.ts';
import { UnreadDivider } from './unread-divider.tsx';
import { useJustWritten } from './use-just-written.ts';
import { useLogPosition } from './use-log-position.ts';
import { type MessageWindow, useArrivedMessages } from './use-message-window.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useTargetInView } from './use-target-in-view.ts';

interface MessageLogProps {
  chat: ChatRow;
  /** Prefix of image URLs; null until the settings are known. */
  cdnPrefix: string | null;
  shown: MessageWindow;
  /** What a fictional profile is stands where the conversation begins. */
  hasFictionalNotice: boolean;
  /** Other rows are being read. */
  isGrowing: boolean;
  /** The server has older messages than the database. */
  hasOlder: boolean;
  /** Key of the first unread message; null if there were none. */
  unreadKey: string | null;
  /** Key of the message that the reader was sent to; null if to none. */
  targetKey: string | null;
  /** How often the reader was sent to a message. */
  targetVisit: number;
  /** Server id of the oldest message that is stored here; null if none. */
  oldestStoredId: number | null;
  /** Called with the key of a message, to answer it; null where nothing can be written. */
  onReply: ((key: string) => void) | null;
  /** Called with the idempotency key of a waiting message that shall not be sent. */
  onTakeBack: (idempotencyKey: string) => void;
  /** Called with the server's id of a message, to be shown it. */
  onShowQuoted: (serverId: number) => void;
  /** Called with the order of a message in view, to read what is around it; with null at the end. */
  onReadOn: (order: number | null) => void;
  /** Called to read more than usual, for a very large screen. */
  onReachFurther: () => void;
}

/** A scroll container must be reachable by keyboard, which Safari does not ensure. */
const KEYBOARD_STOP = { tabIndex: 0 };

/** The messages of a conversation, newest last: of a long one, those around the place where the reader is. */
export function MessageLog(props: MessageLogProps) {
  const { chat, cdnPrefix, isGrowing, hasOlder, unreadKey, targetKey, oldestStoredId, onReadOn, onReachFurther } =
    props;
  const { messages, hasOlderRows, newest } = props.shown;
  const { t } = useTranslation();
  const { name, main_image: image } = chat.profile;
  const portrait = image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename);
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const isOffline = useIsOffline();
  const unsent = useUnsentMessages(chat.conversationId);
  const clockOffsetMs = useClockOffset();
  const entries = useMemo(
    () => logEntries(atServerTime(messages, clockOffsetMs), unreadKey),
    [messages, clockOffsetMs, unreadKey],
  );
  const count = messages.length;
  const isJustWritten = useJustWritten(newest);
  const arrived = useArrivedMessages(chat.conversationId);
  const position = useLogPosition({
    scroller,
    rows,
    entries,
    shown: props.shown,
    arrived,
    sentVisit: targetKey !== null && messages.some(({ key }) => key === targetKey) ? props.targetVisit : null,
    onReadOn,
    onReachFurther,
  });
  const older = useOlderMessages({
    conversationId: chat.conversationId,
    scroller,
    sentinel,
    count,
    hasOlderRows,
    isGrowing,
    hasOlder,
    grow: position.recentre,
  });
  const { isAtEnd, newCount, scrollToEnd } = position;
  useTargetInView(content, targetKey, props.targetVisit);
  const isWhole = !hasOlderRows && !hasOlder;
  return (
    <div className={styles['frame']}>
      <p id={hintId} hidden>
        {t('chat.log_keys')}
      </p>
      <div
        className={styles['scroller']}
        ref={scroller}
        onScroll={position.onScroll}
        onFocus={position.onFocus}
        onBlur={position.onBlur}
        onKeyDown={moveInLog}
        {...KEYBOARD_STOP}
        role="log"
        aria-live="off"
        aria-label={t('chat.log', { name })}
        aria-describedby={hintId}
      >
        <div className={styles['content']} ref={content}>
          <div ref={sentinel} />
          {isWhole ? (
            <div className={styles['start']}>
              <Avatar src={portrait} name={name} alt="" size="xl" />
              {props.hasFictionalNotice && <FictionalNotice name={name} />}
              <p className={styles['start-words']}>{t(count === 0 ? 'chat.no_messages' : 'chat.start', { name })}</p>
            </div>
          ) : (
            <OlderMessagesBar state={older.state} onShow={older.show} />
          )}
          {entries.length > 0 && (
            <div ref={rows}>
              {entries.map((entry) =>
                entry.kind === 'day' ? (
                  <DayDivider key={entry.key} dayStartMs={entry.dayStartMs} />
                ) : entry.kind === 'unread' ? (
                  <UnreadDivider key={entry.key} />
                ) : (
                  <MessageBubble
                    key={entry.key}
                    message={entry.message}
                    name={name}
                    startsRun={entry.startsRun}
                    endsRun={entry.endsRun}
                    goesOn={entry.goesOn}
                    isNewest={entry.key === newest?.key}
                    isTarget={entry.key === targetKey}
                    isJustWritten={isJustWritten(entry.message)}
                    isOffline={isOffline}
                    isRead={isReadBy(chat, entry.message)}
                    profileId={chat.profileId}
                    arePhotosShown={chat.photosShown === true}
                    hasQuoted={isStored(entry.message.quoted?.serverId ?? null, oldestStoredId)}
                    onLeave={setLeaving}
                    onReply={props.onReply}
                    onTakeBack={props.onTakeBack}
                    onShowQuoted={props.onShowQuoted}
                    unsent={
                      entry.message.delivery.state === 'sent'
                        ? undefined
                        : unsent.get(entry.message.delivery.idempotencyKey)
                    }
                  />
                ),
              )}
            </div>
          )}
        </div>
      </div>
      {!isAtEnd && <DayInView scroller={scroller} rows={rows} entries={entries} />}
      {!isAtEnd && (
        <div className={styles['jump']}>
          <Button
            size="s"
            variant={newCount > 0 ? 'primary' : 'secondary'}
            icon={<ArrowDown aria-hidden="true" />}
            onClick={scrollToEnd}
          >
            {newCount > 0 ? t('chat.new_messages', { count: newCount }) : t('chat.to_end')}
          </Button>
        </div>
      )}
      <LeaveSiteDialog href={leaving} onClose={() => setLeaving(null)} />
      <IncomingAnnouncer arrived={arrived} name={name} />
    </div>
  );
}

function isReadBy({ partnerReadUntil }: ChatRow, { fromMe, serverId }: MessageRow): boolean {
  return fromMe && serverId !== null && partnerReadUntil != null && serverId <= partnerReadUntil;
}

function isStored(serverId: number | null, oldestStoredId: number | null): boolean {
  return serverId !== null && oldestStoredId !== null && serverId >= oldestStoredId;
}
