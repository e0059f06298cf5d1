import { isDeepStrictEqual } from 'node:util';
import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const LOOKS_MAX = 3;

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
    await seen(steps, other, you);
    await other.call('arrangeImages', {
      purpose: 'the other way round',
      body: { order: [...ids].reverse() },
      isWholeBody: true,
    });
    await seen(steps, other, you);
    for (const id of ids) {
      await other.call('removeImage', { purpose: 'remove one', body: { image: id } });
      await seen(steps, other, you);
    }
    if (conversation !== null) {
      await removeStartedChat(steps, conversation);
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

async function approvedOf(other: Steps): Promise<Ids> {
  const user = await other.call('getUser', { purpose: 'which photos are approved' });
  return listIn(user.body, '/profile/images')
    .filter((image) => at(image, 'state') === 'approved')
    .map((image) => numberIn(image, '/id'));
}

/** An operator may approve a photo while it is looked at: then once more. */
async function seen(steps: Steps, other: Steps, id: number): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const approved = await approvedOf(other);
    const answers = await lookEverywhere(steps, id);
    if (!isDeepStrictEqual(await approvedOf(other), approved)) continue;
    compareShown(steps, answers, id, approved);
    return;
  }
}

interface Shown {
  profile: Answer;
  likes: Answer | null;
  chats: Answer | null;
  found: Answer | null;
}

async function lookEverywhere(steps: Steps, id: number): Promise<Shown> {
  return {
    profile: await steps.call('getProfile', { purpose: 'the photos as another member sees them', query: { id } }),
    likes: steps.has('getLikes')
      ? await steps.call('getLikes', { purpose: 'the main photo in the list of likes' })
      : null,
    chats: steps.has('getChats')
      ? await steps.call('getChats', { purpose: 'the main photo in the list of conversations' })
      : null,
    found: steps.has('search')
      ? await steps.attempt('search', {
          purpose: 'the main photo in the search',
          query: { order: 'newest', pp: 100 },
          expect: { kind: 'success', mayTryAnother: true },
        })
      : null,
  };
}

function compareShown(steps: Steps, { profile, likes, chats, found }: Shown, id: number, approved: Ids): void {
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
  if (likes !== null) rowOf(steps, likes, listIn(likes.body, '/liked_by'), '', id, approved);
  if (chats !== null) rowOf(steps, chats, listIn(chats.body, ''), '/profile', id, approved);
  if (found !== null) rowOf(steps, found, listIn(found.body, '/profiles'), '', id, approved);
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
