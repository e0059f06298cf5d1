import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { expectNow } from './expect-now.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** One of two times may be written without fractions. */
const SECOND_MS = 1000;

async function idOf(steps: Steps): Promise<number> {
  return numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id') ?? 0;
}

export async function likesOf(
  steps: Steps,
  purpose: string,
): Promise<{ answer: Answer; given: readonly unknown[]; received: readonly unknown[] }> {
  const answer = await steps.call('getLikes', { purpose });
  return { answer, given: listIn(answer.body, '/profiles'), received: listIn(answer.body, '/liked_by') };
}

const ids = (list: readonly unknown[]): readonly (number | null)[] => list.map((entry) => numberIn(entry, '/id'));
const entryOf = (list: readonly unknown[], id: number): unknown => list.find((entry) => numberIn(entry, '/id') === id);

/** Both sides of a like, and its new flag until the profile is opened. */
export const likesOfTwo: Sequence = {
  title: 'a like as both members see it',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'getLikes', 'likeProfile', 'unlikeProfile', 'getProfile'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const [me, you] = [await idOf(steps), await idOf(other)];
    // A like that must persist while the other one is added and removed.
    const witness = steps.candidates('member').find((id) => id !== me && id !== you);
    if (witness !== undefined)
      await steps.attempt('likeProfile', {
        purpose: `like member ${witness} first`,
        body: { profile: witness },
        expect: { kind: 'documented' },
      });
    const before = await likesOf(steps, 'as they stand');
    await other.call('likeProfile', { purpose: 'the other member likes this one', body: { profile: me } });
    await oneSided(steps, you, before);
    await steps.call('likeProfile', { purpose: 'and is liked back', body: { profile: you } });
    await steps.call('likeProfile', { purpose: 'once more: the same', body: { profile: you } });
    const mine = await likesOf(steps, 'given once');
    const given = ids(mine.given);
    steps.same(
      mine.answer,
      'Liking twice makes two likes',
      1,
      given.filter((id) => id === you).length,
      'INSERT IGNORE, with a unique key over both members.',
    );
    steps.same(
      mine.answer,
      'A like changes other likes that were given',
      ids(before.given)
        .filter((id) => id !== you)
        .sort(),
      given.filter((id) => id !== you).sort(),
    );
    steps.same(
      mine.answer,
      'A like that came is not in the list once it is returned',
      true,
      ids(mine.received).includes(you),
      'Two lists, whoever stands in both: WHERE to_member = :me',
    );
    await sameMoment(other, me, at(entryOf(mine.given, you), 'liked_at'));
    await asReceived(other, me, witness);
    await steps.call('likeProfile', { purpose: 'liked once more, after that', body: { profile: you } });
    await stillOld(other, me);
    const profile = await steps.call('getProfile', { purpose: 'the likes of both on the profile', query: { id: you } });
    steps.same(profile, 'A profile does not tell that the member likes it', true, at(profile.body, 'liked'));
    steps.same(profile, 'A profile does not tell that it likes the member', true, at(profile.body, 'likes_me'));
    await takeBack(steps, other, me, you, before.given);
    if (witness !== undefined)
      await steps.attempt('unlikeProfile', {
        purpose: `take the like of member ${witness} back`,
        body: { profile: witness },
        expect: { kind: 'documented' },
      });
  },
};

/** Both sides tell one moment of a like. */
async function sameMoment(other: Steps, from: number, givenAt: unknown): Promise<void> {
  const { answer, received } = await likesOf(other, 'since when');
  const cameAt = at(entryOf(received, from), 'liked_at');
  if (cameAt !== undefined && Math.abs(Date.parse(String(givenAt)) - Date.parse(String(cameAt))) > SECOND_MS)
    other.broken(answer, 'A like came at another time than it was given', String(givenAt), String(cameAt));
}

