import { beforeEach, expect, test } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { type CannedServer, cannedUser, createCannedServer } from '../../tests/fixtures/canned-server.ts';
import { benchAccount, benchApi, benchEnvironment, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { AccountDatabase, DeviceDatabase } from '../public/database.ts';
import type { Session } from '../public/session.ts';
import type { Account } from '../sync/account.ts';
import { createSessionControl, type SessionControl } from './session-control.ts';
import { createSessionRecordStore, type SessionRecordStore } from './session-record-store.ts';

/** Changes that come when another worker has already made them, or made the next. */
interface Bench {
  control: SessionControl;
  keeper: SessionRecordStore;
  server: CannedServer;
  followed: Session[];
  /** The account of a member's session, as the engine has it that finds the session lost. */
  accountOf(epoch: number): Account;
}

let bench: Bench;
beforeEach(() => {
  takeEmptyStorage();
  const server = createCannedServer();
  const clock = createManualClock(START_MS);
  const environment = {
    ...benchEnvironment({ server, clock }),
    locks: {
      hold: async (_name: string, _signal: AbortSignal, work: () => Promise<void>) => {
        await work();
        return 'released' as const;
      },
      steal: async () => 'released' as const,
      held: async () => [],
    },
  };
  const device = new DeviceDatabase();
  const keeper = createSessionRecordStore(device, environment);
  const followed: Session[] = [];
  bench = {
    keeper,
    server,
    followed,
    control: createSessionControl({
      environment,
      device,
      keeper,
      opening: OPENING,
      api: () => benchApi(environment),
      follow: async (session) => void followed.push(session),
    }),
    accountOf(epoch) {
      const database = new AccountDatabase(7);
      const target = { database, epoch, signal: new AbortController().signal, prunings: [] };
      return benchAccount({ server, clock, store: { database, target, endSession: () => {} } });
    },
  };
});

test('a session that is found lost ends once, and not the one that has begun since', async () => {
  const { control, keeper, followed } = bench;
  await keeper.change({ status: 'member', accountId: 7 });
  await control.lose(bench.accountOf(1));
  const lost = { status: 'visitor', epoch: 2, cause: 'lost' };
  expect(keeper.current().session).toEqual(lost);
  await control.lose(bench.accountOf(1));
  await control.lose(bench.accountOf(2));
  expect(keeper.current().session).toEqual(lost);
  await keeper.change({ status: 'member', accountId: 7 });
  await control.lose(bench.accountOf(1));
  expect(keeper.current().session).toEqual({ status: 'member', epoch: 3, accountId: 7 });
  expect(followed).toEqual([lost]);
});

test('a logout that another worker has told the server is not told again', async () => {
  const { control, keeper, server } = bench;
  const change = { status: 'visitor', cause: 'logged-out', keptAccountId: null, pushEndpoint: null } as const;
  await keeper.change({ ...change, logoutPending: true });
  await control.finishLogout();
  await control.finishLogout();
  expect(server.calls).toEqual(['GET /api/logout.php']);
});

test('a device that has a member asks nobody who it is, and keeps the rows', async () => {
  const { control, keeper, server } = bench;
  server.answer('GET /api/user.php', cannedUser(8));
  await keeper.change({ status: 'member', accountId: 7 });
  const { database } = bench.accountOf(1);
  await database.drafts.put({ conversationId: 3, text: 'Unfinished', updatedAtMs: 1 });
  await control.check();
  expect(server.calls).toEqual([]);
  expect(keeper.current().session).toEqual({ status: 'member', epoch: 1, accountId: 7 });
  expect(await database.drafts.count()).toBe(1);
});
