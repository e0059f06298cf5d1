import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { expectNow } from './expect-now.ts';
import { changeOf, TEXT_ADVICE } from './hard-text.ts';
import { type Chat, chatsOf } from './list-of-chats.ts';
import { balanceOf, pricesOf } from './message-price.ts';
import { creditsOf, keptByOther, MESSAGE_TEXTS, received } from './messages-of-two.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { SequenceEnded, type Steps } from './steps.ts';
import { untouchedChats } from './untouched-chats.ts';
import { listIn, numberIn } from './values.ts';

interface SentMessage {
  id: number;
  text: string;
  messageId: string;
  answer: unknown;
}

/** With the other member if there is one, otherwise with anyone. */
export const messages: Sequence = {
  title: 'three messages, their price, both sides',
  account: 'member',
  calls: callsOf(
    'getUser',
    'getChats',
    'getChat.startChat',
    'getChat.readChat',
    'sendMessage',
    'markChatRead',
    'removeChat',
  ),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const me = await steps.call('getUser', { purpose: 'who writes' });
    const partner =
      other === null ? null : numberIn((await other.call('getUser', { purpose: 'who reads' })).body, '/profile/id');
    // A conversation that must persist while the other one is added and removed.
    const witness = await start(steps, null, numberIn(me.body, '/profile/id'), partner);
    const old = await chatsOf(steps, 'as they stand');
    const conversation = await start(steps, partner, numberIn(me.body, '/profile/id'));
    const before = await balanceOf(steps);
    const theirs = other === null ? null : await creditsOf(other);
    const { sent, price } = await sendAll(steps, conversation, before.credits, await pricesOf(steps, before.answer));
    if (sent.length === 0) return;
    const afterwards = await balanceOf(steps);
    if (price !== null)
      steps.same(
        afterwards.answer,
        'The balance after sending is not what was left',
        before.credits - price * sent.length,
        afterwards.credits,
      );
    await repeated(steps, conversation, sent[0]);
    await readBack(steps, conversation, sent, partner);
    const after = await chatsOf(steps, 'with the new messages');
    listed(steps, after, conversation, sent);
    untouchedChats(steps, after.answer, old.chats, after.chats, conversation, 'Sending a message');
    const mine = numberIn(me.body, '/profile/id');
    if (other !== null) await received(other, { from: mine, count: sent.length, credits: theirs });
    await markAndRemove(steps, conversation, sent, after.chats);
    if (other !== null) await keptByOther(other, mine);
    const isOld = old.chats.some(({ id, lastId }) => id === witness && lastId !== undefined);
    if (!isOld && witness !== conversation)
      await steps.attempt('removeChat', {
        purpose: 'remove the one that stayed',
        body: { conversation: witness },
        expect: { kind: 'documented' },
      });
  },
};

async function start(steps: Steps, partner: number | null, ...not: readonly (number | null)[]): Promise<number> {
  const known = partner === null ? [...steps.candidates('member')].reverse() : steps.candidates('member');
  const candidates = [...(partner === null ? [] : [partner]), ...known].filter((each) => !not.includes(Number(each)));
  for (const profile of candidates.slice(0, 5)) {
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: `with member ${profile}`,
      query: { profile },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const id = numberIn(started.body, '/id');
    if (!started.isSuccess || id === null) continue;
    const page = await steps.call('getChat', {
      use: 'readChat',
      purpose: 'whose conversation it is',
      query: { conversation: id },
    });
    steps.same(
      page,
      'A started conversation is with another member',
      Number(profile),
      numberIn(page.body, '/profile/id'),
    );
    return id;
  }
  throw new SequenceEnded();
}

