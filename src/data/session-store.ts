import { useSyncExternalStore } from 'react';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { parseSessionEvent, SESSION_CHANNEL, type Session } from '../../worker/public/session.ts';
import { tabLockName } from '../../worker/public/tab-lock.ts';
import type { ConnectResult, StorageTrouble } from '../../worker/public/worker-api.ts';
import { calls } from './calls.ts';
import { connectTab, leaveWorker, type Unreachable } from './connection.ts';
import { forgetCodeAtLogout } from './discount-code-cookie.ts';
import { forgetFinderEnd } from './finder-end.ts';
import { readMemberMark, writeMemberMark } from './member-hint.ts';
import { currentView, refreshPushState, reportView, tabId } from './report-view.ts';
import { forgetSaidWhom } from './said-whom.ts';
import { forgetStart } from './saved-start.ts';
import { forgetUnsavedDrafts } from './unsaved-drafts.ts';
import { rememberUnstored, wantsUnstored } from './unstored-choice.ts';

export type SessionView = { status: 'starting' } | StorageTrouble | { status: 'worker-failed' } | Session;

/** Also the snapshot for hydration: with another object, every view would be drawn again right after it. */
const STARTING: SessionView = { status: 'starting' };

let view: SessionView = STARTING;
const listeners = new Set<() => void>();

function show(next: SessionView): void {
  // Ignores an answer overtaken by a newer announcement, and what the other of the two has said already.
  if ('epoch' in view && 'epoch' in next && (next.epoch < view.epoch || isSameSession(view, next))) return;
  forgetCodeAtLogout(view, next);
  view = next;
  if (next.status === 'member') forgetStart();
  if (next.status === 'visitor') {
    forgetSaidWhom();
    forgetFinderEnd();
  }
  if (next.status === 'visitor' && next.cause !== 'lost') forgetUnsavedDrafts();
  for (const listener of listeners) listener();
}

function isSameSession(one: Session, other: Session): boolean {
  if (one.epoch !== other.epoch) return false;
  return one.status === 'member'
    ? other.status === 'member' && one.accountId === other.accountId
    : other.status === 'visitor' && one.cause === other.cause;
}

/** Returns who is logged in according to the worker; the same in all tabs. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribe, currentSession, startingSession);
}

/** Returns the id of the member who is logged in; null for visitors, and while that is unknown. */
export function useAccountId(): number | null {
  const session = useSession();
  return session.status === 'member' ? session.accountId : null;
}

function currentSession(): SessionView {
  return view;
}

/** Returns whether a member is logged in at this moment, outside of a view. */
export function isMemberHere(): boolean {
  return view.status === 'member';
}

/** Snapshot for prerendering and hydration. */
function startingSession(): SessionView {
  return STARTING;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the member known to this device, with their stored rows, while the worker starts; the worker then confirms or
 * ends the session. Otherwise everything would wait for the worker.
 *
 * @returns whether a member is shown
 */
export async function resumeMember(): Promise<boolean> {
  try {
    const { readStoredMember } = await import('./stored-session.ts');
    const session = await readStoredMember();
    if (session !== null && isStoring && view.status === 'starting') show(session);
  } catch {
    // If the browser refuses storage, the worker reports it.
  }
  return view.status === 'member';
}

/** Connects this tab to the worker and follows the session from then on. Must be called only once. */
export function startSession(configuration: RuntimeConfiguration): void {
  const greet = () => ({
    tabId,
    configuration,
    host: location.host,
    view: currentView(),
    session: 'epoch' in view ? view : null,
    mark: readMemberMark(),
  });
  const inPage = {
    tabId,
    onSession: (message: unknown) => {
      // An account was made in a browser that refuses to store it.
      if (isStoring && parseSessionEvent(message)?.session.status === 'member') void goOnWithoutStoring();
      else if (!isStoring) hear(message);
    },
    readMark: readMemberMark,
    writeMark: writeMemberMark,
  };
  const join = async () => {
    if (isStoring) await holdTabLock();
    await connectTab(greet, showConnection, isStoring ? null : inPage);
    await refreshPushState();
  };
  /** Handles a browser without locks or channels, as outside of a secure context, or one that refuses them. */
  const refuse = (error: unknown) => {
    // Where cookies are blocked, locks, channels and the database are refused with them. The second refusal of a tab
    // that goes on without storing says nothing new.
    const isRefused = error instanceof DOMException && error.name === 'SecurityError';
    if (!isRefused) show({ status: 'worker-failed' });
    if (!isRefused || !isStoring) return;
    showStorageTrouble({ status: 'storage-refused', detail: error.name });
    // What visitors read needs no storage, whatever the member of this tab chooses.
    if (isStoring) void connectTab(greet, () => undefined, inPage);
  };
  joinOrTell = () => join().catch(refuse);
  void hearOfSession().catch(refuse);
  void joinOrTell();
  followPage();
}

let joinOrTell: () => Promise<void> = async () => undefined;

async function hearOfSession(): Promise<void> {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    // A tab that stores nothing has its own session.
    if (isStoring) hear(event.data);
  });
}

