import { expect, test } from 'vitest';
import { unknownDevice } from '../public/notice-device.ts';
import type { Session } from '../public/session.ts';
import { composeNotice, noticeTag, parseNoticeData } from './compose-notice.ts';
import type { PushPayload } from './push-payload.ts';

const session: Session = { status: 'member', epoch: 1, accountId: 9 };
const visitor: Session = { status: 'visitor', epoch: 2, cause: 'logged-out' };
const device = { ...unknownDevice('Rendezvous'), hidesDetails: false };
const hello = {
  kind: 'message' as const,
  account: 9,
  badge: 1,
  conversation: 4,
  message: 40,
  name: 'Maya',
  isFictional: false,
  picture: '/media/maya.jpg',
  text: 'Hello',
};
const like = {
  kind: 'like' as const,
  account: 9,
  badge: 1,
  profile: 5,
  name: '$& Noa',
  isFictional: false,
  picture: null,
};

test('messages of one conversation stand in one notification', () => {
  const first = composeNotice(hello, session, device, null);
  expect(first).toMatchObject({ title: 'Maya', body: 'Hello', tag: 'chat-4', data: { path: '/chats/4', count: 1 } });
  const second = composeNotice({ ...hello, message: 41, text: 'Still there?' }, session, device, first);
  expect(second).toMatchObject({
    body: 'Still there?\nNew messages: 2',
    tag: 'chat-4',
    data: { count: 2, newest: 41 },
  });
  expect(noticeTag({ ...hello, conversation: 5 }, session)).toBe('chat-5');
});

test('the picture of who writes goes along, unless details are hidden', () => {
  expect(composeNotice(hello, session, device, null)?.picture).toBe('/media/maya.jpg');
  expect(composeNotice(hello, session, { ...device, hidesDetails: true }, null)?.picture).toBeNull();
  expect(composeNotice(hello, visitor, device, null)?.picture).toBeNull();
});

test('the same push twice, or one that was overtaken, shows the same notification again and alerts nobody', () => {
  const first = composeNotice(hello, session, device, null);
  const again = { isRepeat: true, renotify: false, tag: 'chat-4', data: first.data };
  expect(composeNotice(hello, session, device, first)).toMatchObject({ ...again, title: 'Maya', body: 'Hello' });
  expect(composeNotice({ ...hello, message: 39, text: 'Earlier' }, session, device, first)).toMatchObject({
    ...again,
    body: 'Hello',
  });
  const liked = composeNotice(like, session, device, null);
  expect(liked).toMatchObject({ isRepeat: false, renotify: true });
  expect(composeNotice(like, session, device, liked)).toMatchObject({ isRepeat: true, data: liked.data });
});

test('who hides details sees neither name nor text', () => {
  const hidden = { ...device, hidesDetails: true };
  for (const payload of [hello, like]) {
    const notice = composeNotice(payload, session, hidden, null);
    expect(notice?.title).toBe('Rendezvous');
    expect(JSON.stringify(notice)).not.toMatch(/Maya|Noa|Hello/);
  }
});

test('a fictional profile bears its mark, also where names and texts are hidden', () => {
  const hidden = { ...device, hidesDetails: true };
  const told = (payload: typeof hello | typeof like, where: typeof device) => {
    const notice = composeNotice({ ...payload, isFictional: true }, session, where, null);
    return `${notice?.title}: ${notice?.body}`;
  };
  expect(told(hello, device)).toBe('Maya · Fictional: Hello');
  expect(told(like, device)).toBe('Rendezvous: $& Noa likes you. Fictional profile.');
  expect(told(hello, hidden)).toBe('Rendezvous: You have a new message. Fictional profile.');
  expect(told(like, hidden)).toBe('Rendezvous: Someone likes you. Fictional profile.');
});

test('a name cannot act as a pattern', () => {
  expect(composeNotice(like, session, device, null)?.body).toBe('$& Noa likes you.');
});

test('a push for another account, after a logout, or unreadable says only that there is news', () => {
  const neutral = { title: 'Rendezvous', body: 'You have something new.', tag: 'news', renotify: false };
  const cases: [PushPayload, Session | null][] = [
    [{ ...hello, account: 8 }, session],
    [hello, visitor],
    [hello, null],
    [{ kind: 'unreadable' }, session],
  ];
  for (const [payload, who] of cases) {
    const notice = composeNotice(payload, who, device, null);
    expect(notice).toMatchObject({ ...neutral, data: { path: '/home', account: null } });
  }
});

test('what a notification carries is read only when it is whole and leads into this site', () => {
  const data = { path: '/chats/4', account: 9, count: 1, newest: 40 };
  expect(parseNoticeData(data)).toEqual(data);
  for (const broken of [
    null,
    'x',
    {},
    { ...data, path: '//evil.example' },
    { ...data, path: 'https://evil.example' },
  ]) {
    expect(parseNoticeData(broken)).toBeNull();
  }
});
