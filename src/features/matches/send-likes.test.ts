import { expect, test } from 'vitest';
import type { CommandResult, LikeIntent } from '../../../worker/public/worker-api.ts';
import { sendLikes } from './send-likes.ts';

/** Who is liked on the page; `during` is what the member does while the profile of somebody is loaded. */
function openPage(chosen: readonly number[], during: (profileId: number, liked: Set<number>) => void = () => {}) {
  const liked = new Set(chosen);
  const given: LikeIntent[] = [];
  const refused = new Set<number>();
  const calls = {
    loadMember: async (profileId: number) => {
      during(profileId, liked);
      return { status: 'fetched' } as const;
    },
    setLike: async (like: LikeIntent): Promise<CommandResult> => {
      given.push(like);
      return refused.has(like.profileId) ? { status: 'invalid', problem: 'unknown-profile' } : { status: 'accepted' };
    },
  };
  return { given, refused, send: () => sendLikes(() => [...liked], calls) };
}
const like = (profileId: number, liked = true): LikeIntent => ({ profileId, liked });

test('who is no longer liked while likes are sent gets none', async () => {
  const { given, send } = openPage([1, 2, 3], (profileId, liked) => profileId === 1 && liked.delete(3));
  expect(await send()).toEqual({ sent: 2, failed: [] });
  expect(given).toEqual([like(1), like(2)]);
});

test('nor who is no longer liked as their own like is prepared', async () => {
  const { given, send } = openPage([1, 2], (profileId, liked) => profileId === 2 && liked.delete(2));
  expect(await send()).toEqual({ sent: 1, failed: [] });
  expect(given).toEqual([like(1)]);
});

test('a like that was sent is taken back if the member takes it back before all are sent', async () => {
  const { given, send } = openPage([1, 2], (profileId, liked) => profileId === 2 && liked.delete(1));
  expect(await send()).toEqual({ sent: 1, failed: [] });
  expect(given).toEqual([like(1), like(2), like(1, false)]);
});

test('who is liked while likes are sent gets theirs too', async () => {
  const { given, send } = openPage([1, 2], (profileId, liked) => profileId === 2 && liked.add(3));
  expect(await send()).toEqual({ sent: 3, failed: [] });
  expect(given).toEqual([like(1), like(2), like(3)]);
});

test('a like that is refused is told, and the others are sent', async () => {
  const page = openPage([1, 2, 3]);
  page.refused.add(2);
  expect(await page.send()).toEqual({ sent: 2, failed: [2] });
});
