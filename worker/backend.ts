import type { Environment } from './environment.ts';
import { refreshSettings } from './features/settings/pull.ts';
import type { ApiClient } from './http/api-client.ts';
import { isReached } from './http/outcome.ts';
import type { Backend } from './ports/backend.ts';
import { createTabs } from './ports/tabs.ts';
import { type BusMessage, openWorkerBus } from './ports/worker-bus.ts';
import { DeviceDatabase } from './public/database.ts';
import { ACCOUNT_SCHEMA_VERSION } from './public/database-names.ts';
import { causeName } from './public/error-names.ts';
import type { Session } from './public/session.ts';
import type { TabView } from './public/worker-api.ts';
import { createAccountOwner } from './session/account-owner.ts';
import type { AccountOpening } from './session/account-storage.ts';
import { createVisit } from './session/create-visit.ts';
import { createDeviceApi } from './session/device-api.ts';
import { isNewerRunning } from './session/newer-version.ts';
import { createSessionControl } from './session/session-control.ts';
import { createSessionRecordStore } from './session/session-record-store.ts';
import { untilStored } from './session/until-stored.ts';
import { recordSetAside, recordViolations } from './session/violations.ts';
import type { Account } from './sync/account.ts';
import { isDoneWithin } from './sync/done-within.ts';
import { createLeaderWatch } from './sync/leader-watch.ts';
import { type Leadership, seekLeadership } from './sync/leadership.ts';

/** How long a connecting tab waits for the server to say who is logged in, if the device does not know. */
const FIRST_CHECK_WAIT_MS = 3_000;
/**
 * A database that has neither opened nor failed by then is blocked, for example by an upgrade or by a worker that hangs
 * in a write.
 */
const STORAGE_WAIT_MS = 7_000;

