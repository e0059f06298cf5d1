import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import { tinyPng } from '../requests/tiny-png.ts';
import type { Answer } from '../run/runner.ts';
import { toldReason } from './reasons.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { holds, listIn, numberIn } from './values.ts';

const REFUSALS = [402, 404, 409, 410, 422];

/** Neither finds nor reaches the other by ways beside the search: matches, photos, the page of the conversation. */
export const acrossABlock: Sequence = {
  title: 'a block, beside the search',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'blockMember', 'unblockMember'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const [me, you] = [await idOf(steps), await idOf(other)];
    const conversation = await startChat(steps, you);
    const theirs = await startChat(other, me);
    await steps.call('blockMember', { purpose: 'block the other member', body: { profile: you } });
    await noMatch(steps, you, 'A blocked member is among the matches');
    await noMatch(other, me, 'Who has blocked the member is among the matches');
    if (conversation !== null) await fromWhoBlocks(steps, conversation);
    if (theirs !== null) await fromWhoIsBlocked(other, theirs);
    const shown = await other.attempt('listBlockedMembers', {
      purpose: 'who is blocked has blocked nobody',
      query: { pp: 100 },
      expect: { kind: 'documented' },
    });
    if (holds(listIn(shown.body, '/profiles'), '/id', me))
      other.broken(
        shown,
        'A block is told as made by who is blocked',
        `no member ${me} in the list`,
        'there',
        'WHERE by_member = :me',
      );
    await steps.call('unblockMember', { purpose: 'undo the block', body: { profile: you } });
    if (conversation !== null) await writableAgain(steps, conversation);
    // The other way round: only the member has a balance for a photo.
    await other.call('blockMember', { purpose: 'is blocked by the other member', body: { profile: me } });
    await noMatch(steps, you, 'Who has blocked the member is among the matches');
    await noMatch(other, me, 'A blocked member is among the matches');
    if (conversation !== null) await fromWhoIsBlocked(steps, conversation);
    await other.call('unblockMember', { purpose: 'undo that block', body: { profile: me } });
    for (const [who, id] of [
      [steps, conversation],
      [other, theirs],
    ] as const)
      if (id !== null) await remove(who, id);
  },
};

async function idOf(steps: Steps): Promise<number> {
  return numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id') ?? 0;
}

async function startChat(steps: Steps, profile: number): Promise<number | null> {
  if (!['startChat', 'readChat'].every((use) => steps.has('getChat', use))) return null;
  const started = await steps.attempt('getChat', {
    use: 'startChat',
    purpose: 'a conversation before',
    query: { profile },
    expect: { kind: 'success', mayTryAnother: true },
  });
  return numberIn(started.body, '/id');
}

/** The sign-up asks no questions; the match-finder tells matches once all are answered. */
async function noMatch(steps: Steps, id: number, title: string): Promise<void> {
  if (!steps.has('getMatches')) return;
  for (const kind of ['finder', 'signup']) {
    const found = await steps.attempt('getMatches', {
      purpose: `who fits, by ${kind}`,
      query: { kind, pp: 100 },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (holds(listIn(found.body, '/matches'), '/profile/id', id))
      steps.broken(
        found,
        title,
        `nobody with the id ${id}`,
        'among them',
        'The condition on blocks of the search, both ways, in every list of members.',
      );
  }
}

async function fromWhoBlocks(steps: Steps, conversation: number): Promise<void> {
  const page = await steps.attempt('getChat', {
    use: 'readChat',
    purpose: 'its page tells of the block',
    query: { conversation },
    expect: { kind: 'documented' },
  });
  if (page.isSuccess)
    steps.same(page, 'The page of a conversation does not tell of a block', true, at(page.body, 'blocked'));
  const refused = await photoRefused(steps, conversation, [409, 402], 'A photo to a blocked member is not refused');
  if (refused !== null) toldReason(steps, refused, 'blocked');
}

async function fromWhoIsBlocked(other: Steps, conversation: number): Promise<void> {
  const page = await other.attempt('getChat', {
    use: 'readChat',
    purpose: 'its page, for who is blocked',
    query: { conversation },
    expect: { kind: 'documented' },
  });
  if (page.isSuccess) {
    other.same(
      page,
      'The page of a conversation does not tell that nothing can be sent any more',
      true,
      at(page.body, 'read_only'),
    );
    other.same(page, 'A conversation is told as blocked by who is blocked', false, at(page.body, 'blocked'));
  }
  await photoRefused(other, conversation, REFUSALS, 'A photo to who has blocked the member is not refused');
}

async function photoRefused(
  steps: Steps,
  conversation: number,
  statuses: readonly number[],
  because: string,
): Promise<Answer | null> {
  if (!steps.has('sendPhoto')) return null;
  const key = randomUUID();
  return steps.attempt('sendPhoto', {
    purpose: 'a photo is refused',
    body: { conversation, message_id: key },
    key,
    file: { fileName: 'photo.png', mediaType: 'image/png', bytes: tinyPng(64, [10, 90, 160]) },
    expect: { kind: 'status', statuses, because },
  });
}

async function writableAgain(steps: Steps, conversation: number): Promise<void> {
  const page = await steps.attempt('getChat', {
    use: 'readChat',
    purpose: 'its page once the block is undone',
    query: { conversation },
    expect: { kind: 'documented' },
  });
  if (page.isSuccess)
    steps.same(
      page,
      'A conversation stays blocked once the block is undone',
      [false, false],
      [at(page.body, 'blocked'), at(page.body, 'read_only')],
    );
}

async function remove(steps: Steps, conversation: number): Promise<void> {
  if (!steps.has('removeChat')) return;
  await removeStartedChat(steps, conversation);
}
