import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { chatRowContent } from './chat-row-content.ts';

const CHAT: ChatRow = {
  conversationId: 3,
  profileId: 9,
  profile: sampleOf('ProfileCard', { id: 9 }),
  unreadCount: 0,
  lastMessage: { text: 'See you', fromMe: false, sentAtMs: 1_000, delivery: 'sent' },
  lastMessageId: 1,
  lastActivityAtMs: 1_000,
  readOnly: false,
  blocked: false,
  words: [],
};

const contentOf = (chat: ChatRow) => chatRowContent(chat, { draft: 'Half a thought', clockOffsetMs: 0 }, (id) => id);

test('a draft stands in the place of the last message', () => {
  expect(contentOf(CHAT)).toEqual({ mark: 'draft', preview: 'Half a thought', sentAtMs: 1_000 });
});

test('a draft that cannot be sent any more leaves the last message in its place', () => {
  for (const change of [{ readOnly: true }, { blocked: true }]) {
    expect(contentOf({ ...CHAT, ...change })).toEqual({ mark: null, preview: 'See you', sentAtMs: 1_000 });
    expect(contentOf({ ...CHAT, ...change, lastMessage: null }).mark).toBe(null);
  }
});
