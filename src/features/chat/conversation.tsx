import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ChatRow, ConversationRow, MessageRow } from '../../../worker/public/rows.ts';
import { useClockOffset } from '../../data/server-time.ts';
import { useWorkerReached } from '../../data/session-store.ts';
import { type FetchState, isUnderWay } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../routing/document-title.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { FictionalNotice } from '../members/fictional-notice.tsx';
import { useMessageCost } from '../members/use-message-cost.ts';
import { BlockedNotice } from '../safety/blocked-notice.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-page.module.css';
import { BubbleSkeletons } from './chat-skeleton.tsx';
import { markChatRead, setReply, takeMessageBack } from './commands.ts';
import { Composer, focusMessageField } from './composer.tsx';
import { fictionalNoticePlace } from './fictional-notice-place.ts';
import { atServerTime, firstArrivedKey, firstUnreadKey, hasAnswered } from './log-entries.ts';
import { MessageLog } from './message-log.tsx';
import { useTargetMessage } from './message-search-queries.ts';
import { hasNewest, lacksNewest } from './newest-trouble.ts';
import { PartnerPlate } from './partner-plate.tsx';
import { useAnsweredMessage } from './queries.ts';
import { useCreditsLeft } from './use-credits-left.ts';
import { useMessageWindow } from './use-message-window.ts';
import { usePageVisible } from './use-page-visible.ts';
import { useSoughtMessage } from './use-sought-message.ts';

const Icebreakers = lazyPart(() => import('./icebreakers.tsx'));
const LeftDraft = lazyPart(() => import('./left-draft.tsx'));

/** Number of messages shown on each side of the place where the reader is. */
const REACH_MESSAGES = 40;
const NO_MESSAGES: readonly MessageRow[] = [];

/** What the reader of a long conversation sees of it. */
interface Reading {
  /** Order of a message in view; null at the end. */
  around: number | null;
  reach: number;
  /** The visit to a sought message that has been shown by then. */
  visit: number;
}

interface ConversationProps {
  chat: ChatRow;
  conversation: ConversationRow | null;
  cdnPrefix: string | null;
  load: FetchState;
  onRetry: () => void;
}

