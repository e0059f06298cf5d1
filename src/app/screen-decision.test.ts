import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';
import { decideScreen, type Visit } from './screen-decision.ts';

const visitor = { status: 'visitor', epoch: 1, cause: 'never' } as const;
const member = { status: 'member', epoch: 1, accountId: 7 } as const;
const forMembers = { access: 'login', middleware: [] } as const;
const forVisitors = { access: 'public', middleware: ['visitors-only'] } as const;
const aboutMember = { access: 'auth-optional', middleware: ['members-invitation'] } as const;
const visit: Visit = {
  session: visitor,
  address: '/chats/12?x=1',
  next: null,
  wasMember: false,
  sessionEnd: null,
  hasFreshAccount: false,
  developerArea: false,
};

test('a page for members leads a visitor to login and names the way back', () => {
  expect(decideScreen(forMembers, visit)).toEqual({
    show: 'redirect',
    to: '/login?next=%2Fchats%2F12%3Fx%3D1',
    loggedOut: false,
  });
});

test('who has just logged out goes to login without a way back', () => {
  expect(decideScreen(forMembers, { ...visit, sessionEnd: 'logged-out' })).toEqual({
    show: 'redirect',
    to: '/login',
    loggedOut: true,
  });
});

test('a member sees the pages for members', () => {
  expect(decideScreen(forMembers, { ...visit, session: member })).toEqual({ show: 'page' });
  expect(decideScreen(aboutMember, { ...visit, session: member })).toEqual({ show: 'page' });
});

test('a member on a page for visitors is sent on, within this site only', () => {
  const onLogin = { ...visit, session: member };
  expect(decideScreen(forVisitors, { ...onLogin, next: '/likes' })).toEqual({
    show: 'redirect',
    to: '/likes',
    loggedOut: false,
  });
  expect(decideScreen(forVisitors, { ...onLogin, next: '//evil.example' })).toEqual({
    show: 'redirect',
    to: '/home',
    loggedOut: false,
  });
});

test('who signs up on the page of a member goes on where a reload does not end it; other members see the profile', () => {
  const landing = { access: 'public', middleware: ['members-to-profile'] } as const;
  const there = { ...visit, address: '/members/12/landing', session: member };
  expect(decideScreen(landing, there)).toMatchObject({ show: 'redirect', to: '/members/12' });
  expect(decideScreen(landing, { ...there, hasFreshAccount: true })).toEqual({
    show: 'redirect',
    to: '/complete-signup',
    loggedOut: false,
  });
});

test('a visitor is invited where members are shown', () => {
  expect(decideScreen(aboutMember, visit)).toEqual({ show: 'invitation' });
});

test('visitors may come to the search, but not who has just logged out or has lost the session', () => {
  const search = { access: 'login', middleware: ['open-search'] } as const;
  expect(decideScreen(search, visit)).toEqual({ show: 'page' });
  expect(decideScreen(search, { ...visit, session: member })).toEqual({ show: 'page' });
  expect(decideScreen(search, { ...visit, session: { status: 'starting' } })).toEqual({ show: 'waiting' });
  expect(decideScreen(search, { ...visit, sessionEnd: 'logged-out' })).toMatchObject({ to: '/login', loggedOut: true });
  expect(decideScreen(search, { ...visit, session: { ...visitor, cause: 'lost' } })).toMatchObject({
    to: '/login?next=%2Fchats%2F12%3Fx%3D1',
  });
});

test('the offer is shown before the session is known, but not to whom was logged in', () => {
  const starting = { ...visit, session: { status: 'starting' } } as const;
  expect(decideScreen(forVisitors, starting)).toEqual({ show: 'page' });
  expect(decideScreen(forVisitors, { ...starting, wasMember: true })).toEqual({ show: 'waiting' });
});

test('a page for both waits until it is known whether the member is still there', () => {
  const starting = { ...visit, session: { status: 'starting' } } as const;
  const forBoth = { access: 'auth-optional', middleware: [] } as const;
  expect(decideScreen(forBoth, starting)).toEqual({ show: 'page' });
  expect(decideScreen(forBoth, { ...starting, wasMember: true })).toEqual({ show: 'waiting' });
});

test('pages for members say what is out of order; public ones go on', () => {
  const session = { status: 'storage-refused', detail: 'private mode' } as const;
  expect(decideScreen(forMembers, { ...visit, session })).toEqual({ show: 'out-of-order' });
  expect(decideScreen(forVisitors, { ...visit, session })).toEqual({ show: 'page' });
});

test('the developer area exists only where the configuration opens it', () => {
  const developers = { access: 'public', middleware: ['developer-area'] } as const;
  expect(decideScreen(developers, visit)).toEqual({ show: 'not-found' });
  expect(decideScreen(developers, { ...visit, developerArea: true })).toEqual({ show: 'page' });
});

test('a route with a middleware that there is not is an error, and no route of the app has one', () => {
  const wrong = { access: 'public', middleware: ['no-such-rule'] } as const;
  expect(() => decideScreen(wrong, visit)).toThrow('Unknown route middleware: no-such-rule');
  for (const route of ROUTES) expect(() => decideScreen(route, visit), route.path).not.toThrow();
});
