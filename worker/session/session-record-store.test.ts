import { beforeEach, expect, test } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { until } from '../../tests/fixtures/until.ts';
import type { Channel } from '../environment.ts';
import { DeviceDatabase } from '../public/database.ts';
import { SESSION_CHANNEL, type SessionRecord } from '../public/session.ts';
import { createSessionRecordStore } from './session-record-store.ts';

let device: DeviceDatabase;
let posted: unknown[];
let hear: (message: unknown) => void;

beforeEach(() => {
  takeEmptyStorage();
  device = new DeviceDatabase();
  posted = [];
});

function createKeeper() {
  const channel: Channel = {
    post: (message) => void posted.push(message),
    listen: (listener) => {
      hear = listener;
    },
    close: () => {},
  };
  const opened: string[] = [];
  const keeper = createSessionRecordStore(device, {
    openChannel(name) {
      opened.push(name);
      return channel;
    },
  });
  expect(opened).toEqual([SESSION_CHANNEL]);
  const heard: SessionRecord[] = [];
  keeper.listen((record) => void heard.push(record));
  return { keeper, heard };
}

const NOBODY = {
  key: 'current',
  session: { status: 'visitor', epoch: 0, cause: 'never' },
  logoutPending: false,
  keptAccountId: null,
  pushEndpoint: null,
  unsentOfOthers: [],
  isKeptForOthers: false,
};
const LOST = {
  status: 'visitor',
  cause: 'lost',
  logoutPending: true,
  keptAccountId: 7,
  pushEndpoint: 'https://p',
} as const;

test('a device that knows of nobody has a visitor who never logged in', async () => {
  const { keeper } = createKeeper();
  expect(keeper.current()).toEqual(NOBODY);
  expect(await keeper.load()).toEqual(NOBODY);
});

