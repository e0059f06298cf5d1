import { expect, test } from 'vitest';
import { parseWaitingIntents, sendableMessages } from './waiting-messages.ts';

const row = (sequence: number, lane: string, intent: Record<string, unknown>, state = 'queued') => ({
  sequence,
  lane,
  intent,
  state,
  idempotencyKey: `key-${sequence}`,
});
const text = (conversationId: number, text: string) => ({
  kind: 'send-message',
  conversationId,
  messageId: text,
  text,
});

function sendable(rows: readonly unknown[]): string[] {
  return sendableMessages(parseWaitingIntents(rows)).map((message) => message.text);
}

test('behind a refused message nothing of its chat is sent, until the member has passed it over', () => {
  const rows = (isPassedOver: boolean) =>
    ['rejected', 'queued'].map((state, index) => ({
      sequence: index + 1,
      lane: 'chat:1',
      state,
      idempotencyKey: `key ${index}`,
      intent: { kind: 'send-message', conversationId: 1, messageId: `key ${index}`, text: 'Hello' },
      ...(isPassedOver ? { isPassedOver } : {}),
    }));
  expect(sendableMessages(parseWaitingIntents(rows(false)))).toEqual([]);
  expect(sendableMessages(parseWaitingIntents(rows(true))).map((message) => message.messageId)).toEqual(['key 1']);
});

test('queued messages go in the order of writing', () => {
  expect(sendable([row(2, 'chat:1', text(1, 'second')), row(1, 'chat:1', text(1, 'first'))])).toEqual([
    'first',
    'second',
  ]);
});

test('what is settled, rejected or no message stays where it is', () => {
  const rows = [
    row(1, 'chat:1', text(1, 'settled'), 'settled'),
    row(2, 'chat:2', text(2, 'rejected'), 'rejected'),
    row(3, 'toggle:like:5', { kind: 'like', profileId: 5 }),
    row(4, 'chat:3', text(3, 'waiting')),
  ];
  expect(sendable(rows)).toEqual(['waiting']);
});

test('a message behind a removal of its chat waits for the worker', () => {
  const rows = [
    row(1, 'chat:1', { kind: 'remove-chat', conversationId: 1 }),
    row(2, 'chat:1', text(1, 'behind')),
    row(3, 'chat:2', { kind: 'mark-read', conversationId: 2, readUntil: 9 }),
    row(4, 'chat:2', text(2, 'free')),
  ];
  expect(sendable(rows)).toEqual(['free']);
});

test('rows of another version that are not understood are left alone', () => {
  expect(sendable([null, 'x', {}, row(1, 'chat:1', { kind: 'send-message' }), { state: 'queued' }])).toEqual([]);
});