/** A chat with its header, messages and composer. */
export function Conversation({ chat, conversation, cdnPrefix, load, onRetry }: ConversationProps) {
  const { t } = useTranslation();
  const { conversationId, unreadCount, profile } = chat;
  usePageTitle(profile.name);
  const hasPlate = useMatches('wide') && choiceOf('chatPlate');
  const credits = useCreditsLeft();
  const cost = useMessageCost();
  const [sought, seek] = useSoughtMessage(conversationId);
  const target = useTargetMessage(conversationId, sought.name);
  const [reading, setReading] = useState<Reading>({ around: null, reach: REACH_MESSAGES, visit: -1 });
  // Until the message of a visit is shown, it decides what is read; then the reader does.
  const isSeeking = target !== null && reading.visit < sought.visit;
  const around = isSeeking && target !== undefined ? target.order : reading.around;
  // Deferred: rows are prepared while the reader scrolls on.
  const shown = useDeferredValue(useMessageWindow(conversationId, { around, reach: reading.reach }));
  const messages = shown?.messages ?? NO_MESSAGES;
  const isTargetShown = target != null && messages.some((message) => message.key === target.key);
  const readOn = (order: number | null) => {
    if (isSeeking && !isTargetShown) return;
    setReading(({ reach }) => ({ around: order, reach, visit: sought.visit }));
  };
  const reachFurther = () => setReading((now) => ({ ...now, reach: now.reach + REACH_MESSAGES }));
  // Marking messages as read resets the count, so it is kept from opening; the divider is placed on the first render
  // that has the newest message, or what had been sent by then.
  const [opening] = useState(() => ({ unreadCount, newestId: chat.lastMessageId, atMs: Date.now() }));
  const clockOffsetMs = useClockOffset();
  const openedAtMs = opening.atMs + clockOffsetMs;
  const [unreadKey, setUnreadKey] = useState<string | null>(null);
  // Stays, whatever part of a long conversation is shown.
  const [hasWritten, setHasWritten] = useState(false);
  if (!hasWritten && messages.some((message) => message.fromMe)) setHasWritten(true);
  if (unreadKey === null) {
    const found =
      firstUnreadKey(messages, opening.unreadCount, opening.newestId) ??
      firstArrivedKey(messages, { newestId: opening.newestId, openedAtMs });
    if (found !== null) setUnreadKey(found);
  }
  // Sent to another message later, the reader keeps what is shown until that one is read.
  const isTargetComing = sought.visit === 0 && isSeeking && !isTargetShown;
  const isVisible = usePageVisible();
  // Opening reads what there is (specification, section 4); what comes later is read once it is here to be seen.
  const isHere = chat.lastMessageId <= opening.newestId || hasNewest(chat, conversation);
  useEffect(() => {
    if (isVisible && isHere && unreadCount > 0) void markChatRead(conversationId);
  }, [isVisible, isHere, unreadCount, conversationId]);

  const form = useRef<HTMLFormElement>(null);
  const answered = useAnsweredMessage(conversationId, conversation?.replyToKey ?? null);
  const reply = useCallback(
    (key: string) => {
      void setReply(conversationId, key);
      focusMessageField(form.current);
    },
    [conversationId],
  );
  // The button that had the focus goes with the message, whose words are in the field again.
  const takeBack = useCallback((idempotencyKey: string) => {
    void takeMessageBack(idempotencyKey);
    focusMessageField(form.current);
  }, []);
  const showQuoted = useCallback((serverId: number) => seek({ by: 'server-id', serverId }), [seek]);
  const isWorkerReached = useWorkerReached();
  const isReadOnly = chat.readOnly || conversation?.state === 'gone';
  // Its messages are on their way: from the server, or from the database, where each table's live query fires
  // separately.
  const isComing = conversation === null ? isUnderWay(load) : conversation.newestLoadedId !== null;
  const isFirstFetch = isComing && messages.length === 0;
  const isEmpty = shown !== undefined && messages.length === 0 && conversation !== null && !isComing;
  const hasOlder = conversation === null || conversation.hasOlder;
  const noticePlace = profile.fictional_icon
    ? fictionalNoticePlace({
        isRead: shown !== undefined && !isFirstFetch,
        count: messages.length,
        isWhole: shown?.hasOlderRows !== true && !hasOlder,
        hasWritten,
      })
    : null;
  const renderIdeas = (choose: (text: string) => void) => (
    // Ideas that cannot be loaded are no reason to lose the chat.
    <ErrorBoundary resetKey={conversationId} fallback={() => null}>
      <Suspense>
        <Icebreakers profileId={chat.profileId} onChoose={choose} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <div className={styles['chat']}>
      <ChatHeader chat={chat} cdnPrefix={cdnPrefix} />
      {shown === undefined || isFirstFetch || isTargetComing ? (
        <BubbleSkeletons />
      ) : (
        <MessageLog
          chat={chat}
          cdnPrefix={cdnPrefix}
          shown={shown}
          hasFictionalNotice={noticePlace === 'log'}
          isGrowing={shown.place.around !== around || shown.place.reach !== reading.reach}
          hasOlder={hasOlder}
          unreadKey={hasAnswered(atServerTime(messages, clockOffsetMs), openedAtMs) ? null : unreadKey}
          targetKey={target?.key ?? null}
          targetVisit={sought.visit}
          oldestStoredId={conversation?.oldestLoadedId ?? null}
          onReply={isReadOnly || chat.blocked ? null : reply}
          onTakeBack={takeBack}
          onShowQuoted={showQuoted}
          onReadOn={readOn}
          onReachFurther={reachFurther}
        />
      )}
      <footer className={styles['foot']}>
        {/* Without its worker the page says so above, once, and a repetition could do nothing. */}
        {lacksNewest(chat, conversation, load) && isWorkerReached && (
          <div className={styles['notice']}>
            <RetryBanner cause="failed" onRetry={onRetry}>
              {t('chat.newest_failed')}
            </RetryBanner>
          </div>
        )}
        {isReadOnly ? (
          <>
            <div className={styles['notice']}>
              <Banner tone="info">{t('chat.read_only', { name: profile.name })}</Banner>
            </div>
            <ErrorBoundary resetKey={conversationId} fallback={() => null}>
              <Suspense>
                <LeftDraft conversationId={conversationId} />
              </Suspense>
            </ErrorBoundary>
          </>
        ) : chat.blocked ? (
          <div className={styles['notice']}>
            <BlockedNotice profileId={chat.profileId} name={profile.name} />
          </div>
        ) : (
          <>
            {noticePlace === 'composer' && (
              <div className={styles['notice']}>
                <FictionalNotice name={profile.name} />
              </div>
            )}
            <Composer
              ref={form}
              answered={answered}
              conversationId={conversationId}
              name={profile.name}
              cost={cost}
              credits={credits}
              {...(isEmpty ? { renderIdeas } : {})}
            />
          </>
        )}
      </footer>
      {hasPlate && <PartnerPlate chat={chat} />}
    </div>
  );
}
