import ArrowDown from 'lucide-react/icons/arrow-down';
import { useMemo, useRef } from 'react';
import type { ChatRow, MessageRow } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useMinute } from '../chats/use-minute.ts';
import { FictionalNotice } from '../members/fictional-notice.tsx';
import { DayDivider } from './day-divider.tsx';
import { IncomingAnnouncer } from './incoming-announcer.tsx';
import { logEntries } from './log-entries.ts';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-log.module.css';
import { OlderMessagesBar } from './older-messages-bar.tsx';
import { useIsOffline } from './queries.ts';
import { useNewestInView } from './use-newest-in-view.ts';
import { useOlderMessages } from './use-older-messages.ts';

interface MessageLogProps {
  chat: ChatRow;
  messages: readonly MessageRow[];
  /** The database holds older rows than those. */
  hasOlderRows: boolean;
  /** There are older messages than the database holds. */
  hasOlder: boolean;
  grow: () => void;
}

/** What scrolls must be reachable by keyboard; Safari does not see to it. */
const KEYBOARD_STOP = { tabIndex: 0 };

/** The messages of a conversation, the newest at the end. */
export function MessageLog({ chat, messages, hasOlderRows, hasOlder, grow }: MessageLogProps) {
  const { t } = useTranslation();
  const { name } = chat.profile;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  const nowMs = useMinute();
  const isOffline = useIsOffline();
  const entries = useMemo(() => logEntries(messages), [messages]);
  const count = messages.length;
  const newest = messages.at(-1);
  const older = useOlderMessages({
    conversationId: chat.conversationId,
    scroller,
    sentinel,
    count,
    hasOlderRows,
    hasOlder,
    grow,
  });
  const { onScroll, isAtEnd, newCount, scrollToEnd } = useNewestInView(scroller, content, messages);
  const isWhole = !hasOlderRows && !hasOlder;
  // Before the member's first message it stands beside the composer instead, unless there is nothing else to read.
  const isDisclosedHere = chat.profile.fictional_icon && (count === 0 || messages.some((message) => message.fromMe));
  return (
    <div className={styles['frame']}>
      <div
        className={styles['scroller']}
        ref={scroller}
        onScroll={onScroll}
        {...KEYBOARD_STOP}
        role="log"
        aria-live="off"
        aria-label={t('chat.log', { name })}
      >
        <div className={styles['content']} ref={content}>
          <div ref={sentinel} />
          {isWhole ? (
            <div className={styles['start']}>
              {isDisclosedHere && <FictionalNotice name={name} />}
              <p className={styles['start-words']}>{t(count === 0 ? 'chat.no_messages' : 'chat.start', { name })}</p>
            </div>
          ) : (
            <OlderMessagesBar state={older.state} onShow={older.show} />
          )}
          {entries.map((entry) =>
            entry.kind === 'day' ? (
              <DayDivider key={entry.key} dayStartMs={entry.dayStartMs} nowMs={nowMs} />
            ) : (
              <MessageBubble
                key={entry.key}
                message={entry.message}
                name={name}
                startsRun={entry.startsRun}
                endsRun={entry.endsRun}
                isNewest={entry.message === newest}
                isOffline={isOffline}
              />
            ),
          )}
        </div>
      </div>
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
      <IncomingAnnouncer messages={messages} name={name} />
    </div>
  );
}
