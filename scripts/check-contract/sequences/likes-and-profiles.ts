import { at, valueAtPointer } from '../contract/json.ts';
import { likesOf } from './likes-of-two.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { holds, numberIn } from './values.ts';

const ids = (list: readonly unknown[]): readonly (number | null)[] => list.map((entry) => numberIn(entry, '/id'));

/** The list of likes agrees with the profiles in it. */
export const likesAndProfiles: Sequence = {
  title: 'the likes of the list on their profiles',
  account: 'member',
  calls: callsOf('getLikes', 'getProfile'),
  async run(steps) {
    if (steps.isDry) return;
    const { answer, given, received } = await likesOf(steps, 'as they stand');
    for (const [list, name] of [
      [given, 'profiles'],
      [received, 'liked_by'],
    ] as const)
      if (new Set(ids(list)).size < list.length)
        steps.broken(answer, `A member stands twice in "${name}"`, 'each once', 'repetitions');
    const flag = async (entry: unknown, name: 'liked' | 'likes_me'): Promise<void> => {
      const id = numberIn(entry, '/id');
      // The check of the list already reports an id that is not a number.
      if (id === null) return;
      const profile = await steps.attempt('getProfile', {
        purpose: `the profile of member ${id}`,
        query: { id },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (profile.isSuccess)
        steps.same(profile, `A profile tells "${name}" otherwise than the list of likes`, true, at(profile.body, name));
      for (const each of ['name', 'age', 'country', 'gender'] as const)
        if (profile.isSuccess)
          steps.same(
            profile,
            `A profile has another "${each}" than the list`,
            valueAtPointer(entry, `/${each}`),
            at(profile.body, each),
          );
    };
    if (given[0] !== undefined) await flag(given[0], 'liked');
    // Opening a profile clears the new flag, so use a like that has none.
    const old = received.find((entry) => at(entry, 'like_new') === false);
    if (old !== undefined) await flag(old, 'likes_me');
    await notLiked(steps, [...given, ...received]);
  },
};

/** Who stands in neither list is told as such. */
async function notLiked(steps: Steps, known: readonly unknown[]): Promise<void> {
  const strangers = steps.candidates('member').filter((id) => !holds(known, '/id', id));
  for (const id of strangers.slice(0, 2)) {
    const profile = await steps.attempt('getProfile', {
      purpose: `the profile of member ${id}, whom no like joins`,
      query: { id },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (!profile.isSuccess) continue;
    // Either may have come in between.
    const now = await likesOf(steps, 'whether there is none still');
    for (const [name, list] of [
      ['liked', now.given],
      ['likes_me', now.received],
    ] as const)
      if (!holds(list, '/id', id))
        steps.same(profile, `A profile tells "${name}" without a like`, false, at(profile.body, name));
  }
}