function hear(message: unknown): void {
  const announced = parseSessionEvent(message);
  if (announced !== null) show(announced.session);
}

let isStoring = true;

/**
 * Continues without storage if the browser refuses it: what this tab reads and writes stays in its memory until it is
 * closed. The choice survives a reload, as long as the browser still refuses.
 */
export async function goOnWithoutStoring(): Promise<void> {
  isStoring = false;
  // The in-page worker counts its sessions from the start.
  if ('epoch' in view) show(STARTING);
  rememberUnstored(() => sessionStorage);
  await joinOrTell();
}

/** Returns false if this tab keeps everything in memory. */
export function useIsStoring(): boolean {
  return useSyncExternalStore(subscribe, storesData, () => true);
}

export function storesData(): boolean {
  return isStoring;
}

/** Reports that nothing can be stored, or continues without storage if the member of this tab chose that before. */
export function showStorageTrouble(trouble: StorageTrouble): void {
  if (isStoring && wantsUnstored(() => sessionStorage)) void goOnWithoutStoring();
  else show(trouble);
}

function showConnection(result: ConnectResult | Unreachable): void {
  switch (result.status) {
    case 'connected':
      show(result.session);
      break;
    case 'storage-refused':
      showStorageTrouble(result);
      break;
    case 'storage-blocked':
    case 'worker-unreachable':
      // What is on screen stays readable; the connection keeps retrying.
      if (view.status === 'member' || view.status === 'visitor') break;
      if (result.status === 'storage-blocked') showStorageTrouble(result);
      else show({ status: 'worker-failed' });
      break;
  }
  tellWhetherReached(result.status === 'connected' || result.status === 'storage-refused');
}

let isReached = true;

function tellWhetherReached(next: boolean): void {
  if (isReached === next) return;
  isReached = next;
  for (const listener of listeners) listener();
}

/** Returns whether the worker answers: without it nothing is received or sent. */
export function useWorkerReached(): boolean {
  return useSyncExternalStore(subscribe, () => isReached);
}

let releaseTabLock: (() => void) | null = null;

/** Holds a lock for the lifetime of the page, so that the worker notices its end, however it comes. */
async function holdTabLock(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(tabLockName(tabId), async () => {
        resolve();
        await new Promise<void>((release) => {
          releaseTabLock = release;
        });
      })
      // Rejected if the browser blocks cookies.
      .catch(reject);
  });
}

function followPage(): void {
  document.addEventListener('visibilitychange', () => {
    reportView();
    if (document.visibilityState !== 'visible') return;
    void calls.wake();
    void refreshPushState();
  });
  addEventListener('online', () => void calls.wake());
  addEventListener('offline', () => void calls.wake());
  // A held lock or an open port can keep the page out of the back/forward cache.
  addEventListener('pagehide', () => {
    releaseTabLock?.();
    releaseTabLock = null;
    leaveWorker();
  });
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    void joinOrTell().then(() => calls.wake());
  });
}
