import { expect, test } from 'vitest';
import { parseSessionEvent } from '../public/session.ts';
import { parseBusMessage } from './worker-bus.ts';

test('messages between workers are read, and foreign ones passed over', () => {
  const view = { visible: true, conversationId: 7, pushSubscribed: false };
  const known = [
    { type: 'who' },
    { type: 'outbox' },
    { type: 'check-session' },
    { type: 'polled', atMs: 5 },
    { type: 'wake', isForced: true },
    { type: 'tab', tabId: 'a', view },
    { type: 'changed', epoch: 3, resources: ['user', 'member/9'] },
  ];
  expect(known.map(parseBusMessage)).toEqual(known);
  const foreign = [
    null,
    'who',
    {},
    { type: 'polled' },
    { type: 'polled', atMs: Number.NaN },
    { type: 'wake', isForced: 1 },
    { type: 'tab', tabId: 'a', view: {} },
    { type: 'changed', epoch: 3 },
    { type: 'changed', resources: ['user'] },
  ];
  expect(foreign.map(parseBusMessage)).toEqual(foreign.map(() => null));
});

test('an announced session is read only when it is whole', () => {
  const member = { type: 'session', session: { status: 'member', epoch: 3, accountId: 9 } };
  const visitor = { type: 'session', session: { status: 'visitor', epoch: 4, cause: 'lost' } };
  expect([member, visitor].map(parseSessionEvent)).toEqual([member, visitor]);
  const broken = [
    null,
    { type: 'session' },
    { type: 'session', session: { status: 'member', epoch: 3 } },
    { type: 'session', session: { status: 'member', epoch: -1, accountId: 9 } },
    { type: 'session', session: { status: 'visitor', epoch: 4, cause: 'bored' } },
  ];
  expect(broken.map(parseSessionEvent)).toEqual(broken.map(() => null));
});
