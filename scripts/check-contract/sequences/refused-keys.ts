import { randomUUID } from 'node:crypto';
import type { Answer } from '../run/runner.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const TITLE = 'A request that was refused stays refused under its key';
const ADVICE =
  'Keep a key in the transaction that acts, and roll it back with a refusal: a member who has bought credits presses "Retry", and that sends the same message under its key.';
/** Of what a block forbids; which one is right depends on how a site hides its blocks. */
const REFUSALS = [404, 409, 410, 422];
const MEMBERS_TRIED_MAX = 5;
const DOCUMENTED = { kind: 'documented' } as const;

/** A write that a block refuses. */
interface Attempt {
  key: string;
  send(purpose: string, key: string): Promise<Answer>;
  /** Takes back what was done. */
  undo(): Promise<void>;
}

/** What a block refuses is done under the same key once the block is gone (contract, rules for all operations). */
export const refusedThenDone: Sequence = {
  title: 'refused, then done, under one key',
  account: 'member',
  calls: callsOf('getLikes', 'likeProfile', 'unlikeProfile', 'blockMember', 'unblockMember'),
  async run(steps) {
    if (steps.isDry) return;
    const partners = await chatPartners(steps);
    const profile = await likeable(steps, partners ?? []);
    if (profile === null) return;
    const chat = partners === null || partners.includes(Number(profile)) ? null : await message(steps, profile);
    const attempts = [like(steps, profile), ...(chat === null ? [] : [chat])];
    await steps.call('blockMember', { purpose: 'block the member', body: { profile } });
    const refused: Attempt[] = [];
    for (const attempt of attempts) {
      const answer = await attempt.send('refused while the block stands', attempt.key);
      if (REFUSALS.includes(answer.status ?? 0)) refused.push(attempt);
    }
    await steps.call('unblockMember', { purpose: 'undo the block', body: { profile } });
    for (const attempt of refused) await again(steps, attempt);
    for (const { undo } of attempts) await undo();
  },
};

async function again(steps: Steps, { key, send }: Attempt): Promise<void> {
  const answer = await send('the same once more, with nothing against it', key);
  if (answer.isSuccess || answer.status === null || answer.isRateLimited) return;
  // It may be refused for another reason, such as the balance.
  const anew = await send('the same under a new key', randomUUID());
  if (anew.isSuccess)
    steps.broken(answer, TITLE, 'done: only a success is kept under a key', `status ${answer.status}`, ADVICE);
}

/** Returns the members with whom there are conversations, which stay as they are; null if that cannot be asked. */
async function chatPartners(steps: Steps): Promise<readonly (number | null)[] | null> {
  if (!['getChats', 'sendMessage', 'removeChat'].every((name) => steps.has(name))) return null;
  if (!steps.has('getChat', 'startChat')) return null;
  const chats = await steps.attempt('getChats', { purpose: 'the chats as they stand', expect: DOCUMENTED });
  return chats.isSuccess ? listIn(chats.body, '').map((entry) => numberIn(entry, '/profile/id')) : null;
}

/**
 * Returns a member who can be liked, and whom no like ties to this one: a block would take it away for good. Members
 * without a conversation come first.
 */
async function likeable(steps: Steps, partners: readonly (number | null)[]): Promise<string | number | null> {
  const likes = await steps.call('getLikes', { purpose: 'the likes as they stand' });
  const tied = ['/profiles', '/liked_by'].flatMap((list) => listIn(likes.body, list));
  const ids = tied.map((entry) => numberIn(entry, '/id'));
  const candidates = steps.candidates('member').filter((id) => !ids.includes(Number(id)));
  const isPartner = (id: string | number): number => Number(partners.includes(Number(id)));
  for (const profile of candidates
    .toSorted((one, other) => isPartner(one) - isPartner(other))
    .slice(0, MEMBERS_TRIED_MAX)) {
    const { send, undo, key } = like(steps, profile);
    const answer = await send('before there is a block', key);
    if (!answer.isSuccess) continue;
    await undo();
    return profile;
  }
  return null;
}

function like(steps: Steps, profile: string | number): Attempt {
  return {
    key: randomUUID(),
    send: (purpose, key) =>
      steps.attempt('likeProfile', { purpose: `a like, ${purpose}`, body: { profile }, key, expect: DOCUMENTED }),
    async undo() {
      await steps.attempt('unlikeProfile', { purpose: 'take the like back', body: { profile }, expect: DOCUMENTED });
    },
  };
}

/** Returns null where no conversation can be started with the member. */
async function message(steps: Steps, profile: string | number): Promise<Attempt | null> {
  const started = await steps.attempt('getChat', {
    use: 'startChat',
    purpose: 'a conversation before the block',
    query: { profile },
    expect: { kind: 'success', mayTryAnother: true },
  });
  const conversation = numberIn(started.body, '/id');
  if (!started.isSuccess || conversation === null) return null;
  return {
    key: randomUUID(),
    send: (purpose, key) =>
      steps.attempt('sendMessage', {
        purpose: `a message, ${purpose}`,
        body: { conversation, text: 'A message that is refused first.', message_id: key },
        isWholeBody: true,
        key,
        expect: DOCUMENTED,
      }),
    undo: () => removeStartedChat(steps, conversation),
  };
}
