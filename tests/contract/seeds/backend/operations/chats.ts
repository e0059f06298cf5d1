import { type Call, type Handlers, invalid, notFound, numberIn, own, Refused, textIn } from '../call.ts';
import { kept } from '../text.ts';
import type { Account, Conversation, Message, World } from '../world.ts';
import { card, iso } from './cards.ts';
import { clockError, deliveredAt } from './clocks.ts';
import { charge } from './message-price.ts';
import { photos, shownPhoto } from './photos.ts';
import { quoteAtPartner, quoteOf, readByPartner, shownQuote } from './quotes.ts';

export const chats: Handlers = { getChats, startChat, readChat, sendMessage, markChatRead, removeChat, ...photos };

function getChats(call: Call): unknown {
  const { world } = call;
  const me = own(call);
  const mine = world.conversations.filter(
    ({ owner }) => owner === me || world.breaks('list-of-all-members', 'getChats'),
  );
  const activity = (one: Conversation): number =>
    Date.parse(newestOf(world, one)?.sent_at ?? iso(world, one.startedAtMs));
  const sign = world.breaks('order-reversed', 'getChats') ? -1 : 1;
  const sorted = world.breaks('order-by-id', 'getChats')
    ? [...mine].sort((a, b) => a.id - b.id)
    : [...mine].sort((a, b) => sign * (activity(b) - activity(a) || b.id - a.id));
  const rows = sorted.map((one) => ({
    conversation: {
      id: one.id,
      started_at: iso(world, one.startedAtMs),
      last_message: lastMessage(world, one),
      read_only: isOutOfReach(world, one) && !world.breaks('read-only-not-told'),
      blocked: world.isBlocked(me.member.id, one.partner.id) && !world.breaks('block-not-in-chats'),
      partner_read_until: readByPartner(world, one, 'getChats'),
      photos_shown: one.arePhotosShown === true,
    },
    profile: card(world, one.partner, 'getChats'),
    num_unread_messages: world.breaks('unread-counts-all') ? one.messages.length : unread(world, one),
  }));
  return world.breaks('list-repeats-entry', 'getChats') && rows.length > 0 ? [...rows, rows[0]] : rows;
}

/** The breach takes the newest one of the other member, where there is one. */
function newestOf(world: World, { messages }: Conversation): Message | undefined {
  const received = messages.findLast(({ from_me }) => !from_me);
  return (world.breaks('last-message-of-partner') ? received : undefined) ?? messages.at(-1);
}

function lastMessage(world: World, one: Conversation): unknown {
  const [first] = one.messages;
  if (world.breaks('last-message-is-first'))
    return first === undefined ? null : shownPhoto(world, one, first, 'getChats');
  if (world.breaks('last-message-lost')) return null;
  const last = newestOf(world, one);
  return last === undefined ? null : shownPhoto(world, one, shownQuote(world, one, last, 'getChats'), 'getChats');
}

function unread(world: World, one: Conversation): number {
  const count = unreadOf(world, one);
  const twin = world.conversations.find(
    ({ owner, partner }) => owner.member === one.partner && partner === one.owner.member,
  );
  // The breach: one column for both members.
  return twin !== undefined && world.breaks('unread-shared-by-both') ? Math.max(count, unreadOf(world, twin)) : count;
}

function unreadOf(world: World, one: Conversation): number {
  if (world.breaks('unread-stays-zero')) return 0;
  if (world.breaks('unread-comes-back') && one.readUntil >= (one.messages.at(-1)?.id ?? 0)) return 1;
  return one.messages.filter(
    ({ id, from_me, photo }) =>
      id > one.readUntil &&
      (!from_me || world.breaks('unread-counts-own')) &&
      (photo === undefined || !world.breaks('unread-without-photos')),
  ).length;
}

/** Whether the partner has left or has blocked the owner. */
function isOutOfReach(world: World, { owner, partner }: Conversation): boolean {
  return partner.isGone || world.isBlocked(partner.id, owner.member.id);
}

