import { randomUUID } from 'node:crypto';
import { at, isRecord, valueAtPointer } from '../contract/json.ts';
import { isBeginning } from '../facts/quote-facts.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** What a message quotes; null if its conversation does not have that. */
export interface Quoted {
  id: number;
  text: string;
}

/** Checks the quote of a message that was sent, wherever an answer tells it. */
export function sameQuote(steps: Steps, answer: Answer, message: unknown, quoted: Quoted | null): void {
  const quote = at(message, 'reply_to') ?? null;
  if (quoted === null) {
    if (quote !== null)
      steps.broken(
        answer,
        'A message quotes what its conversation does not have',
        'reply_to null: such a message is stored without a quote',
        JSON.stringify(quote),
        'SELECT … WHERE id = :reply_to AND conversation_id = :conversation, and null if there is none.',
      );
    return;
  }
  if (!isRecord(quote)) {
    steps.broken(
      answer,
      'A message loses the quote that it was sent with',
      `the quote of message ${quoted.id}`,
      'none',
    );
    return;
  }
  steps.same(answer, 'A message quotes another message than it was sent with', quoted.id, quote['id']);
  wordsOf(steps, answer, quote, quoted.text, true);
}

/** Checks the same quote in the mailbox of the other member, where messages may have other ids. */
export function quoteOfOther(other: Steps, page: Answer, message: unknown, text: string): void {
  const quote = at(message, 'reply_to') ?? null;
  if (!isRecord(quote)) {
    other.broken(page, 'A message arrives without its quote', 'the quote that it was sent with', 'none');
    return;
  }
  wordsOf(other, page, quote, text, false);
  const id = quote['id'];
  const isThere = listIn(page.body, '/messages').some((each) => numberIn(each, '/id') === id);
  if (id !== null && !isThere)
    other.broken(
      page,
      'A quote that arrives names a message of another mailbox',
      'the id that the quoted message has for who receives it, or null',
      JSON.stringify(id) ?? 'nothing',
    );
}

function wordsOf(
  steps: Steps,
  answer: Answer,
  quote: Readonly<Record<string, unknown>>,
  text: string,
  isOwn: boolean,
): void {
  steps.same(
    answer,
    'A quote is told as written by the other side',
    isOwn,
    quote['from_me'],
    'from_me of the message that is quoted, as the reader sees it.',
  );
  if (!isBeginning(String(quote['text']), text))
    steps.broken(
      answer,
      'A quote has other words than the message that it quotes',
      `the first 200 characters of it: ${JSON.stringify([...text].slice(0, 30).join(''))} …`,
      JSON.stringify([...String(quote['text'])].slice(0, 60).join('')),
      "mb_substr($text, 0, 200, 'UTF-8')",
    );
}

/**
 * Checks what the list and the page tell of how far the other member has read. A site may leave it out. `until` null:
 * none of the messages from `first` on.
 */
export async function readByOther(
  steps: Steps,
  conversation: number,
  { first, until }: { first: number; until: number | null },
): Promise<void> {
  const list = await steps.call('getChats', { purpose: 'how far the other one has read' });
  const entry = listIn(list.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
  const page = await steps.call('getChat', {
    use: 'readChat',
    purpose: 'how far the other one has read',
    query: { conversation },
  });
  for (const [answer, value] of [
    [list, at(at(entry, 'conversation'), 'partner_read_until')],
    [page, at(page.body, 'partner_read_until')],
  ] as const) {
    if (value === undefined) continue;
    if (until === null) {
      if (typeof value === 'number' && value >= first)
        steps.broken(
          answer,
          'A message is told as read that the other member has not read',
          `null, or an id below ${first}`,
          String(value),
          'Read is what the other member has marked as read, by PUT.',
        );
    } else
      steps.same(
        answer,
        'What the other member has read is not told',
        until,
        value,
        'The newest of the own messages up to which the other member has marked as read. It never goes back.',
      );
  }
}

/** A message that answers a photo says so. Whose balance does not cover a message sends none. */
export async function quotedPhoto(steps: Steps, conversation: number, photo: number | null): Promise<void> {
  if (photo === null || !steps.has('sendMessage')) return;
  const key = randomUUID();
  const answer = await steps.attempt('sendMessage', {
    purpose: 'a message that answers the photo',
    body: { conversation, text: 'A message about the photo.', message_id: key, reply_to: photo },
    isWholeBody: true,
    key,
    expect: { kind: 'documented' },
  });
  const quote = valueAtPointer(answer.body, '/message/reply_to');
  if (answer.isSuccess && isRecord(quote))
    steps.same(answer, 'A quote of a photo does not tell that it is one', true, quote['photo'] ?? false);
}
