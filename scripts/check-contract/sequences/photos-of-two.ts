import { isDeepStrictEqual } from 'node:util';
import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

type Ids = readonly (number | null)[];

/** The photos of one member as another one sees them, wherever a member is shown. */
export const photosOfTwo: Sequence = {
  title: 'photos as both members see them',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'getProfile', 'uploadImage', 'arrangeImages', 'removeImage'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const you = numberIn((await other.call('getUser', { purpose: 'whose photos' })).body, '/profile/id');
    const me = numberIn((await steps.call('getUser', { purpose: 'who looks' })).body, '/profile/id');
    if (you === null || me === null) return;
    await other.call('uploadImage', { purpose: 'a photo' });
    const first = await other.call('uploadImage', { purpose: 'another photo' });
    const ids = listIn(first.body, '/images').map((image) => numberIn(image, '/id'));
    // So that the lists show the member.
    if (other.has('likeProfile'))
      await other.attempt('likeProfile', {
        purpose: 'to stand in the list of likes',
        body: { profile: me },
        expect: { kind: 'documented' },
      });
    const conversation = await startChat(steps, you);
    await seen(steps, you, approvedIn(first));
    const arranged = await other.call('arrangeImages', {
      purpose: 'the other way round',
      body: { order: [...ids].reverse() },
      isWholeBody: true,
    });
    await seen(steps, you, approvedIn(arranged));
    for (const id of ids) {
      const removed = await other.call('removeImage', { purpose: 'remove one', body: { image: id } });
      await seen(steps, you, approvedIn(removed));
    }
    if (conversation !== null) {
      await steps.attempt('removeChat', {
        purpose: 'remove the conversation',
        body: { conversation },
        expect: { kind: 'documented' },
      });
      steps.visitor.pool.forget('conversation', conversation);
    }
    if (other.has('unlikeProfile'))
      await other.attempt('unlikeProfile', {
        purpose: 'take the like back',
        body: { profile: me },
        expect: { kind: 'documented' },
      });
  },
};

/** Returns a conversation that was not there before, so that the list of them shows the member; null if there is none. */
async function startChat(steps: Steps, profile: number): Promise<number | null> {
  if (!['getChats', 'removeChat'].every((each) => steps.has(each)) || !steps.has('getChat', 'startChat')) return null;
  const before = await steps.call('getChats', { purpose: 'the conversations as they stand' });
  if (listIn(before.body, '').some((entry) => numberIn(entry, '/profile/id') === profile)) return null;
  const started = await steps.attempt('getChat', {
    use: 'startChat',
    purpose: 'so that the member stands in the list of conversations',
    query: { profile },
    expect: { kind: 'documented' },
  });
  return started.isSuccess ? numberIn(started.body, '/id') : null;
}

function approvedIn(answer: Answer): Ids {
  return listIn(answer.body, '/images')
    .filter((image) => at(image, 'state') === 'approved')
    .map((image) => numberIn(image, '/id'));
}

async function seen(steps: Steps, id: number, approved: Ids): Promise<void> {
  const profile = await steps.call('getProfile', { purpose: 'the photos as another member sees them', query: { id } });
  const shown = listIn(profile.body, '/images').map((image) => numberIn(image, '/id'));
  if (!isDeepStrictEqual(shown, approved))
    steps.broken(
      profile,
      'Another member sees other photos than those that are approved',
      `${JSON.stringify(approved)}, in the order that the member chose`,
      JSON.stringify(shown),
      "WHERE state = 'approved' ORDER BY position",
    );
  mainOf(steps, profile, profile.body, approved);
  if (steps.has('getLikes')) {
    const likes = await steps.call('getLikes', { purpose: 'the main photo in the list of likes' });
    rowOf(steps, likes, listIn(likes.body, '/liked_by'), '', id, approved);
  }
  if (steps.has('getChats')) {
    const chats = await steps.call('getChats', { purpose: 'the main photo in the list of conversations' });
    rowOf(steps, chats, listIn(chats.body, ''), '/profile', id, approved);
  }
  if (steps.has('search')) {
    const found = await steps.attempt('search', {
      purpose: 'the main photo in the search',
      query: { order: 'newest', pp: 100 },
      expect: { kind: 'success', mayTryAnother: true },
    });
    rowOf(steps, found, listIn(found.body, '/profiles'), '', id, approved);
  }
}

/** A list need not hold the member. */
function rowOf(steps: Steps, answer: Answer, rows: readonly unknown[], place: string, id: number, approved: Ids): void {
  const row = rows.find((each) => numberIn(each, `${place}/id`) === id);
  if (row !== undefined) mainOf(steps, answer, valueAtPointer(row, place), approved);
}

function mainOf(steps: Steps, answer: Answer, card: unknown, approved: Ids): void {
  steps.same(
    answer,
    'The main photo that another member sees is not the first approved one',
    approved[0] ?? null,
    numberIn(at(card, 'main_image'), '/id'),
    "The first photo WHERE state = 'approved' ORDER BY position, in one function for all answers.",
  );
}
