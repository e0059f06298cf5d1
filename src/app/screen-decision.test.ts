import { expect, test } from 'vitest';
import { decideScreen, type Visit } from './screen-decision.ts';

const visitor = { status: 'visitor', epoch: 1, cause: 'never' } as const;
const member = { status: 'member', epoch: 1, accountId: 7 } as const;
const visit: Visit = {
  access: 'login',
  session: visitor,
  address: '/chats/12?x=1',
  next: null,
  wasMember: false,
  hasJustLoggedOut: false,
};

test('a page for members leads a visitor to login and names the way back', () => {
  expect(decideScreen(visit)).toEqual({ show: 'redirect', to: '/login?next=%2Fchats%2F12%3Fx%3D1', loggedOut: false });
});

test('who has just logged out goes to login without a way back', () => {
  expect(decideScreen({ ...visit, hasJustLoggedOut: true })).toEqual({
    show: 'redirect',
    to: '/login',
    loggedOut: true,
  });
});

test('a member sees the pages for members', () => {
  expect(decideScreen({ ...visit, session: member })).toEqual({ show: 'page' });
  expect(decideScreen({ ...visit, session: member, access: 'auth-optional' })).toEqual({ show: 'page' });
});

test('a member on a page for visitors is sent on, within this site only', () => {
  const onLogin = { ...visit, access: 'visitor', session: member } as const;
  expect(decideScreen({ ...onLogin, next: '/likes' })).toEqual({ show: 'redirect', to: '/likes', loggedOut: false });
  expect(decideScreen({ ...onLogin, next: '//evil.example' })).toEqual({
    show: 'redirect',
    to: '/home',
    loggedOut: false,
  });
});

test('a visitor is invited where members are shown', () => {
  expect(decideScreen({ ...visit, access: 'auth-optional' })).toEqual({ show: 'invitation' });
});

test('the offer is shown before the session is known, but not to whom was logged in', () => {
  const starting = { ...visit, access: 'visitor', session: { status: 'starting' } } as const;
  expect(decideScreen(starting)).toEqual({ show: 'page' });
  expect(decideScreen({ ...starting, wasMember: true })).toEqual({ show: 'waiting' });
});

test('pages for members say what is out of order; public ones go on', () => {
  const session = { status: 'storage-refused', detail: 'private mode' } as const;
  expect(decideScreen({ ...visit, session })).toEqual({ show: 'out-of-order' });
  expect(decideScreen({ ...visit, session, access: 'visitor' })).toEqual({ show: 'page' });
});
