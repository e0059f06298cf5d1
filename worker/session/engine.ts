import type { Environment } from '../environment.ts';
import { fillInMessageWords } from '../features/chat/fill-in-message-words.ts';
import { prefetchMessages } from '../features/chat/prefetch.ts';
import { pullChats } from '../features/chat/pull-chats.ts';
import { pullShownConversations } from '../features/chat/pull-shown-conversations.ts';
import { pullLikes } from '../features/likes/pull.ts';
import { attachPendingPush } from '../features/push/attach.ts';
import { followPushSent } from '../features/push/follow-sent.ts';
import { pullUser } from '../features/user/pull.ts';
import { CHAT_AND_LIKE_POLL_DELAY_MS, POLL_INTERVAL_MS } from '../public/constants.ts';
import type { Account } from '../sync/account.ts';
import { createOutboxSender, type OutboxSender } from '../sync/outbox-sender.ts';
import { pause } from '../sync/pause.ts';
import type { PullResult } from '../sync/pull.ts';
import { createRepeater, type Repeater, type RunResult } from '../sync/repeater.ts';
import { backoffMs, isStale, nextPollInMs, pollIntervalMs, withJitterMs } from '../sync/schedule.ts';
import { rememberLastSuccess, type SyncState, storeSyncState } from '../sync/sync-state.ts';
import { dropDamagedRows } from './drop-damaged-rows.ts';
import { createVisitFollower } from './follow-visits.ts';
import { intentOf } from './intents.ts';
import { isOfUserAlone, stateAfter } from './poll-outcome.ts';

/** Own choice: fast enough for a conversation, slow enough for a shared PHP host. */
const CONVERSATION_POLL_INTERVAL_MS = 5_000;

/** Until then, the rows of the first page have been read and the first poll is home. */
const FILL_IN_DELAY_MS = 3_000;

/** Calls that fail one after another, or a server that answers some calls only, cost at most one poll in this time. */
const CONTACT_POLL_GAP_MS = 10_000;

/**
 * Slightly longer than the poll interval without push, including jitter: while such polls succeed, no intent has to
 * wait for the user call.
 */
const SESSION_KNOWN_MS = POLL_INTERVAL_MS + 10_000;

export interface EngineOptions {
  account: Account;
  environment: Environment;
  /** When any worker of this device last polled; null if unknown. */
  lastPollAtMs: number | null;
  isPushSubscribed(): boolean;
  isAnyVisible(): boolean;
  onPolled(atMs: number): void;
  /** Called when a poll starts: other periodic fetches may be due. */
  onPolling(): void;
  onSessionLost(): void;
  onOtherAccount(): void;
  /** Called when the outbox contains a row that this version cannot process. */
  onSetAside(row: unknown): Promise<void>;
  /** Called when the session's database no longer exists although the session does. */
  onDatabaseGone(): void;
}

/** Polls and sends for one logged-in member. Runs in the leader only. */
export interface Engine {
  /**
   * Polls if the data is stale or the last poll did not reach the server, or unconditionally if forced, sends waiting
   * intents, and stores the age of the data.
   */
  wake(isForced: boolean): void;
  /** Called when rows were added to the outbox. */
  pumpOutbox(): void;
  /**
   * Called after every call, with whether the server was reached. Polls if that contradicts the last poll: a member
   * learns at once that the connection is gone or back, not a minute later.
   */
  noteContact(isReached: boolean): void;
  /** Called when tabs have changed: other conversations may be on screen. */
  tabsChanged(): void;
  stop(): void;
  nextPollAtMs(): number | null;
  lastPollAtMs(): number | null;
}

/**
 * Starts polling and sending. One poll and its outcomes:
 *
 *   start, wake --> user --- 200 --> [1 s] --> chats + likes --- all ok --> pump outbox, prefetch -----.
 *                    |  ^                           |                                                  |
 *                    |  |                           '--- one failed, or 403 --> wait (backoff) --.      |
 *                    |  '------------------------------------------------------------------------+------'
 *                    |                                                              [interval]
 *                    |--- no response, 5xx -> wait (backoff), then restart
 *                    |--- 403 ------------> stop: onSessionLost
 *                    |--- another member -> stop: onOtherAccount
 *                    '--- database gone --> stop: onDatabaseGone
 *
 * Conversations on screen are fetched independently every five seconds; a 403 there triggers a poll immediately.
 */
