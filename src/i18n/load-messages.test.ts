import { expect, test } from 'vitest';
import { loadMessages, MESSAGES_MAX_AGE_MS, type MessageSource } from './load-messages.ts';

const FILE = { de: { greeting: 'Hallo' } };
const START_MS = 1_000_000;

/** The part of the Cache API that the loader uses, in memory. */
function memoryCaches() {
  const caches = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (url: RequestInfo | URL) => entries.get(String(url))?.clone(),
      put: async (url: RequestInfo | URL, response: Response) => {
        entries.set(String(url), response);
      },
    };
  };
  return { caches, open };
}

function createSource(answer: () => Response | Promise<Response>) {
  const memory = memoryCaches();
  const requests: RequestInit[] = [];
  const begun: Promise<void>[] = [];
  const state = { nowMs: START_MS, answer };
  const source: MessageSource = {
    fetch: async (_url, init) => {
      requests.push(init);
      return await state.answer();
    },
    store: {
      open: async (name) => memory.open(name),
      keys: async () => [...memory.caches.keys()],
      delete: async (name) => memory.caches.delete(name),
    },
    nowMs: () => state.nowMs,
    later: (run) => void begun.push(run()),
    version: 'one',
  };
  /** Loads, and waits for what nobody waits for in a browser. */
  const load = async (uncached = false, from: MessageSource = source) => {
    const loaded = await loadMessages('de', uncached, from);
    await Promise.all(begun.splice(0));
    return loaded;
  };
  return { source, load, requests, state, caches: memory.caches };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a loaded file is not asked for again for 24 hours', async () => {
  const { load, requests, state } = createSource(() => Response.json(FILE));
  expect(await load()).toEqual({ ok: true, messages: FILE.de, from: 'network' });
  state.nowMs = START_MS + MESSAGES_MAX_AGE_MS - 1;
  expect(await load()).toMatchObject({ from: 'copy' });
  expect(requests).toHaveLength(1);
  state.nowMs = START_MS + MESSAGES_MAX_AGE_MS;
  expect(await load()).toMatchObject({ from: 'network' });
  expect(requests).toHaveLength(2);
});

test('an old copy is better than nothing when the network fails', async () => {
  const { load, state } = createSource(() => Response.json(FILE));
  await load();
  state.nowMs = START_MS + 2 * MESSAGES_MAX_AGE_MS;
  state.answer = offline;
  expect(await load()).toEqual({ ok: true, messages: FILE.de, from: 'stale-copy' });
});

test('a copy from the future is asked for again', async () => {
  const { load, requests, state } = createSource(() => Response.json(FILE));
  await load();
  state.nowMs = START_MS - 1;
  await load();
  expect(requests).toHaveLength(2);
});

test('a new build does not read the copies of an old one, and removes them', async () => {
  const { source, load, requests, caches } = createSource(() => Response.json(FILE));
  await load();
  await load(false, { ...source, version: 'two' });
  expect(requests).toHaveLength(2);
  expect([...caches.keys()]).toEqual(['messages-two']);
});

test('an uncached locale is fetched anew each time and not kept', async () => {
  const { load, requests, caches } = createSource(() => Response.json(FILE));
  await load(true);
  await load(true);
  expect(requests).toEqual([
    { headers: { 'cache-control': 'no-cache' } },
    { headers: { 'cache-control': 'no-cache' } },
  ]);
  expect(caches.size).toBe(0);
});

test.each([
  ['a page', () => new Response('<!doctype html>')],
  ['a list', () => Response.json([])],
  ['another locale', () => Response.json({ en: {} })],
  ['a text that is none', () => Response.json({ de: { greeting: 5 } })],
  ['an error', () => new Response('', { status: 503 })],
  ['no network', offline],
])('%s in place of the file fails and is not kept', async (_name, answer) => {
  const { load, state } = createSource(answer);
  expect(await load()).toMatchObject({ ok: false });
  state.answer = () => Response.json(FILE);
  expect(await load()).toMatchObject({ from: 'network' });
});

test('without storage the words are loaded each time', async () => {
  const { source, load } = createSource(() => Response.json(FILE));
  expect(await load(false, { ...source, store: null })).toMatchObject({ from: 'network' });
  const refuse = () => Promise.reject(new Error('storage is refused'));
  const refusing = { open: refuse, keys: refuse, delete: refuse };
  expect(await load(false, { ...source, store: refusing })).toMatchObject({ from: 'network' });
});

test('nobody waits until the words are stored', async () => {
  const { source, requests } = createSource(() => Response.json(FILE));
  let store: () => Promise<void> = async () => undefined;
  const patient: MessageSource = {
    ...source,
    later: (run) => {
      store = run;
    },
  };
  expect(await loadMessages('de', false, patient)).toMatchObject({ from: 'network' });
  expect(await loadMessages('de', false, patient)).toMatchObject({ from: 'network' });
  await store();
  expect(await loadMessages('de', false, patient)).toMatchObject({ from: 'copy' });
  expect(requests).toHaveLength(2);
});
