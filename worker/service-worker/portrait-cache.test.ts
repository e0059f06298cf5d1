import { Dexie, type Table } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installServiceWorkerScope, type ServiceWorkerScope } from '../../tests/fixtures/service-worker-scope.ts';
import { takeStorage } from '../../tests/fixtures/storage.ts';
import { DeviceDatabase } from '../public/database.ts';
import { DEVICE_DATABASE_NAME } from '../public/database-names.ts';
import type { Session } from '../public/session.ts';

const MEMBER: Session = { status: 'member', epoch: 1, accountId: 7 };
const LOGGED_OUT: Session = { status: 'visitor', epoch: 2, cause: 'logged-out' };
const PORTRAIT = '/media/portraits/1/9.svg';
const ON_IMAGE_HOST = 'https://images.example/9.jpg';
const KEPT = `portraits https://dating.example${PORTRAIT}`;

let scope: ServiceWorkerScope;
let answer: () => Promise<Response>;

beforeAll(async () => {
  // One for all tests: Workbox keeps its connection.
  const indexedDB = new IDBFactory();
  takeStorage(indexedDB);
  await stubIndexedDb(indexedDB);
  scope = installServiceWorkerScope(() => answer());
  const { servePortraits } = await import('./portrait-cache.ts');
  servePortraits();
  return () => vi.unstubAllGlobals();
});
beforeEach(async () => {
  answer = async () => new Response('picture');
  scope.emptyCaches();
  await inNotes((notes) => notes.clear());
  await Dexie.delete(DEVICE_DATABASE_NAME);
});

/** The classes too: Workbox tells by them what it has got. */
async function stubIndexedDb(indexedDB: IDBFactory): Promise<void> {
  const { default: _, indexedDB: __, ...classes } = await import('fake-indexeddb');
  for (const [name, value] of Object.entries({ ...classes, indexedDB })) vi.stubGlobal(name, value);
}

async function become(session: Session): Promise<void> {
  const device = new DeviceDatabase();
  await device.session.put({
    key: 'current',
    session,
    logoutPending: false,
    keptAccountId: null,
    pushEndpoint: null,
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
  device.close();
}

/** What a logout does, in this order (session/session-control.ts). */
async function logOut(): Promise<void> {
  await become(LOGGED_OUT);
  const { PLATFORM } = await import('../platform.ts');
  await PLATFORM.forgetPortraits();
}

/** Does something with what Workbox has noted of all its caches; nothing where it has noted nothing yet. */
async function inNotes(work: (notes: Table) => PromiseLike<unknown>): Promise<unknown> {
  if (!(await Dexie.exists('workbox-expiration'))) return [];
  const database = await new Dexie('workbox-expiration').open();
  try {
    return await work(database.table('cache-entries'));
  } finally {
    database.close();
  }
}

async function notedAddresses(): Promise<unknown> {
  return await inNotes(async (notes) => {
    const rows: unknown[] = await notes.toArray();
    return rows.map((row) => JSON.stringify(row));
  });
}

test('a portrait that a member has seen is kept, with a note of when', async () => {
  await become(MEMBER);
  await scope.requestImage(PORTRAIT);
  expect(scope.cached()).toEqual([KEPT]);
  expect(await notedAddresses()).toEqual([expect.stringContaining(PORTRAIT)]);
});

test('after a logout neither a portrait nor a note of whose was looked at is left', async () => {
  await become(MEMBER);
  await scope.requestImage(PORTRAIT);
  const { CacheExpiration } = await import('workbox-expiration');
  await new CacheExpiration('message-files', { maxEntries: 1 }).updateTimestamp('/_i18n/en.json');
  await logOut();
  expect(scope.cached()).toEqual([]);
  expect(await notedAddresses()).toEqual([expect.stringContaining('/_i18n/en.json')]);
});

test('a portrait that was loading during the logout is not kept afterwards', async () => {
  await become(MEMBER);
  let finish: (end: ReadableStreamDefaultController) => void = () => {};
  const finished = new Promise<ReadableStreamDefaultController>((resolve) => (finish = resolve));
  const body = new ReadableStream({ start: (controller) => finish(controller) });
  let answered: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => (answered = resolve));
  answer = async () => {
    answered();
    return new Response(body);
  };
  const requested = scope.requestImage(PORTRAIT);
  await isAnswered;
  // The first part is there, and with it the decision to keep the rest.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await logOut();
  (await finished).close();
  await requested;
  expect(scope.cached()).toEqual([]);
  expect(await notedAddresses()).toEqual([]);
});

test.each([
  ['a visitor', LOGGED_OUT],
  ['nobody that is known', null],
])('what %s sees is not kept', async (_, session) => {
  if (session !== null) await become(session);
  await scope.requestImage(PORTRAIT);
  expect(scope.cached()).toEqual([]);
  expect(await notedAddresses()).toEqual([]);
});

test('an error in place of a portrait is not kept', async () => {
  await become(MEMBER);
  answer = async () => new Response('gone', { status: 404 });
  await scope.requestImage(PORTRAIT);
  expect(scope.cached()).toEqual([]);
});

test('a page in place of a portrait is not kept, and the portrait is once it comes', async () => {
  await become(MEMBER);
  answer = async () => new Response('<form>Your room?</form>', { headers: { 'content-type': 'text/html' } });
  await scope.requestImage(PORTRAIT);
  expect(scope.cached()).toEqual([]);
  answer = async () => new Response('picture');
  await scope.requestImage(PORTRAIT);
  expect(scope.cached()).toEqual([KEPT]);
});

/** As browsers hand on what another origin answers: what it is cannot be read. */
const opaque = (body: string) => Object.defineProperty(new Response(body), 'type', { value: 'opaque' });

test('what came in place of a portrait of an image host, and cannot be told from one, is replaced once it is seen again', async () => {
  await become(MEMBER);
  answer = async () => opaque('too many requests');
  await scope.requestImage(ON_IMAGE_HOST);
  answer = async () => opaque('picture');
  await scope.requestImage(ON_IMAGE_HOST);
  answer = async () => Response.error();
  expect(await (await scope.requestImage(ON_IMAGE_HOST)).text()).toBe('picture');
});
