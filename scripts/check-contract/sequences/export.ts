import { randomUUID } from 'node:crypto';
import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const ids = (list: readonly unknown[], pointer: string): readonly unknown[] =>
  list.map((each) => valueAtPointer(each, pointer)).sort();

/** The copy of all data contains what the calls return, and nothing of other members. */
export const exported: Sequence = {
  title: 'the copy of all data holds everything',
  account: 'member',
  calls: callsOf('exportAccount', 'getUser'),
  async run(steps) {
    if (steps.isDry) return;
    const made = await makeSomething(steps);
    const blocked = await blockSomebody(steps);
    const copy = await steps.call('exportAccount', { purpose: 'the copy' });
    const user = await steps.call('getUser', { purpose: 'the member' });
    for (const name of ['email', 'email_confirmed', 'profile', 'credits', 'signup_date', 'paid_user', 'mailprovider'])
      steps.same(
        copy,
        `The copy of all data holds another "${name}" of the member`,
        at(user.body, name),
        valueAtPointer(copy.body, `/user/${name}`),
      );
    const compare = async (
      operationId: string,
      use: string | null,
      pointer: string,
      id: string,
      part: string,
      partId: string,
      query: Readonly<Record<string, number>> = {},
    ): Promise<void> => {
      if (!steps.has(operationId, use)) return;
      const list = await steps.call(operationId, {
        ...(use === null ? {} : { use }),
        purpose: `against ${operationId}`,
        query,
      });
      const shown = ids(listIn(list.body, pointer), id);
      const copied = ids(listIn(copy.body, part), partId);
      // Of a long list, the response contains only one page.
      if (shown.length >= 100) return;
      steps.same(copy, `The copy of all data does not hold the same ${part.slice(1)} as ${operationId}`, shown, copied);
    };
    await compare('getChats', null, '', '/conversation/id', '/chats', '/conversation');
    await samePartners(steps, copy);
    await compare('getLikes', null, '/profiles', '/id', '/likes/profiles', '/id');
    await compare('getLikes', null, '/liked_by', '/id', '/likes/liked_by', '/id');
    await compare('listBlockedMembers', null, '/profiles', '/id', '/blocked', '/id', { pp: 100 });
    await compare('getTransactions', 'listTransactions', '/transactions', '/id', '/transactions', '/id', { pp: 100 });
    await compare('listReports', null, '/reports', '/reference', '/reports', '/report/reference', { pp: 100 });
    await wholeConversations(steps, copy);
    await ownSettings(steps, copy);
    if (blocked !== null)
      await steps.attempt('unblockMember', {
        purpose: 'undo the block',
        body: { profile: blocked },
        expect: { kind: 'documented' },
      });
    if (made === null) return;
    const chat = listIn(copy.body, '/chats').find((each) => at(each, 'conversation') === made.conversation);
    const message = listIn(chat, '/messages').find((each) => numberIn(each, '/id') === made.message);
    if (message === undefined)
      steps.broken(
        copy,
        'The copy of all data lacks a message that the member wrote',
        `message ${made.message}`,
        'not there',
      );
    await removeStartedChat(steps, made.conversation);
  },
};

/** Each conversation of the copy is with the member that the list tells. */
async function samePartners(steps: Steps, copy: Answer): Promise<void> {
  if (!steps.has('getChats')) return;
  const list = await steps.call('getChats', { purpose: 'with whom the conversations are' });
  const copied = listIn(copy.body, '/chats');
  for (const entry of listIn(list.body, '')) {
    const id = numberIn(entry, '/conversation/id');
    const inCopy = copied.find((each) => at(each, 'conversation') === id);
    const [told, found] = [numberIn(entry, '/profile/id'), numberIn(inCopy, '/profile/id')];
    if (inCopy !== undefined && told !== found)
      return steps.broken(
        copy,
        'The copy of all data tells a conversation as one with another member',
        `member ${told} in conversation ${id}`,
        `member ${found}`,
      );
  }
}

