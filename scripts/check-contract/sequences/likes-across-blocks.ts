import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { holds, listIn, numberIn } from './values.ts';

const idOf = async (steps: Steps): Promise<number> =>
  numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id') ?? 0;

/** A block takes the likes between the two away, both ways and for good, and leads to no new one. */
export const likesAcrossBlocks: Sequence = {
  title: 'likes between two members, and a block',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'getLikes', 'likeProfile', 'unlikeProfile', 'blockMember', 'unblockMember'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const [me, you] = [await idOf(steps), await idOf(other)];
    await steps.call('likeProfile', { purpose: 'like the other member', body: { profile: you } });
    await other.call('likeProfile', { purpose: 'is liked back', body: { profile: me } });
    await steps.call('blockMember', { purpose: 'block the other member', body: { profile: you } });
    const title = 'A block leaves the likes between the two';
    await without(steps, you, title, 'none is left for who blocks');
    await without(other, me, title, 'none is left for who is blocked');
    // Which refusal is right depends on how a site hides its blocks.
    await steps.attempt('likeProfile', {
      purpose: 'like who is blocked',
      body: { profile: you },
      expect: { kind: 'documented' },
    });
    await other.attempt('likeProfile', {
      purpose: 'likes who has blocked this member',
      body: { profile: me },
      expect: { kind: 'documented' },
    });
    await without(steps, you, 'A like comes through a block', 'none came through the block');
    await steps.call('unblockMember', { purpose: 'undo the block', body: { profile: you } });
    await without(steps, you, 'Likes come back when a block is undone', 'they are gone for good');
    await steps.attempt('unlikeProfile', {
      purpose: 'none is left',
      body: { profile: you },
      expect: { kind: 'documented' },
    });
    await other.attempt('unlikeProfile', {
      purpose: 'none is left',
      body: { profile: me },
      expect: { kind: 'documented' },
    });
  },
};

async function without(steps: Steps, id: number, title: string, purpose: string): Promise<void> {
  const likes: Answer = await steps.call('getLikes', { purpose });
  for (const list of ['profiles', 'liked_by'])
    if (holds(listIn(likes.body, `/${list}`), '/id', id))
      steps.broken(
        likes,
        title,
        `no member ${id} in "${list}"`,
        'there',
        'DELETE FROM likes, both ways, when a block is made; and refuse a like where there is a block.',
      );
}
