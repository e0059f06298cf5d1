import { at, isRecord, listAt } from '../contract/json.ts';
import { type FactRule, unless } from './fact.ts';

/** The first so many characters stand in a quote. */
const QUOTE_MAX_LENGTH = 200;

const idOf = (message: unknown): number => Number(at(message, 'id'));

/** A quote is what the message says that it names, where both stand in one page. */
const quotesOfPage: FactRule = (page) => {
  const messages = listAt(page, 'messages');
  const lowest = Math.min(...messages.map(idOf));
  for (const message of messages) {
    const quote = at(message, 'reply_to');
    const id = at(quote, 'id');
    if (!isRecord(quote) || typeof id !== 'number') continue;
    if (id >= idOf(message))
      return unless(false, 'A message answers one that came later', `an id below ${idOf(message)}`, id);
    const quoted = messages.find((each) => idOf(each) === id);
    if (quoted === undefined) {
      if (id < lowest && at(page, 'has_more') !== false) continue;
      return unless(
        false,
        'A quote names a message that is not in its conversation',
        'an id of this conversation in the mailbox of this member, or null',
        id,
        'Look the quoted message up WHERE id = :reply_to AND conversation_id = :conversation.',
      );
    }
    if (at(quote, 'from_me') !== at(quoted, 'from_me'))
      return unless(
        false,
        'A quote is told as written by the other side',
        String(at(quoted, 'from_me')),
        at(quote, 'from_me'),
      );
    if (isRecord(at(quoted, 'photo')) && at(quote, 'photo') !== true)
      return unless(
        false,
        'A quote of a photo does not tell that it is one',
        'photo true, as the quoted message is one',
        at(quote, 'photo'),
      );
    if (!isBeginning(String(at(quote, 'text')), String(at(quoted, 'text'))))
      return unless(
        false,
        'A quote has other words than the message that it quotes',
        `its first ${QUOTE_MAX_LENGTH} characters`,
        at(quote, 'text'),
        "mb_substr($text, 0, 200, 'UTF-8')",
      );
  }
  return null;
};

/** Returns whether a quote is the beginning of a text, as long as it has to be. Blanks at the cut may be missing. */
export function isBeginning(quote: string, text: string): boolean {
  const whole = [...text].slice(0, QUOTE_MAX_LENGTH).join('');
  // Those who count as JavaScript does cut a text of emoji earlier.
  const least = text.slice(0, QUOTE_MAX_LENGTH - 1).trimEnd().length;
  return quote === whole || (text.startsWith(quote) && quote.length >= Math.min(least, whole.trimEnd().length));
}

/** What the other one has read is one of the own messages, and none that is to come. */
const readOfPage: FactRule = (page) => {
  const until = at(page, 'partner_read_until');
  const messages = listAt(page, 'messages');
  if (typeof until !== 'number' || messages.length === 0) return null;
  const found = messages.find((message) => idOf(message) === until);
  if (found !== undefined) return ownOnly(found, until);
  // Pages that begin with an older message do not hold the newest.
  const isWhole = at(page, 'has_more') === false;
  return unless(
    !isWhole || until >= Math.min(...messages.map(idOf)),
    'The other member has read a message that is not there',
    'the id of a message of this conversation, or null',
    until,
    'It counts in the ids of the mailbox of this member.',
  );
};

const readOfEntry: FactRule = (conversation) => {
  const until = at(conversation, 'partner_read_until');
  const last = at(conversation, 'last_message');
  if (typeof until !== 'number') return null;
  if (!isRecord(last))
    return unless(false, 'The other member has read a message in a conversation without any', 'null', until);
  if (until === idOf(last)) return ownOnly(last, until);
  return unless(
    until < idOf(last),
    'The other member has read a message that is to come',
    `at most ${idOf(last)}, the last message`,
    until,
    'It counts in the ids of the mailbox of this member.',
  );
};

function ownOnly(message: unknown, until: number): ReturnType<FactRule> {
  return unless(
    at(message, 'from_me') === true,
    'What the other member has read is told by a message of that member',
    'the newest message of the own ones that was read',
    until,
    'SELECT max(id) … WHERE from_me = 1 AND id <= :read_until',
  );
}

/** Of a page of a conversation. */
export const PAGE_FACTS: readonly FactRule[] = [quotesOfPage, readOfPage];

/** Of the conversation in an entry of the list. */
export const ENTRY_FACT: readonly [properties: readonly string[], rule: FactRule] = [
  ['partner_read_until', 'last_message'],
  readOfEntry,
];
