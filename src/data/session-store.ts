import { useSyncExternalStore } from 'react';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { parseSessionEvent, SESSION_CHANNEL, type Session } from '../../worker/public/session.ts';
import { tabLockName } from '../../worker/public/tab-lock.ts';
import type { ConnectResult, StorageTrouble } from '../../worker/public/worker-api.ts';
import { calls } from './calls.ts';
import { connectTab, leaveWorker, type Unreachable } from './connection.ts';
import { currentView, refreshPushState, reportView, tabId } from './report-view.ts';
import { forgetUnsavedDrafts } from './unsaved-drafts.ts';
import { rememberUnstored, wantsUnstored } from './unstored-choice.ts';

export type SessionView = { status: 'starting' } | StorageTrouble | { status: 'worker-failed' } | Session;

let view: SessionView = { status: 'starting' };
const listeners = new Set<() => void>();

function show(next: SessionView): void {
  // An answer that is overtaken by a newer announcement.
  if ('epoch' in view && 'epoch' in next && next.epoch < view.epoch) return;
  view = next;
  if (next.status === 'visitor' && next.cause !== 'lost') forgetUnsavedDrafts();
  for (const listener of listeners) listener();
}

/** Who is logged in, as the worker says. The same in all tabs. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribe, currentSession, startingSession);
}

function currentSession(): SessionView {
  return view;
}

const STARTING: SessionView = { status: 'starting' };

/** As a prerendered page has it, until it is hydrated. */
function startingSession(): SessionView {
  return STARTING;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the rows of the member whom this device knows while the worker starts, which then confirms the session or ends
 * it. Without them everything waits for the worker.
 */
export function resumeMember(): void {
  void import('./stored-session.ts')
    .then(({ readStoredMember }) => readStoredMember())
    .then((session) => {
      if (session !== null && isStoring && view.status === 'starting') show(session);
    })
    // Where the browser refuses its storage the worker says so.
    .catch(() => undefined);
}

/** Connects this tab to the worker and follows the session from then on. Call it once. */
export function startSession(configuration: RuntimeConfiguration): void {
  const join = async () => {
    if (isStoring) await holdTabLock();
    const greet = () => ({ tabId, configuration, host: location.host, view: currentView() });
    await connectTab(greet, showConnection, isStoring ? null : { tabId, onSession: hear });
    await refreshPushState();
  };
  // Without a secure context there are no locks and so no worker.
  joinOrTell = () => join().catch(() => show({ status: 'worker-failed' }));
  void hearOfSession().catch(() => show({ status: 'worker-failed' }));
  void joinOrTell();
  followPage();
}

let joinOrTell: () => Promise<void> = async () => undefined;

async function hearOfSession(): Promise<void> {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    // A tab that stores nothing has a session of its own.
    if (isStoring) hear(event.data);
  });
}

function hear(message: unknown): void {
  const announced = parseSessionEvent(message);
  if (announced !== null) show(announced.session);
}

let isStoring = true;

/**
 * Goes on where the browser stores nothing: what this tab reads and writes is kept in its memory until it is closed.
 * The choice outlives a reload, as long as the browser goes on refusing.
 */
export async function goOnWithoutStoring(): Promise<void> {
  isStoring = false;
  // Its sessions are counted anew.
  if ('epoch' in view) show({ status: 'starting' });
  rememberUnstored(() => sessionStorage);
  await joinOrTell();
}

/** False: this tab keeps everything in memory. */
export function useIsStoring(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStoring,
    () => true,
  );
}

/** Says that nothing can be stored, or goes on without where the member of this tab has chosen that before. */
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
      // What is on screen can still be read; the connection goes on trying.
      if (view.status === 'member' || view.status === 'visitor') break;
      if (result.status === 'storage-blocked') showStorageTrouble(result);
      else show({ status: 'worker-failed' });
      break;
  }
  tellWhetherReached(result.status === 'connected' || result.status === 'storage-refused');
}

let isReached = true;

function tellWhetherReached(next: boolean): void {
  isReached = next;
  for (const listener of listeners) listener();
}

/** Whether the worker answers: without it nothing new comes in and nothing goes out. */
export function useWorkerReached(): boolean {
  return useSyncExternalStore(subscribe, () => isReached);
}

let releaseTabLock: (() => void) | null = null;

/** Held for as long as the page lives, so that the worker notices its end, however it comes. */
async function holdTabLock(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(tabLockName(tabId), async () => {
        resolve();
        await new Promise<void>((release) => {
          releaseTabLock = release;
        });
      })
      // Refused where the browser blocks cookies.
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
