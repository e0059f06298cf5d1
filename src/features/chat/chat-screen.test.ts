import { describe, expect, it } from 'vitest';
import type { ChatRow, ConversationRow } from '../../../worker/public/rows.ts';
import { chatScreen } from './chat-screen.ts';

const chat: ChatRow = {
  conversationId: 7,
  profileId: 3,
  profile: {
    id: 3,
    name: 'Ada',
    age: 30,
    city: null,
    country: 'DE',
    gender: 'female',
    language: 'de',
    main_image: null,
    fictional_icon: false,
    online: false,
  },
  unreadCount: 0,
  lastMessage: null,
  lastMessageId: 0,
  lastActivityAtMs: 0,
  readOnly: false,
  blocked: false,
  words: ['ada'],
};
const row = (state: ConversationRow['state']): ConversationRow => ({
  conversationId: 7,
  state,
  oldestLoadedId: null,
  newestLoadedId: null,
  hasOlder: false,
  fetchedAtMs: 0,
});
const known = (chatRow: ChatRow | null, conversation: ConversationRow | null) => ({
  conversationId: 7,
  chat: chatRow,
  conversation,
});

describe('the chat screen', () => {
  it('shows what the database has whatever the network does', () => {
    for (const status of ['loading', 'offline', 'session-lost', 'fetched', 'gone'] as const) {
      expect(chatScreen(known(chat, null), { status }, false)).toEqual({ show: 'chat', chat, conversation: null });
    }
    expect(chatScreen(known(chat, row('gone')), { status: 'gone' }, false)).toMatchObject({ show: 'chat' });
  });

  it('says that a chat is missing, also when the list still has it', () => {
    expect(chatScreen(known(null, row('missing')), { status: 'loading' }, false)).toEqual({
      show: 'absence',
      absence: 'missing',
    });
    expect(chatScreen(known(chat, row('missing')), { status: 'missing' }, false)).toEqual({
      show: 'absence',
      absence: 'missing',
    });
    expect(chatScreen(known(null, null), { status: 'fetched' }, true)).toEqual({ show: 'absence', absence: 'missing' });
  });

  it('waits while nothing is known', () => {
    expect(chatScreen(undefined, { status: 'fetched' }, true)).toEqual({ show: 'skeleton' });
    expect(chatScreen(known(null, null), { status: 'loading' }, false)).toEqual({ show: 'skeleton' });
    expect(chatScreen(known(null, null), { status: 'session-lost' }, false)).toEqual({ show: 'skeleton' });
  });

  it('calls no chat missing that the worker has fetched and the live query has not told of yet', () => {
    expect(chatScreen(known(null, null), { status: 'fetched' }, false)).toEqual({ show: 'skeleton' });
  });

  it('says why an unknown chat cannot be fetched', () => {
    expect(chatScreen(known(null, null), { status: 'offline' }, false)).toEqual({
      show: 'absence',
      absence: 'offline',
    });
    for (const load of [{ status: 'server-failed', httpStatus: 500 }, { status: 'worker-unreachable' }] as const) {
      expect(chatScreen(known(null, null), load, false)).toEqual({ show: 'absence', absence: 'failed' });
    }
  });
});
