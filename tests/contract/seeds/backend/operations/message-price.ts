import type { Call } from '../call.ts';
import type { Conversation } from '../world.ts';

const PRICES: Readonly<Record<string, number>> = { sendMessage: 1, sendPhoto: 2 };

/** Takes what a message costs from the balance, and returns the balance that the answer tells. */
export function charge(call: Call, one: Conversation): number {
  const { world, use } = call;
  const me = one.owner;
  if (me.isPremium) return me.credits;
  const price = priceOf(call, one);
  const left = Math.max(0, me.credits - price);
  if (world.breaks('charge-not-kept', use.name)) return left;
  for (const each of world.breaks('credits-shared') ? world.accounts : [me])
    each.credits = Math.max(0, each.credits - price);
  const isOld = world.breaks(use.name === 'sendPhoto' ? 'photo-answers-old-balance' : 'answer-tells-old-balance');
  return isOld ? left + price : left;
}

function priceOf(call: Call, one: Conversation): number {
  const { world, use } = call;
  const price = PRICES[use.name] ?? 1;
  if (use.name === 'sendMessage' && world.breaks('message-charged-twice')) return price * 2;
  if (use.name === 'sendMessage' && world.breaks('message-not-charged')) return 0;
  if (use.name === 'sendPhoto' && world.breaks('photo-charged-as-text')) return 1;
  return isFree(call, one) ? 0 : price;
}

/** The breach: a way through the script that comes by no charge. */
function isFree({ world, use, body }: Call, one: Conversation): boolean {
  const { breach } = world;
  if (breach === null || breach.name !== 'message-is-free') return false;
  const hasWritten = one.messages.some(({ from_me }) => from_me);
  const isSo: Readonly<Record<string, boolean>> = {
    'with-quote': typeof body['reply_to'] === 'number',
    'first-of-chat': !hasWritten,
    'later-ones': hasWritten,
    'with-words': typeof body['text'] === 'string',
    'without-words': typeof body['text'] !== 'string',
    'with-emoji': /\p{Extended_Pictographic}/u.test(String(body['text'])),
    'long-ones': String(body['text']).length > 255,
  };
  return breach.place.startsWith(`${use.name}.`) && isSo[breach.place.split('.')[1] ?? ''] === true;
}
