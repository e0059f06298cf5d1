import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Parser } from 'wouter';
import { LANDING_FAMILIES } from '../features/landing/landing-families.ts';
import { matchPath } from './match-path.ts';
import { mayCount } from './may-count.ts';
import type { Access, Layout } from './route.ts';
import { ROUTES } from './routes.ts';

/** Section 2 of the specification, row by row: route, access, layout. Written from its text, not from the table. */
const SPECIFIED: readonly (readonly [path: string, access: Access, layout: Layout])[] = [
  ['/', 'public', 'default'],
  ['/home', 'login', 'default'],
  ['/login', 'public', 'default'],
  ['/signup', 'public', 'default'],
  ['/complete-signup', 'public', 'default'],
  ['/chats', 'login', 'default'],
  ['/chats/{chatId}', 'login', 'chat'],
  ['/members', 'login', 'default'],
  ['/search', 'login', 'default'],
  ['/members/{memberId}/chat', 'login', 'chat'],
  ['/members/{memberId}', 'auth-optional', 'default'],
  ['/likes/m/{memberId}', 'auth-optional', 'default'],
  ['/members/{memberId}/signup', 'public', 'lander'],
  ['/members/{memberId}/landing', 'public', 'lander'],
  ['/members/{memberId}/landing2/{slug}', 'public', 'empty'],
  ['/members/{memberId}/landing3/{slug}', 'public', 'empty'],
  ['/pages/ban', 'public', 'default'],
  ['/pages/faq', 'public', 'default'],
  ['/pages/terms', 'public', 'default'],
  ['/pages/cookies', 'public', 'default'],
  ['/pages/privacy', 'public', 'default'],
  ['/pages/service', 'public', 'default'],
  ['/pages/return-policy', 'public', 'default'],
  ['/premium', 'login', 'default'],
  ['/pricing', 'public', 'default'],
  ['/profile', 'login', 'default'],
  ['/complaints', 'public', 'default'],
  ['/likes', 'login', 'default'],
  ['/likes/{type}', 'login', 'default'],
  ['/match-finder', 'public', 'empty'],
  ['/activate/done', 'public', 'default'],
  ['/activate/error', 'public', 'default'],
  ['/credits', 'login', 'default'],
  ['/credits/repeat-order', 'login', 'default'],
  ['/credits/{creditId}/{paymentMethod?}', 'login', 'default'],
  ['/notifications', 'login', 'default'],
  ['/mail-change/do', 'public', 'default'],
  ['/signup-matches', 'public', 'empty'],
  ['/account-deleted', 'auth-optional', 'default'],
  ['/reset-password', 'auth-optional', 'default'],
  ['/reset-password/do', 'auth-optional', 'default'],
  ['/transactions/{transactionId}', 'public', 'default'],
  ['/_dev', 'public', 'default'],
  ['/_dev/dialogs', 'public', 'default'],
  ['/_dev/top-nav', 'public', 'default'],
  ['/_dev/activate-reminder', 'public', 'default'],
];

/** Families of landing pages that the specification names; there may be more. */
const LANDERS = [
  '/landers/video',
  '/landers/gallery',
  '/landers/maplanding',
  '/landers/alonetonight',
  '/landers/iconslanding',
  '/landers/socialnetwork',
  '/landers/collagelanding',
  '/landers/transitionsvideolanding',
];

/** Not in the specification: a page for developers. */
const ADDED = ['/_dev/components'];

/** Returns the path in the specification's notation: `{memberId}` for `:memberId`. */
function written(path: string): string {
  return path.replace(/:(\w+)(\??)/g, '{$1$2}');
}

test('every route of the specification is there, with its access and layout, and no other is', () => {
  const ours = ROUTES.filter(({ path }) => !path.startsWith('/landers/') && !ADDED.includes(path)).map(
    ({ path, access, layout }) => [written(path), access, layout],
  );
  expect(ours.toSorted()).toEqual(SPECIFIED.toSorted());
});