/** The longest conversations of the copy hold every message of the pages, of both members. */
async function wholeConversations(steps: Steps, copy: Answer): Promise<void> {
  if (!steps.has('getChat', 'readChat')) return;
  const longest = [...listIn(copy.body, '/chats')]
    .sort((one, other) => listIn(other, '/messages').length - listIn(one, '/messages').length)
    .slice(0, 2);
  for (const chat of longest) {
    const page = await steps.attempt('getChat', {
      use: 'readChat',
      purpose: 'a conversation against the copy',
      query: { conversation: String(at(chat, 'conversation')), limit: 100 },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (!page.isSuccess) continue;
    const copied = new Map(listIn(chat, '/messages').map((message) => [numberIn(message, '/id'), message]));
    for (const message of listIn(page.body, '/messages')) {
      const inCopy = copied.get(numberIn(message, '/id'));
      const isSame =
        inCopy === undefined ||
        steps.same(
          copy,
          'The copy of all data holds a message otherwise than its conversation',
          partsOf(message),
          partsOf(inCopy),
          'Answer messages there by the function that the page of a conversation has, with "photo" and "reply_to".',
        );
      if (!isSame) break;
    }
    const lacking = listIn(page.body, '/messages').filter((message) => !copied.has(numberIn(message, '/id')));
    if (lacking.length > 0)
      steps.broken(
        copy,
        'The copy of all data lacks messages of a conversation',
        'every message, of both members',
        `${lacking.length} of ${listIn(page.body, '/messages').length} are missing, such as message ${numberIn(lacking[0], '/id')}`,
      );
  }
}

/** What a message holds besides what is compared of all records; the address of a photo may be one of its own. */
function partsOf(message: unknown): Readonly<Record<string, unknown>> {
  const [photo, quote] = [at(message, 'photo') ?? null, at(message, 'reply_to') ?? null];
  const of = (part: unknown, ...names: readonly string[]): unknown =>
    part === null ? null : Object.fromEntries(names.map((name) => [name, at(part, name)]));
  return {
    id: at(message, 'id'),
    photo: of(photo, 'state', 'width', 'height'),
    reply_to: of(quote, 'id', 'from_me', 'text'),
  };
}

async function ownSettings(steps: Steps, copy: Answer): Promise<void> {
  if (!steps.has('getNotifications')) return;
  const settings = await steps.call('getNotifications', { purpose: 'against the copy' });
  steps.same(
    copy,
    'The copy of all data holds other notification settings',
    settings.body,
    at(copy.body, 'notifications'),
  );
}

/** Blocks a stranger, so that no part of the copy is empty for want of one; a block takes likes away. */
async function blockSomebody(steps: Steps): Promise<unknown> {
  if (!['blockMember', 'unblockMember', 'listBlockedMembers', 'getLikes', 'getChats'].every((each) => steps.has(each)))
    return null;
  const blocked = await steps.call('listBlockedMembers', { purpose: 'who is blocked', query: { pp: 100 } });
  if (listIn(blocked.body, '/profiles').length > 0) return null;
  const likes = await steps.call('getLikes', { purpose: 'who is liked' });
  const chats = await steps.call('getChats', { purpose: 'who is talked to' });
  const known = [
    ...['/profiles', '/liked_by'].flatMap((list) => ids(listIn(likes.body, list), '/id')),
    ...ids(listIn(chats.body, ''), '/profile/id'),
  ];
  const stranger = steps.candidates('member').find((id) => !known.includes(id));
  if (stranger === undefined) return null;
  const answer = await steps.attempt('blockMember', {
    purpose: 'block a stranger',
    body: { profile: stranger },
    expect: { kind: 'documented' },
  });
  return answer.isSuccess ? stranger : null;
}

/** Sends a message to be found in the copy; returns null if that is impossible. */
async function makeSomething(steps: Steps): Promise<{ conversation: number; message: number } | null> {
  if (!steps.has('getChat', 'startChat') || !steps.has('sendMessage') || !steps.has('removeChat')) return null;
  for (const profile of [...steps.candidates('member')].reverse().slice(0, 5)) {
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: `a conversation with member ${profile}`,
      query: { profile },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const conversation = numberIn(started.body, '/id');
    if (!started.isSuccess || conversation === null) continue;
    const messageId = randomUUID();
    const sent = await steps.attempt('sendMessage', {
      purpose: 'a message',
      body: { conversation, text: 'For the copy of all data.', message_id: messageId },
      key: messageId,
      expect: { kind: 'success', mayTryAnother: true },
    });
    const message = numberIn(sent.body, '/message/id');
    return sent.isSuccess && message !== null ? { conversation, message } : null;
  }
  return null;
}
