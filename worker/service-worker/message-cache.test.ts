import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installServiceWorkerScope, type ServiceWorkerScope } from '../../tests/fixtures/service-worker-scope.ts';

const WORDS = '/_i18n/de/messages.json';
const WORDS_TEXT = '{"de":{"site.retry":"Noch einmal"}}';

let scope: ServiceWorkerScope;
let answer: () => Response;

beforeAll(async () => {
  const { default: _, indexedDB: __, ...classes } = await import('fake-indexeddb');
  for (const [name, value] of Object.entries({ ...classes, indexedDB: new IDBFactory() })) vi.stubGlobal(name, value);
  scope = installServiceWorkerScope(async () => answer());
  const { serveMessages } = await import('./message-cache.ts');
  serveMessages();
  return () => vi.unstubAllGlobals();
});
beforeEach(() => scope.emptyCaches());

const words = () => new Response(WORDS_TEXT, { headers: { 'content-type': 'application/json' } });

test.each([
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['a login page', () => new Response('<form>Your room?</form>', { headers: { 'content-type': 'text/html' } })],
  ['a server that fails', () => new Response(null, { status: 502 })],
])('where there is %s, the words that were fetched before are shown', async (_, later) => {
  answer = words;
  expect(await (await scope.request(WORDS)).text()).toBe(WORDS_TEXT);
  answer = later;
  expect(await (await scope.request(WORDS)).text()).toBe(WORDS_TEXT);
});

test('where words have changed, the new ones come', async () => {
  answer = words;
  await scope.request(WORDS);
  answer = () => new Response('{"de":{}}', { headers: { 'content-type': 'application/json' } });
  expect(await (await scope.request(WORDS)).text()).toBe('{"de":{}}');
});