export function startEngine(options: EngineOptions): Engine {
  const { account, environment } = options;
  /** Whether the account has this browser's subscription; until that is read, it is believed to. */
  let isPushSent = true;
  const intervalMs = () => pollIntervalMs(options.isPushSubscribed() && isPushSent);
  let lastPollAtMs = options.lastPollAtMs;
  let hasConversations = false;
  let isPrefetching = false;
  let lastState: SyncState = 'ok';
  let lastAttemptAtMs = Number.NEGATIVE_INFINITY;
  let plannedIntervalMs = intervalMs();
  /** When the server last confirmed that the session is this member's. */
  let userSeenAtMs: number | null = null;
  let isAskingForUser = false;
  /** Whether the last poll ended with a 403 from chats or likes. */
  let wereListsRefused = false;
  const visits = createVisitFollower(account);

  /** Someone may have logged in outside the app: actions of this member must not be performed as another one. */
  function isSessionKnown(): boolean {
    const ageMs = userSeenAtMs === null ? null : environment.now() - userSeenAtMs;
    return ageMs !== null && ageMs >= 0 && ageMs <= SESSION_KNOWN_MS;
  }

  /** Returns whether the last poll found no network, or something else in it. */
  function isUnreached(): boolean {
    return lastState === 'offline' || lastState === 'foreign';
  }

  const poller: Repeater = createRepeater(environment, {
    run: poll,
    intervalMs: () => withJitterMs(intervalMs(), environment.random),
    backoffMs: (failures, retryAfterMs) => backoffMs(failures, retryAfterMs, environment.random),
  });
  const conversationPoller: Repeater = createRepeater(environment, {
    run: pollConversations,
    intervalMs: () => withJitterMs(CONVERSATION_POLL_INTERVAL_MS, environment.random),
    backoffMs: (failures, retryAfterMs) =>
      CONVERSATION_POLL_INTERVAL_MS + backoffMs(failures, retryAfterMs, environment.random),
  });
  const sender: OutboxSender = createOutboxSender({
    target: account,
    environment,
    intentOf(row) {
      const intent = intentOf(row);
      return { ...intent, send: (signal) => intent.send(account, signal) };
    },
    isSessionKnown,
    onSessionUnknown() {
      // If the user is already being fetched, the queue is processed once the response arrives; after a failure, by the
      // next poll, which keeps its backoff.
      if (!isAskingForUser && lastState === 'ok') poller.runNow();
    },
    onSessionLost: () => poller.runNow(),
    onSettled: (row) => void intentOf(row).reload(account, 'settled'),
    onRejected: (row) => void intentOf(row).reload(account, 'rejected'),
    onSetAside: options.onSetAside,
  });

  async function poll(): Promise<RunResult> {
    const startedAtMs = environment.now();
    lastAttemptAtMs = startedAtMs;
    options.onPolling();
    // If the browser refuses to read the database, the pulls report that.
    void dropDamagedRows(account).catch(() => {});
    isAskingForUser = true;
    const user = await pullUser(account);
    isAskingForUser = false;
    if (user.status === 'session-lost') {
      options.onSessionLost();
      return { status: 'stop' };
    }
    if (user.status === 'other-account') {
      options.onOtherAccount();
      return { status: 'stop' };
    }
    if (user.status === 'ended') return end();
    if (user.status === 'ok') {
      userSeenAtMs = environment.now();
      // Back after a failure: what has failed too goes out without its wait.
      sender.pump(lastState !== 'ok');
    }
    const results: PullResult[] = [user];
    // If the server is unreachable or down, fetching chats and likes would fail too.
    if (user.status === 'ok' || isOfUserAlone(user.failure)) {
      await pause(environment, account.signal, CHAT_AND_LIKE_POLL_DELAY_MS);
      if (account.signal.aborted) return { status: 'stop' };
      results.push(...(await Promise.all([pullChats(account), pullLikes(account)])));
    }
    return await finishPoll(results, startedAtMs);
  }

  async function finishPoll(results: readonly PullResult[], startedAtMs: number): Promise<RunResult> {
    if (results.some((result) => result.status === 'ended')) return end();
    const wereRefusedBefore = wereListsRefused;
    wereListsRefused = results.some((result) => result.status === 'session-lost');
    // A 403 from chats or likes: the user is refetched, and that response decides (specification, section 7).
    if (wereListsRefused && !wereRefusedBefore) return { status: 'failed', retryAfterMs: null };
    const failures = results.filter((result) => result.status === 'failed');
    const state = wereListsRefused ? 'failing' : stateAfter(failures);
    if (state === 'ok') {
      lastPollAtMs = startedAtMs;
      options.onPolled(startedAtMs);
    }
    await storeSyncState(account, state, lastPollAtMs);
    lastState = state;
    if (state !== 'ok') {
      return { status: 'failed', retryAfterMs: Math.max(0, ...failures.map(({ retryAfterMs }) => retryAfterMs ?? 0)) };
    }
    sender.pump();
    visits.polled();
    void attachPendingPush(account);
    void prefetch();
    return { status: 'ok' };
  }

  /**
   * Stops after a write found no session: either the session has ended or only its database is gone and gets recreated.
   */
  function end(): RunResult {
    if (!account.signal.aborted) options.onDatabaseGone();
    return { status: 'stop' };
  }

  async function prefetch(): Promise<void> {
    if (isPrefetching) return;
    isPrefetching = true;
    // What fails here is fetched when it is opened.
    await prefetchMessages(account).catch(() => {});
    isPrefetching = false;
  }

  async function pollConversations(): Promise<RunResult> {
    const result = await pullShownConversations(account);
    if (result.status === 'ended') return end();
    if (result.status === 'session-lost') poller.runNow();
    if (result.status !== 'ok') {
      return { status: 'failed', retryAfterMs: result.status === 'failed' ? result.retryAfterMs : null };
    }
    // Messages that arrived on screen are marked as read, which has to be sent to the server.
    sender.pump();
    return { status: 'ok' };
  }

  /** Reschedules the next poll if the interval has become shorter because no pushes come any more. */
  function followInterval(): void {
    const isShorter = intervalMs() < plannedIntervalMs;
    plannedIntervalMs = intervalMs();
    if (!isShorter || poller.isRunning() || poller.nextAtMs() === null) return;
    poller.start(nextPollInMs(lastPollAtMs, environment.now(), plannedIntervalMs));
  }

  function tabsChanged(): void {
    followInterval();
    const has = account.visibleConversations().size > 0;
    if (has && !hasConversations) conversationPoller.start(CONVERSATION_POLL_INTERVAL_MS);
    if (!has && hasConversations) conversationPoller.stop();
    hasConversations = has;
    const isVisible = options.isAnyVisible();
    if (!isVisible) void rememberLastSuccess(account, lastPollAtMs);
    const isPolled = lastPollAtMs !== null && !isStale(lastPollAtMs, environment.now(), intervalMs());
    visits.tabsChanged(isVisible, isPolled);
  }

  poller.start(nextPollInMs(lastPollAtMs, environment.now(), intervalMs()));
  void pause(environment, account.signal, FILL_IN_DELAY_MS).then(() => fillInMessageWords(account));
  const unfollowPush = followPushSent(account, (isSent) => {
    isPushSent = isSent;
    followInterval();
  });
  sender.pump();
  tabsChanged();

  return {
    wake(isForced) {
      // A device that has just lost its network tells how old its data is from now on.
      void rememberLastSuccess(account, lastPollAtMs);
      // The network may be back: what is to be sent waits for the user too. A poll in progress fetches what a wake would.
      const isStaleNow = isUnreached() || isStale(lastPollAtMs, environment.now(), intervalMs());
      const isDue = !poller.isRunning() && isStaleNow;
      if (isForced || isDue) poller.runNow();
      sender.pump(true);
    },
    pumpOutbox: () => sender.rowAdded(),
    noteContact(isReached) {
      const isNews = isReached ? isUnreached() : lastState === 'ok';
      const sinceMs = environment.now() - lastAttemptAtMs;
      const isTooSoon = sinceMs >= 0 && sinceMs < CONTACT_POLL_GAP_MS;
      if (!isNews || poller.isRunning() || isTooSoon) return;
      poller.runNow();
    },
    tabsChanged,
    stop() {
      poller.stop();
      conversationPoller.stop();
      sender.stop();
      unfollowPush();
    },
    nextPollAtMs: () => poller.nextAtMs(),
    lastPollAtMs: () => lastPollAtMs,
  };
}
