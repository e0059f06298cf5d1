import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** What looks alone changes nothing: no flag, no count; and a report is a report, no block. */
export const leftAlone: Sequence = {
  title: 'what looking and reporting leave alone',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'getLikes', 'likeProfile', 'unlikeProfile'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const you = numberIn((await other.call('getUser', { purpose: 'who likes' })).body, '/profile/id') ?? 0;
    const me = numberIn((await steps.call('getUser', { purpose: 'who is liked' })).body, '/profile/id') ?? 0;
    await other.call('likeProfile', { purpose: 'a like', body: { profile: me } });
    await lookAround(steps, you);
    const likes = await steps.call('getLikes', { purpose: 'the like is new still' });
    const entry = listIn(likes.body, '/liked_by').find((each) => numberIn(each, '/id') === you);
    if (entry !== undefined)
      steps.same(
        likes,
        'A like is not new any more, although its profile was not opened',
        true,
        at(entry, 'like_new'),
        'Clear the flag in profile.php only.',
      );
    await other.call('unlikeProfile', { purpose: 'take it back', body: { profile: me } });
    await notLikedAnyMore(steps, you);
    await reported(steps, you);
  },
};

/** Everything that shows the member, but the own profile. */
async function lookAround(steps: Steps, you: number): Promise<void> {
  const expect = { kind: 'documented' } as const;
  if (steps.has('exportAccount')) await steps.attempt('exportAccount', { purpose: 'a copy of all data', expect });
  if (steps.has('search'))
    await steps.attempt('search', {
      purpose: 'a search that finds the member',
      query: { manual_search: '1', do_not_save: '1', order: 'newest' },
      expect,
    });
  if (steps.has('getMatches'))
    await steps.attempt('getMatches', { purpose: 'matches', query: { kind: 'signup' }, expect });
  if (steps.has('getChat', 'startChat') && steps.has('removeChat')) {
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: 'a conversation with the member',
      query: { profile: you },
      expect,
    });
    const conversation = numberIn(started.body, '/id');
    if (conversation !== null) {
      await steps.attempt('removeChat', { purpose: 'remove it', body: { conversation }, expect });
      steps.visitor.pool.forget('conversation', conversation);
    }
  }
}

async function notLikedAnyMore(steps: Steps, you: number): Promise<void> {
  if (!steps.has('getProfile')) return;
  const profile = await steps.call('getProfile', { purpose: 'the like that was taken back', query: { id: you } });
  steps.same(
    profile,
    'A profile tells a like that was taken back',
    [false, false],
    [at(profile.body, 'likes_me'), at(profile.body, 'like_new')],
  );
}

async function reported(steps: Steps, you: number): Promise<void> {
  if (!steps.has('reportMember') || !steps.has('getProfile')) return;
  const blocked = async (purpose: string): Promise<readonly unknown[] | null> =>
    steps.has('listBlockedMembers')
      ? listIn((await steps.call('listBlockedMembers', { purpose, query: { pp: 100 } })).body, '/profiles').map(
          (each) => at(each, 'id'),
        )
      : null;
  const before = await blocked('who is blocked');
  const sent = await steps.attempt('reportMember', {
    purpose: 'a report',
    body: { profile: you, kind: 'other', text: 'A report that blocks nobody.', conversation: null },
    expect: { kind: 'documented' },
  });
  if (!sent.isSuccess) return;
  const profile = await steps.call('getProfile', { purpose: 'who was reported', query: { id: you } });
  steps.same(profile, 'A report blocks the member', false, at(profile.body, 'blocked'));
  const after = await blocked('who is blocked after a report');
  if (before !== null) steps.same(profile, 'A report changes who is blocked', before, after);
}