function startChat(call: Call): unknown {
  const { world } = call;
  const me = own(call);
  const id = Number(call.query.get('profile'));
  const partner = world.members.get(id);
  if (id === me.member.id) throw invalid('profile', 'self');
  if (partner === undefined) throw notFound('member');
  if (partner.isGone || (world.isBlocked(id, me.member.id) && !world.breaks('blocked-member-starts-chat')))
    throw new Refused(410, 'partner_gone', 'This member is no longer here.');
  if (world.breaks('start-makes-two'))
    world.conversations = world.conversations.map((one) =>
      one.owner === me && one.partner === partner ? { ...one, partner: { ...partner } } : one,
    );
  return { id: world.startConversation(me, partner, call.nowMs).id };
}

/** Returns the caller's conversation with this id. */
function find(call: Call, id: number, breach: string): Conversation {
  const me = own(call);
  const found = call.world.conversations.find(
    (one) => one.id === id && (one.owner === me || call.world.breaks('foreign-conversation', breach)),
  );
  if (found === undefined) throw notFound('conversation');
  return found;
}

function readChat(call: Call): unknown {
  const { world, query } = call;
  const one = find(call, Number(query.get('conversation')), 'readChat');
  const before = world.breaks('before-ignored')
    ? Number.POSITIVE_INFINITY
    : Number(query.get('before') ?? Number.POSITIVE_INFINITY);
  const limit = world.breaks('limit-ignored')
    ? 50
    : Number(query.get('limit') ?? (world.breaks('other-default', 'readChat') ? 30 : 50));
  const older = one.messages.filter(({ id }) => id < before || (world.breaks('before-inclusive') && id === before));
  const newest = world.breaks('order-reversed', 'readChat')
    ? older.slice(0, limit)
    : [...older].reverse().slice(0, limit);
  if (world.breaks('reading-marks-read')) one.readUntil = Number.MAX_SAFE_INTEGER;
  const hasMore = older.length > limit;
  const isJustFull = older.length === limit && world.breaks('has-more-when-just-full');
  return {
    id: one.id,
    profile: card(
      world,
      world.breaks('page-of-other-member')
        ? ([...world.members.values()].find((each) => each !== one.partner) ?? one.partner)
        : one.partner,
      'readChat',
    ),
    started_at: iso(world, one.startedAtMs),
    read_only:
      isOutOfReach(world, one) &&
      !world.breaks('read-only-not-told') &&
      !world.breaks('state-not-on-page', 'read_only'),
    blocked:
      world.isBlocked(one.owner.member.id, one.partner.id) &&
      !world.breaks('block-not-in-chats') &&
      !world.breaks('state-not-on-page', 'blocked'),
    messages:
      world.breaks('list-repeats-entry', 'readChat') && newest.length > 1
        ? newest.map((message, index) => shownPhoto(world, one, newest[index - 1] ?? message, 'readChat'))
        : newest.map((message) => shownPhoto(world, one, shownQuote(world, one, message, 'readChat'), 'readChat')),
    partner_read_until: readByPartner(world, one, 'readChat'),
    photos_shown: one.arePhotosShown === true,
    has_more: world.breaks('has-more-always') ? true : world.breaks('has-more-never') ? false : hasMore || isJustFull,
  };
}

