import { at, valueAtPointer } from '../contract/json.ts';
import { longText } from '../requests/long-text.ts';
import type { Answer } from '../run/runner.ts';
import { changeOf, HARD_TEXT, TEXT_ADVICE } from './hard-text.ts';
import { quoteOfOther, sameQuote } from './quotes.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/**
 * PHP's empty() takes "0" for none; the second has as many characters as the contract allows, and more bytes; trim()
 * changes the third; the last one stands in the list of conversations too.
 */
export const MESSAGE_TEXTS = [
  '0',
  longText(2000),
  '  A message that answers none of this conversation,\nbetween blanks.\n ',
  HARD_TEXT,
];

/** One of two times may be written without fractions. */
const SECOND_MS = 1000;

/** Checks the same conversation from the other side. */
export async function received(
  other: Steps,
  {
    from,
    sent,
    credits,
  }: {
    from: number | null;
    sent: readonly { text: string; quoted: { text: string } | null; sentAt: unknown }[];
    credits: number | null;
  },
  onRead: (index: number) => Promise<void>,
): Promise<void> {
  const count = sent.length;
  const find = async (purpose: string): Promise<{ answer: Answer; entry: unknown }> => {
    const answer = await other.call('getChats', { purpose });
    return { answer, entry: listIn(answer.body, '').find((each) => numberIn(each, '/profile/id') === from) };
  };
  const { answer, entry } = await find('the messages arrive');
  const id = numberIn(entry, '/conversation/id');
  if (entry === undefined || id === null)
    return other.broken(
      answer,
      'A message does not reach the other member',
      `a conversation with member ${from}`,
      'none',
    );
  other.same(answer, 'Messages that came are not counted as unread', count, numberIn(entry, '/num_unread_messages'));
  other.same(
    answer,
    'The list of conversations does not tell the last message that came',
    sent.at(-1)?.text,
    valueAtPointer(entry, '/conversation/last_message/text'),
  );
  const user = await other.call('getUser', { purpose: 'the balance of who received' });
  notCharged(other, user, credits);
  const page = await other.call('getChat', {
    use: 'readChat',
    purpose: 'the messages on the other side',
    query: { conversation: id },
  });
  begunSince(other, page, at(user.body, 'signup_date'));
  const found = [...listIn(page.body, '/messages')].slice(0, count).reverse();
  found.forEach((message, index) => {
    const change = changeOf(sent[index]?.text ?? '', at(message, 'text'));
    if (change !== null)
      other.broken(page, 'A message reaches the other member changed', 'the text as it was sent', change, TEXT_ADVICE);
    other.same(page, 'A message that came is told as the member’s own', false, at(message, 'from_me'));
    const [sentAt, cameAt] = [sent[index]?.sentAt, at(message, 'sent_at')];
    if (Math.abs(Date.parse(String(sentAt)) - Date.parse(String(cameAt))) > SECOND_MS)
      other.broken(page, 'A message that came was sent at another time', String(sentAt), String(cameAt));
    const quoted = sent[index]?.quoted ?? null;
    if (quoted !== null) quoteOfOther(other, page, message, quoted.text);
    else if (sent[index] !== undefined) sameQuote(other, page, message, null);
  });
  const first = numberIn(found[0], '/id');
  if (first === null || found.length < 2) return;
  const marked = await other.call('markChatRead', {
    purpose: 'only the first one',
    body: { conversation: id, read_until: first },
  });
  other.same(
    marked,
    'Marking the first message as read does not leave the later ones unread',
    count - 1,
    numberIn(marked.body, '/num_unread_messages'),
    'WHERE id <= :read_until',
  );
  const after = await find('what is left unread');
  other.same(
    after.answer,
    'What was marked as read is not what the list counts',
    count - 1,
    numberIn(after.entry, '/num_unread_messages'),
  );
  await onRead(0);
  await readBack(other, id, numberIn(found.at(-1), '/id') ?? first, first);
  const end = await find('nothing is unread any more');
  other.same(end.answer, 'What was read is still counted as unread', 0, numberIn(end.entry, '/num_unread_messages'));
  await onRead(count - 1);
}

/** Reading up to an older message again makes nothing unread: a second device may be behind. */
async function readBack(other: Steps, conversation: number, last: number, first: number): Promise<void> {
  const mark = (until: number, purpose: string): Promise<Answer> =>
    other.call('markChatRead', { purpose, body: { conversation, read_until: until } });
  await mark(last, 'all of them');
  const marked = await mark(first, 'only the first one, from a device that is behind');
  other.same(
    marked,
    'Marking an older message as read makes newer ones unread again',
    0,
    numberIn(marked.body, '/num_unread_messages'),
    'SET read_until = GREATEST(read_until, :read_until)',
  );
}

/** A conversation is no older than the account, which the run has made: without a message, its beginning places it. */
function begunSince(other: Steps, page: Answer, signedUp: unknown): void {
  const begun = at(page.body, 'started_at');
  if (Date.parse(String(begun)) < Date.parse(String(signedUp)) - SECOND_MS)
    other.broken(
      page,
      'A conversation began before its member signed up',
      `${String(signedUp)} or later`,
      String(begun),
      "Mostly local time is written down as UTC: gmdate('Y-m-d\\TH:i:s\\Z'), not date().",
    );
}

/** Returns the balance, or null if the answer has none. */
export async function creditsOf(steps: Steps): Promise<number | null> {
  return numberIn((await steps.call('getUser', { purpose: 'the balance of who receives' })).body, '/credits');
}

function notCharged(other: Steps, user: Answer, before: number | null): void {
  const after = numberIn(user.body, '/credits');
  if (before !== null && after !== null)
    other.same(user, 'Messages change the balance of who receives them', before, after, 'WHERE account_id = :sender');
}

/** What one member removes stays with the other one. */
export async function keptByOther(other: Steps, from: number | null): Promise<void> {
  const answer = await other.call('getChats', { purpose: 'the conversation that the other one removed' });
  if (!listIn(answer.body, '').some((each) => numberIn(each, '/profile/id') === from))
    other.broken(
      answer,
      'Removing a conversation takes it from the other member too',
      `the conversation with member ${from}`,
      'not there',
      'Mark it as removed for the member of the session only.',
    );
}