/** A like that comes adds itself to one list of the two, and nothing else. */
async function oneSided(
  steps: Steps,
  you: number,
  before: { given: readonly unknown[]; received: readonly unknown[] },
): Promise<void> {
  const now = await likesOf(steps, 'with the like of the other member');
  if (!ids(before.given).includes(you) && ids(now.given).includes(you))
    steps.broken(
      now.answer,
      'A like of another member is told as given by this one too',
      `no member ${you} in "profiles"`,
      'there',
      'One row for each direction.',
    );
  const gone = ids(before.received).filter((id) => !ids(now.received).includes(id));
  if (gone.length > 0)
    steps.broken(
      now.answer,
      'A like that comes takes others out of the list',
      `${before.received.length + 1} members in "liked_by"`,
      `${now.received.length}, without member ${gone[0]}`,
      'The list is whole: no LIMIT.',
    );
}

/** Who likes again what was looked at already makes nothing new. */
async function stillOld(other: Steps, from: number): Promise<void> {
  const { answer, received } = await likesOf(other, 'the like that was given twice');
  const entry = entryOf(received, from);
  if (entry !== undefined)
    other.same(
      answer,
      'Liking again makes a like new again',
      false,
      at(entry, 'like_new'),
      'INSERT IGNORE: liking twice is the same as liking once.',
    );
}

async function asReceived(other: Steps, from: number, witness: string | number | undefined): Promise<void> {
  const list = async (purpose: string): Promise<{ answer: Answer; entry: unknown }> => {
    const { answer, received } = await likesOf(other, purpose);
    return { answer, entry: entryOf(received, from) };
  };
  const first = await list('the like arrives');
  if (first.entry === undefined)
    return other.broken(
      first.answer,
      'A like does not reach the other member',
      `member ${from} in "liked_by"`,
      'not there',
    );
  other.same(first.answer, 'A like that just came is not new', true, at(first.entry, 'like_new'));
  expectNow(other, first.answer, at(first.entry, 'liked_at'), 'A like that just came');
  const second = await list('still new');
  other.same(
    second.answer,
    'Looking at the list makes a like old',
    true,
    at(second.entry, 'like_new'),
    'It stays new until the profile is opened: clear the flag in profile.php only.',
  );
  if (witness !== undefined) {
    await other.attempt('getProfile', {
      purpose: 'opens the profile of somebody else',
      query: { id: witness },
      expect: { kind: 'documented' },
    });
    const unopened = await list('still new, since its own profile was not opened');
    other.same(
      unopened.answer,
      'Opening one profile makes the likes of others old',
      true,
      at(unopened.entry, 'like_new'),
      'WHERE from_member = :profile AND to_member = :me',
    );
  }
  const opened = await other.call('getProfile', { purpose: 'opens the profile', query: { id: from } });
  other.same(opened, 'An opened profile does not tell that its like was new', true, at(opened.body, 'like_new'));
  const third = await list('not new any more');
  other.same(
    third.answer,
    'Opening the profile does not clear the new flag of its like',
    false,
    at(third.entry, 'like_new'),
    'UPDATE likes SET like_new = 0 when the profile is opened.',
  );
}

async function takeBack(
  steps: Steps,
  other: Steps,
  me: number,
  you: number,
  before: readonly unknown[],
): Promise<void> {
  await steps.call('unlikeProfile', { purpose: 'take it back', body: { profile: you } });
  const mine = await likesOf(steps, 'without it');
  const kept = ids(mine.given)
    .filter((id) => id !== you)
    .sort();
  steps.same(
    mine.answer,
    'Taking one like back takes others too',
    ids(before)
      .filter((id) => id !== you)
      .sort(),
    kept,
    'WHERE from_member = :me AND to_member = :profile',
  );
  if (entryOf(mine.received, you) === undefined)
    steps.broken(
      mine.answer,
      'Taking a like back takes the like of the other one too',
      `member ${you} in "liked_by"`,
      'not there',
    );
  const theirs = await likesOf(other, 'gone for the other one');
  if (entryOf(theirs.received, me) !== undefined)
    other.broken(
      theirs.answer,
      'A like that was taken back stays with the other member',
      `no member ${me} in "liked_by"`,
      'there',
    );
  await other.call('unlikeProfile', { purpose: 'takes the other one back', body: { profile: me } });
}
