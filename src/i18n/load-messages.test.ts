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
    version: 'one',
  };
  return { source, requests, state, caches: memory.caches };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a loaded file is not asked for again for 24 hours', async () => {
  const { source, requests, state } = createSource(() => Response.json(FILE));
  expect(await loadMessages('de', false, source)).toEqual({ ok: true, messages: FILE.de, from: 'network' });
  state.nowMs = START_MS + MESSAGES_MAX_AGE_MS - 1;
  expect(await loadMessages('de', false, source)).toMatchObject({ from: 'copy' });
  expect(requests).toHaveLength(1);
  state.nowMs = START_MS + MESSAGES_MAX_AGE_MS;
  expect(await loadMessages('de', false, source)).toMatchObject({ from: 'network' });
  expect(requests).toHaveLength(2);
});

test('an old copy is better than nothing when the network fails', async () => {
  const { source, state } = createSource(() => Response.json(FILE));
  await loadMessages('de', false, source);
  state.nowMs = START_MS + 2 * MESSAGES_MAX_AGE_MS;
  state.answer = offline;
  expect(await loadMessages('de', false, source)).toEqual({ ok: true, messages: FILE.de, from: 'stale-copy' });
});

test('a copy from the future is asked for again', async () => {
  const { source, requests, state } = createSource(() => Response.json(FILE));
  await loadMessages('de', false, source);
  state.nowMs = START_MS - 1;
  await loadMessages('de', false, source);
  expect(requests).toHaveLength(2);
});

test('a new build does not read the copies of an old one, and removes them', async () => {
  const { source, requests, caches } = createSource(() => Response.json(FILE));
  await loadMessages('de', false, source);
  await loadMessages('de', false, { ...source, version: 'two' });
  expect(requests).toHaveLength(2);
  expect([...caches.keys()]).toEqual(['messages-two']);
});

test('an uncached locale is fetched anew each time and not kept', async () => {
  const { source, requests, caches } = createSource(() => Response.json(FILE));
  await loadMessages('de', true, source);
  await loadMessages('de', true, source);
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
  const { source, state } = createSource(answer);
  expect(await loadMessages('de', false, source)).toMatchObject({ ok: false });
  state.answer = () => Response.json(FILE);
  expect(await loadMessages('de', false, source)).toMatchObject({ from: 'network' });
});

test('without storage the words are loaded each time', async () => {
  const { source } = createSource(() => Response.json(FILE));
  expect(await loadMessages('de', false, { ...source, store: null })).toMatchObject({ from: 'network' });
  const refuse = () => Promise.reject(new Error('storage is refused'));
  const refusing = { open: refuse, keys: refuse, delete: refuse };
  expect(await loadMessages('de', false, { ...source, store: refusing })).toMatchObject({ from: 'network' });
});
