import { type Call, type Handlers, notFound, numberIn, own, Refused, textIn, textOrNull } from '../call.ts';
import type { Account, Conversation, Message, World } from '../world.ts';
import { iso } from './cards.ts';
import { deliveredAt } from './clocks.ts';
import { charge } from './message-price.ts';
import { checkPicture } from './own-profile.ts';
import { quoteAtPartner, quoteOf, shownQuote } from './quotes.ts';

export const photos: Handlers = { sendPhoto, showPhotos };

const CREDITS = 2;

function sendPhoto(call: Call): unknown {
  const { world, body, nowMs } = call;
  const me = own(call);
  checkPicture(call);
  const one = conversationOf(call);
  const isRefusedByPartner = world.isBlocked(one.partner.id, me.member.id) || one.partner.isGone;
  if (isRefusedByPartner && !world.breaks('photo-across-a-block', 'blocked'))
    throw new Refused(410, 'partner_gone', 'This member is no longer here.');
  if (world.isBlocked(me.member.id, one.partner.id) && !world.breaks('photo-across-a-block', 'blocker'))
    throw new Refused(409, 'blocked', 'You have blocked this member.');
  const id = world.nextId();
  const message: Message = {
    id,
    message_id: textIn(body, 'message_id'),
    from_me: true,
    text:
      (world.breaks('photo-words-lost') ? null : textOrNull(body, 'text')) ??
      (world.breaks('wordless-photo-told-otherwise') ? 'Photo' : '📷'),
    sent_at: iso(world, nowMs),
    reply_to: world.breaks('photo-loses-its-quote') ? null : quoteOf(call, one),
    photo: photoOf(call, id),
  };
  world.pictures.set(`${id}`, call.file ?? new Uint8Array());
  if (me.credits < CREDITS && !me.isPremium)
    throw new Refused(402, 'insufficient_credits', 'Your balance does not cover this message.');
  const credits = charge(call, one);
  one.messages.push(message);
  const partner = world.accountOf(one.partner.id);
  if (partner !== undefined)
    world.startConversation(partner, me.member, nowMs).messages.push({
      ...message,
      id: deliveredAs(world, id),
      reply_to: quoteAtPartner(world, message),
      message_id: null,
      from_me: false,
      sent_at: deliveredAt(call, message.sent_at),
    });
  const told = shownPhoto(world, one, shownQuote(world, one, message, 'sendPhoto'), 'sendPhoto');
  return { message: told, credits };
}

function deliveredAs(world: World, id: number): number {
  const theirs = world.nextId();
  world.twins.set(id, theirs);
  world.twins.set(theirs, id);
  return theirs;
}

/** Reads the sides of a PNG; other pictures are small squares here. */
function photoOf({ world, body, file }: Call, id: number): NonNullable<Message['photo']> {
  const bytes = Buffer.from(file ?? []);
  const isPng = bytes.byteLength > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  const [width, height] = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [64, 64];
  const isTurned = world.breaks('photo-sides-swapped');
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    preview: world.breaks('photo-preview-of-another') ? '0'.repeat(96) : textOrNull(body, 'preview'),
    src: `/api/photo.php?photo=${id}`,
  };
}

function showPhotos(call: Call): unknown {
  const one = conversationOf(call);
  const isShown = call.body['shown'] === true;
  if (isShown || !call.world.breaks('photo-stays-shown')) one.arePhotosShown = isShown;
  if (call.world.breaks('consent-of-both'))
    for (const each of call.world.conversations) if (each.partner === one.owner.member) each.arePhotosShown = isShown;
  const theirs = one.messages.filter(
    ({ from_me }) => (isShown || call.world.breaks('photos-told-when-taken-back')) && !from_me,
  );
  return {
    conversation: one.id,
    photos_shown: isShown,
    photos: theirs.flatMap(({ id, photo }) => (photo === undefined ? [] : [{ message: id, src: photo.src }])),
  };
}

function conversationOf(call: Call): Conversation {
  const me = own(call);
  const id = numberIn(call.body, 'conversation');
  const found = call.world.conversations.find((each) => each.id === id && each.owner === me);
  if (found === undefined) throw notFound('conversation');
  return found;
}

/** Returns a message as the contract has it: the address of a photo only where it may be seen. */
export function shownPhoto(
  world: World,
  one: Conversation,
  { photo, ...message }: Message,
  use: string,
): Readonly<Record<string, unknown>> {
  if (photo === undefined) return message;
  const isAgreed = one.arePhotosShown === true && !world.breaks('photo-stays-hidden');
  const isSeen = message.from_me || isAgreed || world.breaks('photo-told-early', use);
  const src = world.breaks('photo-address-changes') ? `${photo.src}&at=${world.nextId()}` : photo.src;
  return { ...message, photo: { ...photo, state: isSeen ? 'shown' : 'hidden', src: isSeen ? src : null } };
}

/** Returns the picture itself: only for members who may see it. */
export function pictureFor(world: World, account: Account | null, id: string): Uint8Array | null {
  if (account === null && world.breaks('photo-file', 'given-to-nobody')) return world.pictures.get(id) ?? null;
  const mine = world.conversations.filter(({ owner }) => owner === account);
  const isGivenEarly = (one: Conversation): boolean =>
    world.breaks('photo-file', one.arePhotosShown === undefined ? 'given-early' : 'given-late');
  const isSeen = mine.some((one) =>
    one.messages.some(
      ({ photo, from_me }) =>
        photo?.src.endsWith(`=${id}`) === true && (from_me || one.arePhotosShown === true || isGivenEarly(one)),
    ),
  );
  return isSeen && !world.breaks('photo-file', 'missing') ? (world.pictures.get(id) ?? null) : null;
}