test('every family of landing pages has an index and a page for a slug, public, empty or lander', () => {
  const ours = ROUTES.filter(({ path }) => path.startsWith('/landers/'));
  const families = LANDING_FAMILIES.map(({ family }) => `/landers/${family}`);
  expect(families).toEqual(expect.arrayContaining(LANDERS));
  expect(ours.map(({ path }) => written(path))).toEqual(families.flatMap((family) => [family, `${family}/{slug}`]));
  for (const { access, layout } of ours) {
    expect(access).toBe('public');
    expect(['empty', 'lander']).toContain(layout);
  }
});

test('the named routes of the specification have their names, and an alias has that of its page', () => {
  const names = new Map(ROUTES.map(({ path, name }) => [written(path), name]));
  expect(names.get('/')).toBe('index');
  expect(names.get('/members')).toBe('members');
  expect(names.get('/search')).toBe('members');
  expect(names.get('/login')).toBe('login');
  expect(names.get('/pages/service')).toBe('pages-service');
  expect(names.get('/notifications')).toBe('notifications');
  expect(names.get('/members/{memberId}')).toBe('members-memberId');
  expect(names.get('/likes/m/{memberId}')).toBe('members-memberId');
  expect(names.get('/chats/{chatId}')).toBe('chats-chatId');
  expect(names.get('/home')).toBe('home');
  expect(names.get('/likes')).toBe('likes');
});

test('the file of each page has a name by which the build weighs it (scripts/build/budget.ts)', () => {
  const pages = ['./routes.ts', '../features/landing/landing-families.ts'].flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/\bimport\('(.*)'\)/g)].map(
      ([, page = '']) => page,
    ),
  );
  expect(pages.length).toBeGreaterThan(ROUTES.length / 2);
  // Redirects; renders no page of its own.
  expect(pages.filter((page) => page !== './landing-index.tsx' && !page.endsWith('-page.tsx'))).toEqual([]);
});

test('what is only for developers asks the configuration', () => {
  for (const { path, middleware } of ROUTES) {
    expect(middleware.includes('developer-area'), path).toBe(path.startsWith('/_dev'));
  }
});

/** Mimics the router's own parser for the patterns in the table: `:name`, and `/:name?` at the end. */
const parser: Parser = (pattern) => {
  const keys = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const source = pattern.replace(/\/:\w+\?/g, '(?:/([^/]+))?').replace(/:\w+/g, '([^/]+)');
  return { keys, pattern: new RegExp(`^${source}/?$`, 'i') };
};

const BAD_PARAMETERS = [
  '/chats/x',
  '/members/0/chat',
  '/members/x',
  '/likes/m/x',
  '/members/x/signup',
  '/members/x/landing',
  '/members/1/landing2/%3Cb%3E',
  '/members/x/landing3/en',
  '/likes/sideways',
  '/credits/x',
  '/credits/1/Card!',
  '/transactions/short',
  '/landers/video/No_Slug',
  '/landers/video/nonsense',
  '/landers/video/she',
  '/members/1/landing2/none',
];

test.each(BAD_PARAMETERS)('%s names no page', (path) => {
  const matched = matchPath(parser, path);
  expect(matched).not.toBeNull();
  expect(matched?.route.page.render(matched.parameters)).toBeNull();
});

test('the fixed address stands before the pattern that would take it', () => {
  expect(matchPath(parser, '/credits/repeat-order')?.route.path).toBe('/credits/repeat-order');
  expect(matchPath(parser, '/credits/3')?.parameters['creditId']).toBe('3');
  expect(matchPath(parser, '/nowhere')).toBeNull();
});

test('no script of others is loaded where the address is a secret, nor in a document that was opened there', () => {
  const SITE = 'https://site.example';
  expect(mayCount(parser, '/login', `${SITE}/signup?x=1`)).toBe(true);
  for (const path of [
    '/reset-password/do',
    '/activate/done',
    '/activate/error',
    '/mail-change/do',
    '/transactions/a1',
  ]) {
    expect(mayCount(parser, path, SITE), path).toBe(false);
    expect(mayCount(parser, '/login', `${SITE}${path}?token=demo-password-ready`), path).toBe(false);
  }
  // A broken link of a mail, or one that an operator redirects.
  expect(mayCount(parser, '/login', `${SITE}/mail/activate?token=demo-password-ready`)).toBe(false);
});