export function createBackend(environment: Environment): Backend {
  const device = new DeviceDatabase();
  const ownViews = new Map<string, TabView>();
  /** For calls that only their timeout ends. */
  const unending = new AbortController().signal;
  let started: Promise<void> | null = null;
  let leadership: Leadership | null = null;
  let lastPollAtMs: number | null = null;
  /** A newer version uses the account's rows; the check is repeated when the next tab connects. */
  let isOutdated = false;

  device.onTakenOver = (cause) => {
    if (cause === 'upgraded') {
      // A newer version of the app has taken over here.
      holder.close();
      leadership?.resign();
    } else {
      deviceApi.forgetClock();
      void device.open().catch(() => {});
    }
  };
  const keeper = createSessionRecordStore(device, environment);
  const tabs = createTabs(
    environment,
    () => holder.engine()?.tabsChanged(),
    (tabId) => ownViews.delete(tabId),
  );
  const bus = openWorkerBus(environment, hear);
  const leaderWatch = createLeaderWatch({
    environment,
    isLeader: () => leadership?.isLeader() ?? false,
    isNeeded: () => [...ownViews.values()].some((view) => view.visible),
    ask: () => bus.post({ type: 'ask-leader' }),
    onSilent: () => leadership?.steal(),
  });

  const deviceApi = createDeviceApi({
    device,
    environment,
    onOrder: (order) => bus.post({ type: 'silence', order }),
    onOutcome(outcome) {
      void recordViolations(device, outcome, environment.now());
      const reached = isReached(outcome);
      if (reached !== null) noteContact(reached);
    },
  });
  const requireApi = deviceApi.client;

  const opening: AccountOpening = {
    schemaVersion: ACCOUNT_SCHEMA_VERSION,
    isNewerRunning: () => isNewerRunning(environment),
    createId: environment.createId,
    after: environment.after,
  };
  const holder = createAccountOwner({
    environment,
    opening,
    api: requireApi,
    isLeader: () => leadership?.isLeader() ?? false,
    visibleConversations: tabs.visibleConversations,
    engine: { isPushSubscribed: tabs.isPushSubscribed, isAnyVisible: tabs.isAnyVisible },
    lastPollAtMs: () => lastPollAtMs,
    onPolled(atMs) {
      lastPollAtMs = atMs;
      bus.post({ type: 'polled', atMs });
      void control.noteStanding().catch(() => {});
    },
    onPolling: ({ api, signal }) => void refreshSettings(api, device, environment.now(), signal),
    onSessionLost: (account) => void lose(account),
    onOtherAccount: (account) =>
      void lose(account)
        .then(control.check)
        .catch(() => {}),
    onSetAside: (row) => recordSetAside(device, row, environment.now()),
    onChanged: (epoch, resources) => bus.post({ type: 'changed', epoch, resources }),
    onDatabaseGone: rebuild,
    onOutdated() {
      isOutdated = true;
      leadership?.resign();
      leadership = null;
    },
  });
  const control = createSessionControl({
    environment,
    device,
    keeper,
    opening,
    api: requireApi,
    follow: holder.follow,
  });

  keeper.listen((record) => {
    lastPollAtMs = null;
    if (isOutdated) return;
    void holder.follow(record.session).catch(() => rebuild(record.session));
  });

  function hear(message: BusMessage): void {
    switch (message.type) {
      case 'who':
        for (const [tabId, view] of ownViews) bus.post({ type: 'tab', tabId, view });
        break;
      case 'tab':
        tabs.report(message.tabId, message.view);
        break;
      case 'ask-leader':
        if (leadership?.isLeader()) bus.post({ type: 'leads' });
        break;
      case 'silence':
        deviceApi.adoptOrder(message.order);
        break;
      case 'leads':
        leaderWatch.heard();
        break;
      case 'polled':
        lastPollAtMs = message.atMs;
        break;
      case 'outbox':
        holder.engine()?.pumpOutbox();
        break;
      case 'wake':
        holder.engine()?.wake(message.isForced);
        break;
      case 'changed':
        holder.noteChange(message.epoch, message.resources);
        break;
      case 'check-session':
        holder.engine()?.wake(true);
        break;
      case 'not-reached':
        holder.engine()?.noteContact(false);
        break;
    }
  }

  /**
   * Opens the account whose database was lost, or could not be opened, while the session is valid; the rows are
   * refetched. Tries again until the browser lets it: a worker that leads without rows keeps all others from polling.
   */
  function rebuild(session: Session): void {
    void untilStored(environment, () => reopen(session));
  }

  /** The polling has stopped by then, and nothing else would end the session. */
  function lose(account: Account): Promise<void> {
    return untilStored(environment, () => control.lose(account));
  }

  async function reopen(session: Session): Promise<void> {
    const record = await keeper.load();
    lastPollAtMs = null;
    if (record.session.epoch === session.epoch) await holder.follow(record.session);
  }

  /** Follows the session of a tab that the browser has cleared the record of; the next poll tells whether it stands. */
  async function recall(session: Session): Promise<void> {
    if (session.epoch <= keeper.current().session.epoch) return;
    await keeper.adopt(session);
    await holder.follow(keeper.current().session);
  }

  async function startAfter(mark: string | null): Promise<void> {
    // Retry after an earlier refusal: Dexie would otherwise cache the error.
    if (device.hasFailed()) device.close({ disableAutoOpen: false });
    await control.finishUnstored(mark);
    started ??= start();
    await started;
  }

  async function start(): Promise<void> {
    const record = await keeper.load();
    await deviceApi.restore();
    leadership ??= seekLeadership(environment, {
      onGained() {
        bus.post({ type: 'who' });
        holder.lead();
      },
      onLost() {
        holder.stopLeading();
        leaderWatch.start();
      },
    });
    leaderWatch.start();
    bus.post({ type: 'who' });
    if (record.session.status === 'member') {
      await holder.follow(record.session);
      return;
    }
    const checked = control.check().catch(() => {});
    await Promise.race([checked, new Promise<void>((resolve) => environment.after(FIRST_CHECK_WAIT_MS, resolve))]);
  }

  function noteContact(reached: boolean): void {
    const engine = holder.engine();
    if (engine !== null) engine.noteContact(reached);
    // Only trouble: a follower's successful calls are no news that would be worth a message each.
    else if (!reached) bus.post({ type: 'not-reached' });
  }

  const visitBy = (by: ApiClient) => createVisit({ api: by, device, now: environment.now, signal: unending });

  function reportView(tabId: string, view: TabView): void {
    ownViews.set(tabId, view);
    tabs.report(tabId, view);
    bus.post({ type: 'tab', tabId, view });
  }

  return {
    async connect({ tabId, configuration, host, view, session, mark }) {
      deviceApi.open({
        apiBaseUrl: configuration.apiBaseUrl,
        headers: { 'x-package-name': configuration.packageName, 'x-original-host': host },
      });
      reportView(tabId, view);
      if (isOutdated) started = null;
      isOutdated = false;
      try {
        if (!(await isDoneWithin(startAfter(mark), STORAGE_WAIT_MS, environment))) return { status: 'storage-blocked' };
        if (session !== null) await recall(session);
      } catch (error) {
        // The next tab, or a retry of this one, starts over.
        started = null;
        return { status: 'storage-refused', detail: causeName(error) };
      }
      return { status: 'connected', session: keeper.current().session };
    },
    reportView,
    wake(isForced) {
      const engine = holder.engine();
      if (engine !== null) engine.wake(isForced);
      else bus.post({ type: 'wake', isForced });
      control.checkAgain();
      if (keeper.current().logoutPending) void control.finishLogout().catch(() => {});
    },
    logIn: control.logIn,
    signUp: control.signUp,
    logOut: control.logOut,
    deleteAccount: control.deleteAccount,
    decideOnUnsentOfOthers: control.decideOnUnsentOfOthers,
    visit: () => visitBy(requireApi()),
    visitAsWhoIsHere() {
      const { session } = keeper.current();
      return visitBy(session.status === 'member' ? requireApi().forAccount(session.accountId) : requireApi());
    },
    account: holder.settled,
    announceOutbox() {
      const engine = holder.engine();
      if (engine !== null) engine.pumpOutbox();
      else bus.post({ type: 'outbox' });
    },
    checkSession() {
      const engine = holder.engine();
      if (engine !== null) engine.wake(true);
      else bus.post({ type: 'check-session' });
    },
    diagnose: () => ({
      isLeader: leadership?.isLeader() ?? false,
      tabCount: tabs.count(),
      session: keeper.current().session,
      nextPollAtMs: holder.engine()?.nextPollAtMs() ?? null,
      lastPollAtMs: holder.engine()?.lastPollAtMs() ?? lastPollAtMs,
    }),
  };
}
