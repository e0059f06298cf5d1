import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { OPENING, STORE_ACCOUNT_ID } from '../../tests/fixtures/account-store.ts';
import { createCannedServer } from '../../tests/fixtures/canned-server.ts';
import { benchApi, benchEnvironment, POLL, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import type { AccountDatabase } from '../public/database.ts';
import { accountDatabaseName } from '../public/database-names.ts';
import type { Session } from '../public/session.ts';
import type { Account } from '../sync/account.ts';
import { type AccountOwner, createAccountOwner } from './account-owner.ts';
import { type AccountOpening, openAccountDatabase } from './account-storage.ts';

const MEMBER: Session = { status: 'member', accountId: STORE_ACCOUNT_ID, epoch: 3 };
const NEXT_SESSION: Session = { ...MEMBER, epoch: 4 };
const VISITOR: Session = { status: 'visitor', epoch: 5, cause: 'logged-out' };

beforeEach(takeEmptyStorage);

interface Bench {
  owner: AccountOwner;
  /** What the owner has told: the name of the callback, with the session that it names. */
  told: unknown[];
  isLeader: boolean;
  calls: string[];
  /** Runs what needs no time to pass, then what is due within these milliseconds. */
  pass(durationMs: number): Promise<void>;
}

function openBench(opening: AccountOpening = OPENING): Bench {
  const server = createCannedServer();
  const clock = createManualClock(START_MS);
  const environment = benchEnvironment({ server, clock });
  const told: unknown[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const bench: Bench = {
    owner: createAccountOwner({
      environment,
      opening,
      api: () => benchApi(environment),
      isLeader: () => bench.isLeader,
      visibleConversations: () => new Set(),
      engine: { isPushSubscribed: () => false, isAnyVisible: () => true },
      lastPollAtMs: () => null,
      onPolled: () => {},
      onPolling: () => {},
      onSessionLost: ({ epoch }) => void told.push(['session lost', epoch]),
      onOtherAccount: ({ epoch }) => void told.push(['other account', epoch]),
      onSetAside: async () => {},
      onChanged: () => {},
      onDatabaseGone: (session) => void told.push(['database gone', session]),
      onOutdated: () => void told.push(['outdated']),
    }),
    told,
    isLeader: false,
    calls: server.calls,
    async pass(durationMs) {
      await settle();
      clock.advance(durationMs);
      await settle();
    },
  };
  return bench;
}

/** Returns the account that is open. */
function heldBy(owner: AccountOwner): Account {
  const account = owner.current();
  if (account === null) throw new Error('No account is open');
  return account;
}

async function isUsable(database: AccountDatabase): Promise<boolean> {
  return await database.meta.get('epoch').then(
    () => true,
    () => false,
  );
}

/** A database that a newer version of the app has written. */
async function leaveBehindNewer(): Promise<void> {
  const newer = { ...OPENING, schemaVersion: OPENING.schemaVersion + 1 };
  (await openAccountDatabase(STORE_ACCOUNT_ID, 3, newer)).close();
}

test('nobody has an account before a member is followed, nor after the member has left', async () => {
  const { owner } = openBench();
  expect(owner.current()).toBeNull();
  expect(await owner.settled()).toBeNull();
  await owner.follow(MEMBER);
  expect(heldBy(owner)).toMatchObject({ accountId: STORE_ACCOUNT_ID, epoch: 3 });
  expect(await owner.settled()).toBe(owner.current());
  const { database, signal } = heldBy(owner);
  await owner.follow(VISITOR);
  expect([owner.current(), owner.engine(), signal.aborted]).toEqual([null, null, true]);
  expect(await isUsable(database)).toBe(false);
});

test('a session that is followed again keeps its account, and another session of it gets one of its own', async () => {
  const bench = openBench();
  const { owner } = bench;
  bench.isLeader = true;
  await owner.follow(MEMBER);
  const first = heldBy(owner);
  const engine = owner.engine();
  await owner.follow({ ...MEMBER });
  expect(owner.current()).toBe(first);
  expect(owner.engine()).toBe(engine);
  await owner.follow(NEXT_SESSION);
  expect(heldBy(owner).epoch).toBe(4);
  expect(first.signal.aborted).toBe(true);
  expect(await isUsable(first.database)).toBe(false);
  owner.close();
});

test('only the worker that leads polls, once, and stops with an open account when another leads', async () => {
  const bench = openBench();
  const { owner } = bench;
  await owner.follow(MEMBER);
  owner.lead();
  expect(owner.engine()).toBeNull();
  bench.isLeader = true;
  owner.lead();
  const engine = owner.engine();
  expect(engine).not.toBeNull();
  owner.lead();
  expect(owner.engine()).toBe(engine);
  await bench.pass(0);
  await bench.pass(1_000);
  expect(bench.calls).toEqual(POLL);
  owner.stopLeading();
  expect([owner.engine(), owner.current()?.epoch]).toEqual([null, 3]);
  await bench.pass(3_600_000);
  expect(bench.calls).toEqual(POLL);
  owner.close();
});

test('a database that another context takes over is closed and told: deleted, or upgraded by a newer version', async () => {
  for (const [cause, expected] of [
    ['deleted', ['database gone', MEMBER]],
    ['upgraded', ['outdated']],
  ] as const) {
    const { owner, told } = openBench();
    await owner.follow(MEMBER);
    heldBy(owner).database.onTakenOver?.(cause);
    expect(owner.current()).toBeNull();
    expect(told).toEqual([expected]);
  }
});

test('a database of the session before that is taken over late closes nothing of the next one', async () => {
  const { owner, told } = openBench();
  await owner.follow(MEMBER);
  const { database } = heldBy(owner);
  await owner.follow(NEXT_SESSION);
  const next = owner.current();
  database.onTakenOver?.('deleted');
  expect(owner.current()).toBe(next);
  await owner.follow(VISITOR);
  database.onTakenOver?.('deleted');
  expect(told).toEqual([
    ['database gone', MEMBER],
    ['database gone', MEMBER],
  ]);
});

test('a database that is deleted while it is being opened is usable in the end, or told as gone and not held', async () => {
  let goneBeforeAnybodyListened = 0;
  for (let turns = 0; turns < 40; turns += 1) {
    takeEmptyStorage();
    const { owner, told } = openBench();
    (await openAccountDatabase(STORE_ACCOUNT_ID, 1, OPENING)).close();
    let isOpen = false;
    const following = owner.follow(MEMBER).then(() => {
      isOpen = true;
    });
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const wasOpen = isOpen;
    await Dexie.delete(accountDatabaseName(STORE_ACCOUNT_ID));
    await following;
    const account = owner.current();
    if (account === null) {
      expect(told, `deleted after ${turns} turns`).toEqual([['database gone', MEMBER]]);
      goneBeforeAnybodyListened += 1;
    } else {
      expect(account.database.takenOver, `deleted after ${turns} turns`).toBeNull();
      expect(await isUsable(account.database), `deleted after ${turns} turns`).toBe(true);
    }
    owner.close();
    // With more turns it would be deleted in the same state again.
    if (wasOpen) break;
  }
  expect(goneBeforeAnybodyListened).toBeGreaterThan(0);
});

test('a poll that finds the database gone is told with its session, and holds no account any more', async () => {
  const bench = openBench();
  bench.isLeader = true;
  await bench.owner.follow(MEMBER);
  await bench.pass(0);
  heldBy(bench.owner).database.close({ disableAutoOpen: true });
  await bench.pass(1_000);
  await bench.pass(0);
  expect(bench.told).toEqual([['database gone', MEMBER]]);
  expect([bench.owner.current(), bench.owner.engine()]).toEqual([null, null]);
});

test('beside a newer version that runs this one opens nothing and says that it is outdated', async () => {
  await leaveBehindNewer();
  const { owner, told } = openBench({ ...OPENING, isNewerRunning: async () => true });
  await owner.follow(MEMBER);
  expect(owner.current()).toBeNull();
  expect(told).toEqual([['outdated']]);
});

test('a browser that refuses the database fails the change, outdates nothing, and the next change is followed', async () => {
  await leaveBehindNewer();
  let isRefused = true;
  const { owner, told } = openBench({
    ...OPENING,
    async isNewerRunning() {
      if (isRefused) throw new Error('refused');
      return false;
    },
  });
  await expect(owner.follow(MEMBER)).rejects.toThrow('refused');
  expect([owner.current(), await owner.settled()]).toEqual([null, null]);
  isRefused = false;
  await owner.follow(MEMBER);
  expect(heldBy(owner).epoch).toBe(3);
  expect(told).toEqual([]);
  owner.close();
});

test('the end of a session waits three seconds at most for rows that a page keeps from opening, and they stay closed', async () => {
  let open = (): void => {};
  const isNewerRunning = () =>
    new Promise<boolean>((resolve) => {
      open = () => resolve(false);
    });
  await leaveBehindNewer();
  const bench = openBench({ ...OPENING, isNewerRunning });
  const { owner } = bench;
  void owner.follow(MEMBER);
  await bench.pass(0);
  let hasEnded = false;
  const ending = owner.follow(VISITOR).then(() => {
    hasEnded = true;
  });
  await bench.pass(2_999);
  expect(hasEnded).toBe(false);
  await bench.pass(1);
  await ending;
  for (let asked = 0; asked < 2; asked += 1) {
    open();
    await bench.pass(0);
  }
  expect(await owner.settled()).toBeNull();
  expect(owner.current()).toBeNull();
});
