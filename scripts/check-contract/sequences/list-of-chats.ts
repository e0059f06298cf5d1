import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const PAGES_MAX = 3;
const ROWS_MAX = 5;

/** The properties of a list row that the sequences compare. */
export interface Chat {
  id: number;
  unread: number;
  /** The whole newest message; null if there is none. */
  last: unknown;
  lastId: unknown;
  lastText: unknown;
  /** How far the other member has read; undefined if the site does not tell. */
  readUntil: unknown;
  at: number;
}

/** Returns the current list of conversations. */
export async function chatsOf(steps: Steps, purpose: string): Promise<{ answer: Answer; chats: readonly Chat[] }> {
  const answer = await steps.call('getChats', { purpose });
  const chats = listIn(answer.body, '').map((entry) => ({
    id: numberIn(entry, '/conversation/id') ?? 0,
    unread: numberIn(entry, '/num_unread_messages') ?? 0,
    last: valueAtPointer(entry, '/conversation/last_message'),
    lastId: valueAtPointer(entry, '/conversation/last_message/id'),
    lastText: valueAtPointer(entry, '/conversation/last_message/text'),
    readUntil: valueAtPointer(entry, '/conversation/partner_read_until'),
    at: Date.parse(
      String(
        valueAtPointer(entry, '/conversation/last_message/sent_at') ??
          valueAtPointer(entry, '/conversation/started_at'),
      ),
    ),
  }));
  return { answer, chats };
}

export const listOfChats: Sequence = {
  title: 'the list of conversations',
  account: 'member',
  calls: callsOf('getChats', 'getChat.readChat'),
  async run(steps) {
    if (steps.isDry) return;
    const { answer, chats } = await chatsOf(steps, 'newest message first');
    const place = chats.findIndex((chat, index) => index > 0 && chat.at > (chats[index - 1]?.at ?? chat.at));
    if (place > 0)
      steps.broken(
        answer,
        'Conversations are not in the order of their newest message',
        'the newest first',
        `entry ${place + 1} is newer than the one before`,
        'ORDER BY last_message_at DESC, id DESC',
      );
    if (new Set(chats.map(({ id }) => id)).size < chats.length)
      steps.broken(answer, 'A conversation stands twice in the list', 'each once', 'repetitions');
    // The conversations with the most unread messages.
    const unread = [...chats].sort((one, other) => other.unread - one.unread).slice(0, PAGES_MAX);
    for (const chat of unread) await readPages(steps, chat);
    for (const chat of chats.filter((each) => !unread.includes(each)).slice(0, ROWS_MAX)) await lastOfRow(steps, chat);
  },
};

/** What a row tells as the last message is the newest of both members, not of one of them. */
async function lastOfRow(steps: Steps, chat: Chat): Promise<void> {
  const page = await steps.call('getChat', {
    use: 'readChat',
    purpose: 'the newest message of a row',
    query: { conversation: chat.id, limit: 1 },
  });
  const newest = valueAtPointer(page.body, '/messages/0/id');
  if (newest === chat.lastId) return;
  // Somebody may have written in between.
  const now = await chatsOf(steps, 'the row once more');
  const told = now.chats.find(({ id }) => id === chat.id)?.lastId;
  if (told === chat.lastId)
    steps.same(
      now.answer,
      'The list of conversations tells another last message than its page',
      newest,
      told,
      'The newest message of both members: ORDER BY id DESC LIMIT 1, whoever wrote it.',
    );
}

/** Compares a conversation read in small pages to one large page. */
async function readPages(steps: Steps, chat: Chat): Promise<void> {
  const page = async (
    query: Readonly<Record<string, number>>,
    purpose: string,
  ): Promise<{ answer: Answer; ids: readonly number[]; hasMore: unknown }> => {
    const answer = await steps.call('getChat', {
      use: 'readChat',
      purpose,
      query: { conversation: chat.id, ...query },
    });
    return {
      answer,
      ids: listIn(answer.body, '/messages').map((each) => numberIn(each, '/id') ?? 0),
      hasMore: at(answer.body, 'has_more'),
    };
  };
  const whole = await page({ limit: 100 }, 'a large page');
  if (whole.ids.some((id, index) => index > 0 && id >= (whole.ids[index - 1] ?? 0)))
    steps.broken(
      whole.answer,
      'The messages of a page are not newest first, each once',
      'ids that fall',
      whole.ids.slice(0, 6).join(', '),
      'ORDER BY id DESC',
    );
  if (whole.ids[0] !== undefined && whole.ids[0] !== chat.lastId && !whole.ids.includes(Number(chat.lastId)))
    steps.broken(
      whole.answer,
      'The last message of a conversation is not in its page',
      String(chat.lastId),
      whole.ids.slice(0, 6).join(', '),
    );
  if (whole.ids[0] !== undefined && whole.ids.includes(Number(chat.lastId)) && whole.ids[0] !== chat.lastId)
    steps.broken(
      whole.answer,
      'The list of conversations tells another last message',
      `message ${whole.ids[0]}`,
      `message ${String(chat.lastId)}`,
    );
  if (whole.ids[0] !== undefined && chat.lastId === undefined)
    steps.broken(
      whole.answer,
      'The list of conversations tells no last message where there is one',
      `message ${whole.ids[0]}`,
      'null',
    );
  const [newest, second] = whole.ids;
  if (newest === undefined || second === undefined) return;
  const first = await page({ limit: 1 }, 'one message');
  steps.same(first.answer, 'A page of one message is not the newest one alone', [newest], first.ids, 'LIMIT :limit');
  steps.same(first.answer, '"has_more" is wrong where there are older messages', true, first.hasMore);
  if (whole.ids.length < 100) {
    const full = await page({ limit: whole.ids.length }, 'a page that holds just all');
    steps.same(
      full.answer,
      '"has_more" is wrong where a page is just full',
      false,
      full.hasMore,
      'Ask for one row more than the page holds: LIMIT :limit + 1.',
    );
    const short = await page({ limit: whole.ids.length - 1 }, 'a page that lacks the oldest');
    steps.same(short.answer, '"has_more" is wrong where one message is left', true, short.hasMore);
  }
  const older = await page({ before: newest, limit: 1 }, 'the one before');
  steps.same(older.answer, '"before" does not lead to the message before', [second], older.ids, 'WHERE id < :before');
  const oldest = whole.ids.at(-1) ?? 0;
  if (whole.hasMore === false && whole.ids.length < 100) {
    const end = await page({ before: oldest }, 'before the oldest one');
    steps.same(end.answer, 'There are messages before the oldest one', [], end.ids);
    steps.same(end.answer, '"has_more" is wrong at the end of a conversation', false, end.hasMore);
  } else if (whole.ids.length < 100)
    steps.broken(whole.answer, '"has_more" tells of messages that a page of 100 would hold', 'false', 'true');
  const after = await chatsOf(steps, 'reading changes no count');
  const now = after.chats.find(({ id }) => id === chat.id);
  // The other member may have read on in between.
  if (now !== undefined && now.readUntil === chat.readUntil)
    steps.same(
      whole.answer,
      'The list and the page of a conversation tell otherwise how far the other member has read',
      chat.readUntil,
      at(whole.answer.body, 'partner_read_until'),
    );
  if (now !== undefined && now.unread < chat.unread)
    steps.broken(
      after.answer,
      'Reading a conversation marks its messages as read',
      `${chat.unread} unread, until PUT says so`,
      String(now.unread),
    );
}
