import type { Environment } from '../environment.ts';
import { prefetchMessages } from '../features/chat/prefetch.ts';
import { pullChats } from '../features/chat/pull-chats.ts';
import { pullConversation } from '../features/chat/pull-conversation.ts';
import { pullLikes } from '../features/likes/pull.ts';
import { attachPendingPush } from '../features/push/attach.ts';
import { pullUser } from '../features/user/pull.ts';
import { CHAT_AND_LIKE_POLL_DELAY_MS, POLL_INTERVAL_MS } from '../public/constants.ts';
import type { Failure } from '../public/failure.ts';
import type { Account } from '../sync/account.ts';
import { createOutboxSender, type OutboxSender } from '../sync/outbox-sender.ts';
import type { PullResult } from '../sync/pull.ts';
import { createRepeater, type Repeater, type RunResult } from '../sync/repeater.ts';
import { backoffMs, isStale, pollIntervalMs, withJitterMs } from '../sync/schedule.ts';
import { rememberLastSuccess, type SyncState, storeSyncState } from '../sync/sync-state.ts';
import { dropDamagedRows } from './drop-damaged-rows.ts';
import { intentOf } from './intents.ts';

/** Own choice: quick enough for a talk, slow enough for a shared PHP host. */
const CONVERSATION_POLL_INTERVAL_MS = 5_000;

/** A little more than the time between two polls, with their jitter: while polls go on, nothing waits for the user. */
const SESSION_KNOWN_MS = POLL_INTERVAL_MS + 10_000;

export interface EngineOptions {
  account: Account;
  environment: Environment;
  /** When some worker of this device last polled; null when unknown. */
  lastPollAtMs: number | null;
  isPushSubscribed(): boolean;
  isAnyVisible(): boolean;
  onPolled(atMs: number): void;
  /** A poll begins: what else is fetched now and then may be due. */
  onPolling(): void;
  onSessionLost(): void;
  onOtherAccount(): void;
  /** The outbox holds a row that this version cannot work with. */
  onSetAside(row: unknown): void;
  /** The database of the session is not there any more although the session is. */
  onDatabaseGone(): void;
}

/** Polls and sends for one logged-in member. Runs in the leader only. */
export interface Engine {
  /** Polls if the data is stale, or in any case when forced; sends what waits. */
  wake(isForced: boolean): void;
  /** New rows in the outbox. */
  pumpOutbox(): void;
  /** Tabs have changed: other conversations may be on screen. */
  tabsChanged(): void;
  stop(): void;
  nextPollAtMs(): number | null;
  lastPollAtMs(): number | null;
}

/** Something in the server's place explains what else has failed. */
function stateAfter(failures: readonly Extract<PullResult, { status: 'failed' }>[]): SyncState {
  const has = (status: Failure['status']) => failures.some(({ failure }) => failure.status === status);
  if (has('foreign-answer')) return 'foreign';
  if (has('offline')) return 'offline';
  return failures.length > 0 ? 'failing' : 'ok';
}

/** The device could not store the user, or cannot read what the server says of this one thing. */
function isOfUserAlone(failure: Failure): boolean {
  return failure.status === 'storage-failed' || (failure.status === 'server-failed' && failure.httpStatus === null);
}

/**
 * One poll, and what follows it:
 *
 *   start, wake --> user --- 200 --> [1 s] --> chats + likes --- all ok --> send what waits, prefetch --.
 *                    |  ^                           |                                                  |
 *                    |  |                           '--- one failed, or 403 --> wait (backoff) --.      |
 *                    |  '------------------------------------------------------------------------+------'
 *                    |                                                              [interval]
 *                    |--- no answer, 5xx --> wait (backoff), then from the start
 *                    |--- 403 ------------> stop: onSessionLost
 *                    |--- another member -> stop: onOtherAccount
 *                    '--- database gone --> stop: onDatabaseGone
 *
 * Conversations on screen are fetched beside it, each five seconds; a 403 there begins a poll at once.
 */