test('each change has the next epoch, is stored, and told to listeners and to all other workers', async () => {
  const { keeper, heard } = createKeeper();
  const member = await keeper.change({ status: 'member', accountId: 7 });
  expect(member).toEqual({ ...NOBODY, session: { status: 'member', epoch: 1, accountId: 7 } });
  const visitor = await keeper.change(LOST);
  expect(visitor).toEqual({
    key: 'current',
    session: { status: 'visitor', epoch: 2, cause: 'lost' },
    logoutPending: true,
    keptAccountId: 7,
    pushEndpoint: 'https://p',
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
  expect(heard).toEqual([member, visitor]);
  expect(posted).toEqual([
    { type: 'session', session: member.session },
    { type: 'session', session: visitor.session },
  ]);
  expect(await createKeeper().keeper.load()).toEqual(visitor);
  expect(keeper.current()).toEqual(visitor);
});

test('a record of another version that cannot be read counts as nobody', async () => {
  await device.session.put({ ...NOBODY, key: 'current', session: Object({ status: 'owner', epoch: 4 }) });
  expect(await createKeeper().keeper.load()).toEqual(NOBODY);
});

test.each([
  ['without a session', {}],
  ['whose epoch is no number', { session: { status: 'owner', epoch: 'four' } }],
  ['whose notes of others are none', { session: { status: 'visitor', epoch: 'x' }, unsentOfOthers: null }],
])('a record %s keeps nobody from logging in', async (_, damage) => {
  await device.session.put(Object({ key: 'current', ...damage }));
  const { keeper } = createKeeper();
  await keeper.load();
  const session = { status: 'member', epoch: 1, accountId: 7 };
  expect(await keeper.change({ status: 'member', accountId: 7 })).toEqual({ ...NOBODY, session });
  expect(await createKeeper().keeper.load()).toEqual({ ...NOBODY, session });
});

test('a record of a version without push has no endpoint', async () => {
  const { pushEndpoint: _, ...old } = { ...NOBODY, session: { status: 'member', epoch: 4, accountId: 7 } };
  await device.session.put(Object(old));
  expect(await createKeeper().keeper.load()).toMatchObject({ pushEndpoint: null, session: { accountId: 7 } });
});

test('what waits for other members is noted through all changes, and damaged notes count as none', async () => {
  const { keeper } = createKeeper();
  await keeper.change({ status: 'member', accountId: 7 });
  await keeper.noteUnsentOfOthers([{ accountId: 3, count: 2 }], false);
  await keeper.change(LOST);
  const waiting = { unsentOfOthers: [{ accountId: 3, count: 2 }], isKeptForOthers: false };
  expect(await createKeeper().keeper.load()).toMatchObject(waiting);
  await device.session.put({ ...keeper.current(), unsentOfOthers: Object([{ accountId: '3' }, 4]) });
  expect(await createKeeper().keeper.load()).toMatchObject({ unsentOfOthers: [] });
  const { unsentOfOthers: _, ...old } = keeper.current();
  await device.session.put(Object(old));
  expect(await createKeeper().keeper.load()).toMatchObject({ unsentOfOthers: [] });
});

test('that what waits for others is kept is noted as long as something waits', async () => {
  const { keeper } = createKeeper();
  await keeper.change({ status: 'member', accountId: 7 });
  await keeper.noteUnsentOfOthers([{ accountId: 3, count: 2 }], true);
  expect(keeper.current()).toMatchObject({ isKeptForOthers: true });
  await keeper.change(LOST);
  expect(await createKeeper().keeper.load()).toMatchObject({ isKeptForOthers: true });
  await keeper.noteUnsentOfOthers([], true);
  expect(await createKeeper().keeper.load()).toMatchObject({ unsentOfOthers: [], isKeptForOthers: false });
});

test('where nothing waits for others and nothing did, nothing is written', async () => {
  const { keeper } = createKeeper();
  await keeper.noteUnsentOfOthers([], true);
  expect(await device.session.count()).toBe(0);
});

test('a change that another worker tells of and that cannot be read is handed on to nobody, and breaks nothing', async () => {
  const { heard } = createKeeper();
  device.close({ disableAutoOpen: true });
  hear({ type: 'session', session: { status: 'visitor', epoch: 2, cause: 'logged-out' } });
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
});

test('a logout that reached the server is pending no more, after a restart neither', async () => {
  const { keeper } = createKeeper();
  await keeper.change(LOST);
  await keeper.settleLogout();
  expect(keeper.current()).toMatchObject({ logoutPending: false, pushEndpoint: null, keptAccountId: 7 });
  expect(await createKeeper().keeper.load()).toMatchObject({ logoutPending: false, pushEndpoint: null });
});

test('a logout that reached the server takes nothing back of what another worker has changed meanwhile', async () => {
  const { keeper } = createKeeper();
  await keeper.change(LOST);
  const session = { status: 'visitor', epoch: 2, cause: 'logged-out' } as const;
  await device.session.put({ ...NOBODY, key: 'current', session, logoutPending: true });
  await keeper.settleLogout();
  expect(await createKeeper().keeper.load()).toMatchObject({ session, logoutPending: false });
});

test('a change that another worker tells of is read and handed on; what is old or no event is not', async () => {
  const { keeper, heard } = createKeeper();
  await keeper.change({ status: 'member', accountId: 7 });
  heard.length = 0;
  const session = { status: 'visitor', epoch: 2, cause: 'logged-out' } as const;
  await device.session.put({ ...NOBODY, key: 'current', session });
  hear({ type: 'session', session: { status: 'member', epoch: 1, accountId: 7 } });
  hear({ type: 'session', session: { status: 'owner', epoch: 9 } });
  hear('anything');
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
  hear({ type: 'session', session });
  await until('it was handed on', () => heard.length > 0);
  expect(heard).toMatchObject([{ session }]);
  expect(keeper.current().session).toEqual(session);
});

test('a change is told after what has to come before, also when that fails', async () => {
  const { keeper, heard } = createKeeper();
  const before: unknown[] = [];
  await keeper.change(LOST, async (session) => void before.push([session, posted.length, heard.length]));
  expect(before).toEqual([[{ status: 'visitor', epoch: 1, cause: 'lost' }, 0, 0]]);
  expect([posted.length, heard.length]).toEqual([1, 1]);
  await expect(
    keeper.change(LOST, async () => {
      throw new Error('It could not be closed');
    }),
  ).rejects.toThrow('could not be closed');
  expect([posted.length, heard.length]).toEqual([2, 2]);
});
