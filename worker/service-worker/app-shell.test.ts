import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installServiceWorkerScope, type ServiceWorkerScope } from '../../tests/fixtures/service-worker-scope.ts';

const SHELL = '<!doctype html><script src="/assets/first-rows-Ab1.js"></script><div id="app"></div>';
const LOGIN_PAGE = '<!doctype html><title>Hotel</title><form>Your room?</form>';
const MANIFEST = [
  { url: '/assets/figtree-latin-Ef3.woff2', revision: null },
  { url: '/assets/first-rows-Ab1.js', revision: null },
  { url: '/index.html', revision: '0123456789abcdef' },
];
const KEPT = MANIFEST.map(({ url, revision }) => url + (revision === null ? '' : `?__WB_REVISION__=${revision}`));

let scope: ServiceWorkerScope;
let answers: Record<string, () => Response>;

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

beforeAll(async () => {
  // One for all tests: Workbox keeps its list of files.
  scope = installServiceWorkerScope(async ({ url }) => answers[new URL(url).pathname]?.() ?? Response.error());
  const { serveAppShell } = await import('./app-shell.ts');
  serveAppShell(MANIFEST);
  return () => vi.unstubAllGlobals();
});
beforeEach(() => {
  scope.emptyCaches();
  answers = {
    '/assets/figtree-latin-Ef3.woff2': () => new Response(new Uint8Array([1])),
    '/assets/first-rows-Ab1.js': () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
    '/index.html': () => page(SHELL),
  };
});

const keptPaths = () => scope.cached().map((entry) => entry.replace(/^.* https:\/\/dating\.example/, ''));

test('a version of which every file comes is installed', async () => {
  await scope.install();
  expect(keptPaths().sort()).toEqual(KEPT);
});

test.each([
  ['a script', '/assets/first-rows-Ab1.js', () => page(LOGIN_PAGE)],
  ['a font', '/assets/figtree-latin-Ef3.woff2', () => page(LOGIN_PAGE)],
  ['the start page', '/index.html', () => page(LOGIN_PAGE)],
  ['a script that is gone', '/assets/first-rows-Ab1.js', () => new Response(null, { status: 404 })],
])('a version is not installed where a page of the network comes in place of %s', async (_, path, answer) => {
  answers[path] = answer;
  await expect(scope.install()).rejects.toThrow(/precaching/);
});

test('a start page of another version is not installed: its scripts would not be there without network', async () => {
  answers['/index.html'] = () => page(SHELL.replace('Ab1', 'Zz9'));
  await expect(scope.install()).rejects.toThrow(/precaching/);
});