export function startEngine(options: EngineOptions): Engine {
  const { account, environment } = options;
  const intervalMs = () => pollIntervalMs(options.isPushSubscribed());
  let lastPollAtMs = options.lastPollAtMs;
  let hasConversations = false;
  let isPrefetching = false;
  let wasOk = true;
  let plannedIntervalMs = intervalMs();
  /** When the server last said that the session is this member's. */
  let userSeenAtMs: number | null = null;
  let isAskingForUser = false;

  /** Somebody else may have logged in beside the app: what the member does must not be done as another one. */
  function isSessionKnown(): boolean {
    const ageMs = userSeenAtMs === null ? null : environment.now() - userSeenAtMs;
    return ageMs !== null && ageMs >= 0 && ageMs <= SESSION_KNOWN_MS;
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
      // The answer that is under way is followed by a look at the queue.
      if (!isAskingForUser) poller.runNow();
    },
    onSessionLost: () => poller.runNow(),
    onSettled: (row) => void intentOf(row).reload(account, 'settled'),
    onRejected: (row) => void intentOf(row).reload(account, 'rejected'),
    onSetAside: options.onSetAside,
  });

  async function poll(): Promise<RunResult> {
    const startedAtMs = environment.now();
    options.onPolling();
    // Where the browser does not let it read, the pulls say so.
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
      sender.pump(!wasOk);
    }
    const results: PullResult[] = [user];
    // No answer, or a server that is down: chats and likes would fare no better.
    if (user.status === 'ok' || isOfUserAlone(user.failure)) {
      await pause(CHAT_AND_LIKE_POLL_DELAY_MS);
      if (account.signal.aborted) return { status: 'stop' };
      results.push(...(await Promise.all([pullChats(account), pullLikes(account)])));
    }
    return await finishPoll(results, startedAtMs);
  }

  async function finishPoll(results: readonly PullResult[], startedAtMs: number): Promise<RunResult> {
    if (results.some((result) => result.status === 'ended')) return end();
    if (results.some((result) => result.status === 'session-lost')) {
      // A 403 from chats or likes: the user is fetched again and decides (specification, section 7).
      return { status: 'failed', retryAfterMs: null };
    }
    const failures = results.filter((result) => result.status === 'failed');
    const state = stateAfter(failures);
    if (state === 'ok') {
      lastPollAtMs = startedAtMs;
      options.onPolled(startedAtMs);
    }
    await storeSyncState(account, state, lastPollAtMs);
    if (state !== 'ok') {
      wasOk = false;
      const waits = failures.flatMap((failure) => (failure.retryAfterMs === null ? [] : [failure.retryAfterMs]));
      return { status: 'failed', retryAfterMs: waits.length === 0 ? null : Math.max(...waits) };
    }
    sender.pump(!wasOk);
    wasOk = true;
    void attachPendingPush(account);
    void prefetch();
    return { status: 'ok' };
  }

  /** Nothing could be written: the session has ended, or only its database has, and is built anew. */
  function end(): RunResult {
    if (!account.signal.aborted) options.onDatabaseGone();
    return { status: 'stop' };
  }

  async function prefetch(): Promise<void> {
    if (isPrefetching) return;
    isPrefetching = true;
    await prefetchMessages(account);
    isPrefetching = false;
  }

  async function pollConversations(): Promise<RunResult> {
    for (const conversationId of account.visibleConversations()) {
      const result = await pullConversation(account, conversationId);
      if (result.status === 'ended') return end();
      if (result.status === 'session-lost') poller.runNow();
      if (result.status === 'session-lost' || result.status === 'failed') {
        return { status: 'failed', retryAfterMs: result.status === 'failed' ? result.retryAfterMs : null };
      }
    }
    // What came in on screen is read, which the server has to learn.
    sender.pump();
    return { status: 'ok' };
  }

  /** Ends early when the session ends. */
  function pause(delayMs: number): Promise<void> {
    const { signal } = account;
    return new Promise((resolve) => {
      const cancel = environment.after(delayMs, end);
      function end(): void {
        cancel();
        signal.removeEventListener('abort', end);
        resolve();
      }
      signal.addEventListener('abort', end);
    });
  }

  /** A subscription that is gone leaves the next poll planned too late. */
  function followInterval(): void {
    const isShorter = intervalMs() < plannedIntervalMs;
    plannedIntervalMs = intervalMs();
    if (!isShorter || poller.isRunning() || poller.nextAtMs() === null) return;
    poller.start(Math.max(0, (lastPollAtMs ?? 0) + plannedIntervalMs - environment.now()));
  }

  function tabsChanged(): void {
    followInterval();
    const has = account.visibleConversations().size > 0;
    if (has && !hasConversations) conversationPoller.start(CONVERSATION_POLL_INTERVAL_MS);
    if (!has && hasConversations) conversationPoller.stop();
    hasConversations = has;
    if (!options.isAnyVisible()) void rememberLastSuccess(account, lastPollAtMs);
  }

  const now = environment.now();
  const dueInMs =
    isStale(lastPollAtMs, now, intervalMs()) || lastPollAtMs === null ? 0 : lastPollAtMs + intervalMs() - now;
  poller.start(dueInMs);
  sender.pump();
  tabsChanged();

  return {
    wake(isForced) {
      // A poll under way brings what a wake would ask for.
      const isDue = !poller.isRunning() && isStale(lastPollAtMs, environment.now(), intervalMs());
      if (isForced || isDue) poller.runNow();
      sender.pump(true);
    },
    pumpOutbox: () => sender.rowAdded(),
    tabsChanged,
    stop() {
      poller.stop();
      conversationPoller.stop();
      sender.stop();
    },
    nextPollAtMs: () => poller.nextAtMs(),
    lastPollAtMs: () => lastPollAtMs,
  };
}