function sendMessage(call: Call): unknown {
  const { world, body, nowMs } = call;
  const me = own(call);
  const one = find(call, numberIn(body, 'conversation'), 'sendMessage');
  const isReached = world.breaks(one.partner.isGone ? 'gone-member-written-to' : 'blocked-member-writes');
  if (isOutOfReach(world, one) && !isReached) throw new Refused(410, 'partner_gone', 'This member is no longer here.');
  const isBlocked = world.isBlocked(me.member.id, one.partner.id);
  if (isBlocked && world.breaks('charged-when-refused')) me.credits -= 1;
  if (isBlocked && !world.breaks('writes-to-blocked'))
    throw new Refused(409, 'blocked', 'You have blocked this member.');
  if (me.credits < 1 && !me.isPremium && world.breaks('balance-below-price-refused-otherwise'))
    throw invalid('text', 'no_credits');
  if (me.credits < 1 && !me.isPremium && !world.breaks('writes-without-credits'))
    throw new Refused(402, 'insufficient_credits', 'Your balance does not cover this message.');
  const text = textIn(body, 'text');
  const known = one.messages.find(({ message_id }) => message_id === body['message_id']);
  if (known !== undefined && !world.breaks('key-ignored', 'sendMessage'))
    return { message: shownPhoto(world, one, known, 'sendMessage'), credits: me.credits };
  const message: Message = {
    id: world.nextId(),
    message_id: world.breaks('message-id-not-kept') ? null : textIn(body, 'message_id'),
    from_me: !world.breaks('sent-message-not-from-me'),
    text: kept(world, 'sendMessage.text', text),
    sent_at: iso(world, nowMs + clockError(world)),
    reply_to: quoteOf(call, one),
  };
  if (world.breaks('sending-reads')) one.readUntil = Number.MAX_SAFE_INTEGER;
  if (world.breaks('sending-unreads')) one.readUntil = 0;
  const credits = charge(call, one);
  if (!world.breaks('message-not-kept')) target(world, me, one).messages.push(message);
  const partner = world.accountOf(one.partner.id);
  const isGone =
    world.breaks('removed-chat-stays-gone') && world.memory.has(`removed ${one.partner.id} ${me.member.id}`);
  if (partner !== undefined && !isGone && !world.breaks('message-not-delivered')) {
    const theirs = world.startConversation(partner, me.member, nowMs);
    const id = world.nextId();
    world.twins.set(message.id, id);
    world.twins.set(id, message.id);
    theirs.messages.push({
      ...message,
      id,
      reply_to: quoteAtPartner(world, message),
      message_id: null,
      from_me: world.breaks('delivered-as-own'),
      sent_at: deliveredAt(call, message.sent_at),
      text: kept(world, 'delivered.text', text),
    });
    if (world.breaks('delivered-as-read')) theirs.readUntil = Number.MAX_SAFE_INTEGER;
  }
  const stored = shownPhoto(world, one, shownQuote(world, one, message, 'sendMessage'), 'sendMessage');
  const answered = world.breaks('answer-shows-what-was-sent', 'sendMessage') ? { ...stored, text } : stored;
  return { message: answered, credits };
}

function target(world: World, me: Account, one: Conversation): Conversation {
  if (!world.breaks('message-in-other-conversation')) return one;
  return world.conversations.find((each) => each.owner === me && each !== one) ?? one;
}

function markChatRead(call: Call): unknown {
  const { world, body } = call;
  const one = find(call, numberIn(body, 'conversation'), 'markChatRead');
  const until = world.breaks('read-until-ignored') ? Number.MAX_SAFE_INTEGER : numberIn(body, 'read_until');
  const furthest = world.breaks('read-until-goes-back') ? 0 : one.readUntil;
  if (!world.breaks('mark-read-not-kept')) one.readUntil = Math.max(furthest, until);
  if (furthest > until && world.breaks('partner-read-goes-back')) world.memory.set(`behind ${one.id}`, until);
  if (world.breaks('mark-read-on-both-sides'))
    for (const each of world.conversations)
      if (each.partner === one.owner.member && each.owner.member === one.partner)
        each.readUntil = Number.MAX_SAFE_INTEGER;
  if (world.breaks('mark-read-of-all'))
    for (const each of world.conversations) if (each.owner === one.owner) each.readUntil = Number.MAX_SAFE_INTEGER;
  const shown = world.breaks('mark-read-not-kept') ? until : one.readUntil;
  const left = one.messages.filter(({ id, from_me }) => id > shown && !from_me).length;
  return { conversation: one.id, num_unread_messages: world.breaks('mark-read-tells-wrong-count') ? left + 2 : left };
}

function removeChat(call: Call): unknown {
  const { world, body } = call;
  const one = find(call, numberIn(body, 'conversation'), 'removeChat');
  if (world.breaks('removed-chat-stays')) return { result: 'done' };
  const place = `removed ${one.owner.member.id} ${one.partner.id}`;
  if (world.breaks('removed-chat-returns')) world.memory.set(place, one.messages);
  if (world.breaks('removed-chat-stays-gone')) world.memory.set(place, true);
  world.conversations = world.conversations.filter((each) => {
    if (each === one) return false;
    const isTwin = each.owner.member === one.partner && each.partner === one.owner.member;
    if (isTwin && world.breaks('remove-for-both')) return false;
    return !(world.breaks('remove-takes-all') && each.owner === one.owner);
  });
  return { result: 'done' };
}
