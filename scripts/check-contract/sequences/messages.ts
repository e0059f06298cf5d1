import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import type { Expectation } from '../run/expectation.ts';
import { expectNow } from './expect-now.ts';
import { changeOf, TEXT_ADVICE } from './hard-text.ts';
import { chatsOf } from './list-of-chats.ts';
import { balanceOf, NO_BALANCE, pricesOf } from './message-price.ts';
import { listed, markAndRemove } from './messages-listed.ts';
import { creditsOf, keptByOther, MESSAGE_TEXTS, received } from './messages-of-two.ts';
import { type Quoted, readByOther, sameQuote } from './quotes.ts';
import { comesBack } from './removed-chats.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { SequenceEnded, type Steps } from './steps.ts';
import { untouchedChats } from './untouched-chats.ts';
import { listIn, numberIn } from './values.ts';

/** The id of no message of any conversation. */
const NO_MESSAGE = 2_000_000_017;
/** Which message each one answers, counted from 0; one answers a message of another conversation. */
const ANSWERS: readonly (number | 'elsewhere' | null)[] = [null, 'elsewhere', 1, 2];

/** Nothing of the message itself may refuse it. */
const STORED_WITHOUT_QUOTE: Expectation = {
  kind: 'status',
  statuses: [200, 402, 403, 409, 410],
  because: 'A message that answers none of its conversation is not stored',
};

interface SentMessage {
  id: number;
  text: string;
  messageId: string;
  /** What the message was sent to answer; undefined for nothing. */
  repliesTo: number | undefined;
  quoted: Quoted | null;
  sentAt: unknown;
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
    const elsewhere = numberIn(old.chats.find((each) => each.id !== conversation && each.last !== null)?.last, '/id');
    const prices = await pricesOf(steps, before.answer);
    const { sent, price } = await sendAll(steps, conversation, before.credits, prices, elsewhere ?? NO_MESSAGE);
    const [first] = sent;
    if (first === undefined) return;
    if (other !== null) await readByOther(steps, conversation, { first: first.id, until: null });
    const afterwards = await balanceOf(steps);
    if (price !== null)
      steps.same(
        afterwards.answer,
        'The balance after sending is not what was left',
        before.credits - price * sent.length,
        afterwards.credits,
      );
    await repeated(steps, conversation, first);
    await readBack(steps, conversation, sent, partner);
    const after = await chatsOf(steps, 'with the new messages');
    listed(steps, after, conversation, sent);
    untouchedChats(steps, after.answer, old.chats, after.chats, conversation, 'Sending a message');
    const mine = numberIn(me.body, '/profile/id');
    const readUntil = (index: number): Promise<void> =>
      readByOther(steps, conversation, { first: first.id, until: sent[index]?.id ?? null });
    // What one member marks as read, the other one has not read.
    await steps.call('markChatRead', {
      purpose: 'read to the end by who has written it',
      body: { conversation, read_until: sent.at(-1)?.id ?? first.id },
    });
    if (other !== null) await received(other, { from: mine, sent, credits: theirs }, readUntil);
    await markAndRemove(steps, conversation, sent, after.chats);
    if (other !== null) await keptByOther(other, mine);
    if (other !== null && partner !== null) await comesBack(steps, other, { me: mine, you: partner });
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
  elsewhere: number,
): Promise<{ sent: readonly SentMessage[]; price: number | null }> {
  const sent: SentMessage[] = [];
  let price: number | null = null;
  for (const [place, text] of MESSAGE_TEXTS.entries()) {
    const messageId = randomUUID();
    const answered = ANSWERS[place] ?? null;
    const quoted =
      typeof answered === 'number' ? (sent.find((each) => each.text === MESSAGE_TEXTS[answered]) ?? null) : null;
    const repliesTo = answered === 'elsewhere' ? elsewhere : quoted?.id;
    const answer = await steps.attempt('sendMessage', {
      purpose: repliesTo === undefined ? 'a message' : `a message that answers message ${repliesTo}`,
      body: bodyOf(conversation, text, messageId, repliesTo),
      isWholeBody: true,
      key: messageId,
      expect: answered === 'elsewhere' ? STORED_WITHOUT_QUOTE : { kind: 'success', mayTryAnother: true },
    });
    const id = numberIn(answer.body, '/message/id');
    if (answer.status === 402) steps.leaveOut(NO_BALANCE);
    // One text alone may be refused, as "0" by PHP's empty().
    if (answer.status === 422) continue;
    if (!answer.isSuccess || id === null) break;
    const stored = at(answer.body, 'message');
    steps.same(answer, 'A message that was sent is not from the member', true, at(stored, 'from_me'));
    steps.same(answer, 'A message does not keep the id that the client made', messageId, at(stored, 'message_id'));
    sameQuote(steps, answer, stored, quoted);
    expectNow(steps, answer, at(stored, 'sent_at'), 'A message that was sent just now');
    const last = sent.at(-1);
    if (last !== undefined && id <= last.id)
      steps.broken(answer, 'The ids of messages do not rise', `more than ${last.id}`, String(id));
    sent.push({ id, text, messageId, repliesTo, quoted, sentAt: at(stored, 'sent_at'), answer: answer.body });
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

/** Returns a whole body: other properties would be another body under the same key. */
function bodyOf(
  conversation: number,
  text: string,
  messageId: string,
  repliesTo: number | undefined,
): Readonly<Record<string, unknown>> {
  return { conversation, text, message_id: messageId, ...(repliesTo === undefined ? {} : { reply_to: repliesTo }) };
}

/** The first key once more: answered as it was then, not with the balance of now. */
async function repeated(steps: Steps, conversation: number, first: SentMessage): Promise<void> {
  const { text, messageId, repliesTo } = first;
  const answer = await steps.attempt('sendMessage', {
    purpose: 'the first one once more under its key',
    body: bodyOf(conversation, text, messageId, repliesTo),
    isWholeBody: true,
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
  sent: readonly SentMessage[],
  partner: number | null,
): Promise<void> {
  const page = await steps.call('getChat', {
    use: 'readChat',
    purpose: 'the messages as read back',
    query: { conversation },
  });
  const found = listIn(page.body, '/messages');
  for (const { id, text, quoted } of sent) {
    const message = found.find((each) => numberIn(each, '/id') === id);
    const change = changeOf(text, at(message, 'text'));
    if (message === undefined)
      steps.broken(page, 'A message that was sent is not in its conversation', `message ${id}`, 'not there');
    else if (change !== null)
      steps.broken(page, 'A message is not read back as it was sent', 'the text as it was sent', change, TEXT_ADVICE);
    if (message === undefined) continue;
    steps.same(page, 'A message that was sent is read back as the other one’s', true, at(message, 'from_me'));
    sameQuote(steps, page, message, quoted);
  }
  if (partner !== null)
    steps.same(page, 'A conversation is shown with another member', partner, numberIn(page.body, '/profile/id'));
}
