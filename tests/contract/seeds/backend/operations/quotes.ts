import { type Call, notFound } from '../call.ts';
import type { Conversation, Message, World } from '../world.ts';

const QUOTE_MAX_LENGTH = 200;

type Quote = Exclude<Message['reply_to'], undefined>;

/** Returns what a sent message quotes; null if its conversation does not have it. */
export function quoteOf({ world, body }: Call, one: Conversation): Quote {
  const id = body['reply_to'];
  if (typeof id !== 'number') return null;
  const isOpen = (each: Conversation): boolean =>
    each === one || (each.owner === one.owner && world.breaks('quote-of-other-conversation'));
  const found = world.conversations
    .filter(isOpen)
    .flatMap(({ messages }) => messages)
    .find((message) => message.id === id);
  if (found !== undefined) return quoted(world, found);
  if (world.breaks('quote-of-unknown-refused')) throw notFound('message');
  return world.breaks('quote-of-unknown-made-up') ? { id, from_me: true, text: '…' } : null;
}

function quoted(world: World, { id, from_me, text, photo }: Message): Quote {
  const cut = world.breaks('quote-cut-in-bytes')
    ? Buffer.from(text).subarray(0, QUOTE_MAX_LENGTH).toString('utf8').replaceAll('\ufffd', '')
    : [...text].slice(0, QUOTE_MAX_LENGTH).join('');
  return {
    id,
    from_me: world.breaks('quote-on-other-side', 'sendMessage') ? !from_me : from_me,
    text: cut,
    ...(photo === undefined || world.breaks('quote-hides-photo') ? {} : { photo: true }),
  };
}

/** Returns the quote of a message as it stands in the mailbox of the other member. */
export function quoteAtPartner(world: World, { reply_to }: Message): Quote {
  if (reply_to === undefined || reply_to === null || world.breaks('quote-not-delivered')) return null;
  const id = reply_to.id === null ? null : (world.twins.get(reply_to.id) ?? null);
  // Whoever has removed the conversation has the quoted message no more.
  const isThere = world.conversations.some(({ messages }) => messages.some((message) => message.id === id));
  const twin = isThere ? id : null;
  return {
    ...reply_to,
    id: world.breaks('quote-delivered-with-own-id') ? reply_to.id : twin,
    from_me: world.breaks('quote-on-other-side', 'delivered') ? reply_to.from_me : !reply_to.from_me,
  };
}

/** Returns a message as one of the answers shows it. */
export function shownQuote(world: World, one: Conversation, message: Message, use: string): Message {
  const { reply_to } = message;
  if (reply_to === undefined || reply_to === null) return message;
  if (world.breaks('quote-lost', use)) return { ...message, reply_to: null };
  const first = one.messages[0];
  if (!world.breaks('quote-of-first-message', use) || first === undefined) return message;
  return {
    ...message,
    reply_to: { id: first.id, from_me: first.from_me, text: [...first.text].slice(0, 20).join('') },
  };
}

/** Returns the newest own message that the partner has read. */
export function readByPartner(world: World, one: Conversation, use: string): number | null | undefined {
  // A site need not tell it; the breach shows by the message itself.
  if (world.breaks('last-message-of-partner')) return undefined;
  const breaks = (name: string): boolean => world.breaks(name, use);
  const own = one.messages.filter(({ from_me }) => from_me || breaks('partner-read-of-his-own'));
  const newest = own.at(-1)?.id ?? null;
  if (breaks('partner-read-everything')) return newest;
  if (breaks('partner-read-beyond-end')) return newest === null ? null : newest + 1000;
  if (breaks('partner-read-nothing')) return null;
  const account = world.accountOf(one.partner.id);
  const theirs = world.conversations.find(({ owner, partner }) => owner === account && partner === one.owner.member);
  if (account === undefined || theirs === undefined) return own.at(-2)?.id ?? null;
  if (breaks('partner-read-in-his-numbers')) return theirs.readUntil === 0 ? null : theirs.readUntil;
  const behind = world.memory.get(`behind ${theirs.id}`);
  const until = typeof behind === 'number' && breaks('partner-read-goes-back') ? behind : theirs.readUntil;
  return own.filter(({ id }) => (world.twins.get(id) ?? Number.POSITIVE_INFINITY) <= until).at(-1)?.id ?? null;
}
