import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useOwnUser } from '../../data/own-account.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { FACE_COUNT } from './face-places.tsx';

/** A member, and whether the reader likes them. */
interface LikedCard {
  profile: ProfileCard;
  liked: boolean;
}

/**
 * Returns whom to look at after a member: those who follow in the search that found them, its first ones after the last,
 * otherwise members nearby. Only what this device has, see `isOneMore`. Undefined while reading.
 */
export function useMoreMembers(memberId: number): LikedCard[] | undefined {
  const database = useAccountDatabase();
  const ownId = useOwnUser()?.profile.id ?? null;
  return useLiveQuery(
    async () =>
      await database.transaction('r', ['searches', 'answers', 'likes'], async () => {
        const newestFirst = database.searches.orderBy('fetchedAtMs').reverse();
        const search = await newestFirst
          .filter(({ result }) => result.profiles.some(({ id }) => id === memberId))
          .first();
        const found = search?.result.profiles ?? [];
        const at = found.findIndex(({ id }) => id === memberId);
        const nearby = (await database.answers.get('members-nearby'))?.answer;
        const all = [
          ...found.slice(at + 1),
          ...found.slice(0, Math.max(at, 0)),
          ...(nearby !== undefined && 'profiles' in nearby ? nearby.profiles : []),
        ];
        const shown = [...new Map(all.map((one) => [one.id, one])).values()]
          .filter((profile) => isOneMore(profile, memberId, ownId))
          .slice(0, FACE_COUNT);
        const likes = await database.likes.bulkGet(shown.map(({ id }) => id));
        return shown.map((profile, index) => ({ profile, liked: likes[index]?.given === 1 }));
      }),
    [database, memberId, ownId],
  );
}

/** Whether somebody can stand below a profile: another member with a picture, who is not fictional. */
export function isOneMore(profile: ProfileCard, memberId: number, ownId: number | null): boolean {
  return profile.id !== memberId && profile.id !== ownId && profile.main_image !== null && !profile.fictional_icon;
}