async function sendAll(
  steps: Steps,
  conversation: number,
  credits: number,
  prices: readonly number[],
): Promise<{ sent: readonly SentMessage[]; price: number | null }> {
  const sent: SentMessage[] = [];
  let price: number | null = null;
  for (const text of MESSAGE_TEXTS) {
    const messageId = randomUUID();
    const answer = await steps.attempt('sendMessage', {
      purpose: 'a message',
      body: { conversation, text, message_id: messageId },
      key: messageId,
      expect: { kind: 'success', mayTryAnother: true },
    });
    const id = numberIn(answer.body, '/message/id');
    if (!answer.isSuccess || id === null) break;
    const stored = at(answer.body, 'message');
    steps.same(answer, 'A message that was sent is not from the member', true, at(stored, 'from_me'));
    steps.same(answer, 'A message does not keep the id that the client made', messageId, at(stored, 'message_id'));
    expectNow(steps, answer, at(stored, 'sent_at'), 'A message that was sent just now');
    const last = sent.at(-1);
    if (last !== undefined && id <= last.id)
      steps.broken(answer, 'The ids of messages do not rise', `more than ${last.id}`, String(id));
    sent.push({ id, text, messageId, answer: answer.body });
    const left = numberIn(answer.body, '/credits');
    price ??= prices.find((each) => left === credits - each) ?? prices.at(-1) ?? null;
    if (price !== null)
      steps.same(
        answer,
        'The balance that sending answers is not what was left',
        credits - price * sent.length,
        left,
        'Charge what the setting message_credits tells, and answer the balance after it.',
      );
  }
  return { sent, price };
}

/** The first key once more: answered as it was then, not with the balance of now. */
async function repeated(steps: Steps, conversation: number, first: SentMessage | undefined): Promise<void> {
  if (first === undefined) return;
  const { text, messageId } = first;
  const answer = await steps.attempt('sendMessage', {
    purpose: 'the first one once more under its key',
    body: { conversation, text, message_id: messageId },
    key: messageId,
    expect: { kind: 'success', mayTryAnother: false },
  });
  if (answer.isSuccess)
    steps.same(
      answer,
      'A repeated key is answered otherwise when more has happened',
      first.answer,
      answer.body,
      'Keep the answer of each key whole, and send that.',
    );
}

async function readBack(
  steps: Steps,
  conversation: number,
  sent: readonly { id: number; text: string }[],
  partner: number | null,
): Promise<void> {
  const page = await steps.call('getChat', {
    use: 'readChat',
    purpose: 'the messages as read back',
    query: { conversation },
  });
  const found = listIn(page.body, '/messages');
  for (const { id, text } of sent) {
    const message = found.find((each) => numberIn(each, '/id') === id);
    const change = changeOf(text, at(message, 'text'));
    if (message === undefined)
      steps.broken(page, 'A message that was sent is not in its conversation', `message ${id}`, 'not there');
    else if (change !== null)
      steps.broken(page, 'A message is not read back as it was sent', 'the text as it was sent', change, TEXT_ADVICE);
    if (message !== undefined)
      steps.same(page, 'A message that was sent is read back as the other one’s', true, at(message, 'from_me'));
  }
  if (partner !== null)
    steps.same(page, 'A conversation is shown with another member', partner, numberIn(page.body, '/profile/id'));
}

function listed(
  steps: Steps,
  { answer, chats }: { answer: Answer; chats: readonly Chat[] },
  conversation: number,
  sent: readonly { id: number; text: string }[],
): void {
  const chat = chats.find(({ id }) => id === conversation);
  const last = sent.at(-1);
  if (chat === undefined || last === undefined) {
    steps.broken(
      answer,
      'A conversation with new messages is not in the list',
      `conversation ${conversation}`,
      'not there',
    );
    return;
  }
  steps.same(answer, 'The list of conversations does not tell the last message', last.id, chat.lastId);
  steps.same(
    answer,
    'Messages that the member sent count as unread',
    0,
    chat.unread,
    'Count only messages of the other one: AND from_me = 0',
  );
  if (chats[0]?.id !== conversation && (chats[0]?.at ?? 0) < chat.at)
    steps.broken(
      answer,
      'The conversation with the newest message is not the first',
      `conversation ${conversation}`,
      `conversation ${chats[0]?.id}`,
    );
}

async function markAndRemove(
  steps: Steps,
  conversation: number,
  sent: readonly { id: number }[],
  before: readonly Chat[],
): Promise<void> {
  const last = sent.at(-1)?.id ?? 0;
  await steps.call('markChatRead', { purpose: 'read to the end', body: { conversation, read_until: last } });
  const marked = await chatsOf(steps, 'the others stay as they are');
  untouchedChats(steps, marked.answer, before, marked.chats, conversation, 'Marking a conversation as read');
  await steps.call('removeChat', { purpose: 'remove it', body: { conversation } });
  steps.visitor.pool.forget('conversation', conversation);
  const after = await chatsOf(steps, 'the others are there');
  untouchedChats(steps, after.answer, before, after.chats, conversation, 'Removing a conversation');
}
