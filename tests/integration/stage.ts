import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import { AccountDatabase } from '../../worker/public/database.ts';
import { parseAccountDatabaseName } from '../../worker/public/database-names.ts';
import type { PushDevice } from '../../worker/public/push-device.ts';
import { Control } from '../fixtures/control.ts';
import { createDevice, type Device, type Tab } from '../fixtures/device.ts';
import { until } from '../fixtures/until.ts';

/** A browser's push subscription. */
export const PUSH_DEVICE: PushDevice = {
  endpoint: 'https://push.example.com/send/2f9a',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  version: 2,
};

export const DEMO = { email: 'demo@example.com', password: 'demo-password' };
export const OTHER = { email: 'other@example.com', password: 'other-password' };

/** A reference API for one test file, reset to its seed for each test, and a fresh device. */
export interface Stage {
  control: Control;
  device: Device;
  serverUrl(): string;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
}

export function setStage(): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-integration-'));
  const databaseUrl = pathToFileURL(join(folder, 'reference.db')).href;
  const open = (port: number) => startReferenceServer({ port, databaseUrl, control: true, quiet: true });
  let server: Awaited<ReturnType<typeof open>>;
  let isRunning = false;
  const handles: AccountDatabase[] = [];
  let device: Device | null = null;
  let control: Control | null = null;

  beforeAll(async () => {
    server = await open(0);
    isRunning = true;
    control = new Control(server.url);
  });
  beforeEach(async () => {
    if (!isRunning) await stage.startServer();
    await control?.reset();
    device = createDevice(server.url);
    openHandles = handles;
  });
  afterEach(() => {
    for (const handle of handles.splice(0)) handle.close({ disableAutoOpen: true });
    device?.close();
  });
  afterAll(async () => {
    if (isRunning) await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const stage: Stage = {
    get control() {
      if (control === null) throw new Error('The stage is not set yet');
      return control;
    },
    get device() {
      if (device === null) throw new Error('The stage is not set yet');
      return device;
    },
    serverUrl: () => server.url,
    async stopServer() {
      await server.close();
      isRunning = false;
    },
    async startServer() {
      server = await open(Number(new URL(server.url).port));
      isRunning = true;
    },
  };
  return stage;
}

let openHandles: AccountDatabase[] = [];

/** Opens an account's database for reading, like a view. */
export function readDatabase(accountId: number): AccountDatabase {
  const database = new AccountDatabase(accountId);
  openHandles.push(database);
  return database;
}

/** Logs in and returns the account's id and database once the first poll is stored. */
export async function logIn(
  stage: Stage,
  tab: Tab,
  credentials = DEMO,
): Promise<{ accountId: number; database: AccountDatabase }> {
  const reply = await tab.api.logIn(credentials);
  expect(reply).toMatchObject({ result: { status: 'logged-in' } });
  if (!('result' in reply) || reply.result.status !== 'logged-in' || reply.result.session.status !== 'member') {
    throw new Error('not logged in');
  }
  const { accountId } = reply.result.session;
  const database = readDatabase(accountId);
  await finishPoll(stage, database);
  return { accountId, database };
}

/** Waits until the first poll is stored; time passes, since a second lies between the user call and chats and likes. */
async function finishPoll(stage: Stage, database: AccountDatabase): Promise<void> {
  await stage.device.passUntil('the first poll', async () => (await database.meta.get('sync')) !== undefined);
  await until('the messages of all chats', async () => {
    const chats = await database.chats.toArray();
    const known = await database.conversations.bulkGet(chats.map((chat) => chat.conversationId));
    return known.every((conversation) => conversation !== undefined);
  });
  await stage.device.settle();
}

/** Counts the writes to all databases of this device from now on. */
export function countWrites(): { count: number; stop(): void } {
  const counter = { count: 0, stop: () => Dexie.on('storagemutated').unsubscribe(listener) };
  function listener(): void {
    counter.count += 1;
  }
  Dexie.on('storagemutated', listener);
  return counter;
}

/** Returns everything that the views of an account can read. */
export async function readAll(database: AccountDatabase): Promise<Record<string, unknown>> {
  const entries = await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const));
  return Object.fromEntries(entries);
}

/** Returns who is logged in according to the worker of a tab. */
export async function sessionOf(tab: Tab): Promise<unknown> {
  const reply = await tab.api.diagnose();
  return 'result' in reply ? reply.result.session : reply;
}

/** Returns the names of the account databases on the device. */
export async function accountDatabases(): Promise<string[]> {
  return (await Dexie.getDatabaseNames()).filter((name) => parseAccountDatabaseName(name) !== null);
}
