import { describe, expect, it } from 'vitest';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { dayName, firstArrivedKey, firstUnreadKey, hasAnswered, logEntries } from './log-entries.ts';

function message(key: string, sentAtMs: number, fromMe = false): MessageRow {
  return {
    key,
    conversationId: 1,
    serverId: 1,
    order: 1,
    fromMe,
    text: key,
    sentAtMs,
    delivery: { state: 'sent' },
  };
}

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();

describe('the entries of a conversation', () => {
  it('has none without messages', () => {
    expect(logEntries([])).toEqual([]);
  });

  it('divides at midnight of the local calendar', () => {
    const entries = logEntries([message('a', at(1, 23, 59)), message('b', at(2, 0, 0)), message('c', at(2, 23, 59))]);
    expect(entries.map((entry) => entry.key)).toEqual(['day-a', 'a', 'day-b', 'b', 'c']);
  });

  it('marks the place where the unread begin, and starts a run there', () => {
    const messages = [message('a', at(1, 10, 0)), message('b', at(1, 10, 1)), message('c', at(1, 10, 2))];
    const entries = logEntries(messages, firstUnreadKey(messages, 2, 1));
    expect(entries.map((entry) => entry.key)).toEqual(['day-a', 'a', 'unread', 'b', 'c']);
    expect(entries.flatMap((entry) => (entry.kind === 'message' ? [[entry.startsRun, entry.endsRun]] : []))).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });

  it('counts the unread among the messages of the other member alone', () => {
    const messages = [message('a', 1), message('b', 2), message('mine', 3, true), message('c', 4)];
    expect(firstUnreadKey(messages, 2, 1)).toBe('b');
    expect(firstUnreadKey(messages, 9, 1)).toBe('a');
    expect(firstUnreadKey(messages, 0, 1)).toBeNull();
    expect(firstUnreadKey([message('mine', 1, true)], 1, 1)).toBeNull();
  });

  it('tells no place where the unread begin until the newest message is there', () => {
    const older = [message('a', 1), message('b', 2)];
    const newest = { ...message('c', 3), serverId: 2, order: 2 };
    expect(firstUnreadKey(older, 1, 2)).toBeNull();
    expect(firstUnreadKey([...older, newest], 1, 2)).toBe('c');
  });

  it('are all read once the member has written, not for what was written before the chat was opened', () => {
    const before = [message('mine', 1, true), message('a', 2)];
    expect(hasAnswered(before, 3)).toBe(false);
    expect(hasAnswered([...before, message('b', 4)], 3)).toBe(false);
    expect(hasAnswered([...before, message('answer', 4, true)], 3)).toBe(true);
  });

  it('does not count what came after the unread had been counted', () => {
    const numbered = (key: string, serverId: number) => ({ ...message(key, serverId), serverId, order: serverId });
    const messages = [numbered('read', 1), numbered('first news', 2), numbered('second news', 3)];
    expect(firstUnreadKey(messages, 1, 2)).toBe('first news');
  });

  it('finds the first message that had been sent before the chat was opened and was not here yet', () => {
    const sent = (key: string, serverId: number, fromMe = false) => ({ ...message(key, serverId, fromMe), serverId });
    const messages = [sent('a', 1), sent('b', 2), sent('c', 3), sent('d', 4)];
    expect(firstArrivedKey(messages, { newestId: 2, openedAtMs: 4 })).toBe('c');
    // What is sent while the chat is open is no news from before.
    expect(firstArrivedKey(messages, { newestId: 2, openedAtMs: 2 })).toBeNull();
    expect(firstArrivedKey(messages, { newestId: 4, openedAtMs: 4 })).toBeNull();
    // Whoever has written since has seen what stands above.
    expect(firstArrivedKey([...messages, sent('mine', 5, true)], { newestId: 2, openedAtMs: 9 })).toBeNull();
    expect(firstArrivedKey([sent('mine', 3, true), sent('e', 4)], { newestId: 2, openedAtMs: 9 })).toBe('e');
  });

  it('joins bubbles of one author that are close in time', () => {
    const entries = logEntries([
      message('a', at(1, 10, 0)),
      message('b', at(1, 10, 4)),
      message('c', at(1, 10, 5), true),
      message('d', at(1, 10, 30), true),
    ]).filter((entry) => entry.kind === 'message');
    expect(entries.map(({ key, startsRun, endsRun }) => [key, startsRun, endsRun])).toEqual([
      ['a', true, false],
      ['b', false, true],
      ['c', true, true],
      ['d', true, true],
    ]);
  });

  it('goes on until an hour passes, the day ends or the unread begin, whoever writes', () => {
    const messages = [
      message('a', at(1, 10, 0)),
      message('b', at(1, 10, 59), true),
      message('c', at(1, 12, 0)),
      message('d', at(1, 12, 1)),
      message('e', at(1, 23, 59)),
      message('f', at(2, 0, 0)),
    ];
    const entries = logEntries(messages, 'd').filter((entry) => entry.kind === 'message');
    expect(entries.filter(({ goesOn }) => goesOn).map(({ key }) => key)).toEqual(['a']);
    expect(logEntries(messages).filter((entry) => entry.kind === 'message' && entry.goesOn)).toHaveLength(2);
  });

  it('never joins what has been sent with what waits, which would lose its time', () => {
    const waits: MessageRow = {
      ...message('b', at(1, 10, 1), true),
      delivery: { state: 'pending', idempotencyKey: 'b' },
    };
    const entries = logEntries([message('a', at(1, 10, 0), true), waits]);
    expect(entries.flatMap((entry) => (entry.kind === 'message' ? [entry.endsRun] : []))).toEqual([true, true]);
  });

  it('never joins two days', () => {
    const entries = logEntries([message('a', at(1, 23, 59)), message('b', at(2, 0, 1))]);
    expect(entries).toContainEqual(expect.objectContaining({ key: 'b', startsRun: true }));
  });

  it('names today and yesterday, over a change of the clock too', () => {
    expect(dayName(at(30, 0), at(30, 8))).toBe('today');
    expect(dayName(at(29, 0), at(30, 8))).toBe('yesterday');
    expect(dayName(at(28, 0), at(30, 8))).toBe('date');
    expect(dayName(at(31, 0), at(30, 8))).toBe('date');
  });
});
