import type { MemberProfile, ProfileCard } from '../../worker/public/rows.ts';
import { useAccountDatabase } from './account-database.tsx';
import { calls } from './calls.ts';
import { type Fetch, useFetch } from './use-fetch.ts';
import { useLiveQuery } from './use-live-query.ts';

export type Member =
  /** The database has not answered yet. */
  | { state: 'reading' }
  /** This device has no data about the member. */
  | { state: 'unknown' }
  /** Only what a chat or a like contains; the full profile was never fetched. */
  | { state: 'card'; card: ProfileCard }
  | { state: 'loaded'; profile: MemberProfile; fetchedAtMs: number }
  | { state: 'missing' }
  | { state: 'gone' };

/** Returns what this device knows about a member. */
export function useMember(profileId: number): Member {
  const database = useAccountDatabase();
  const found = useLiveQuery(async (): Promise<{ profileId: number; member: Member }> => {
    const row = await database.members.get(profileId);
    if (row !== undefined && row.state !== 'loaded') return { profileId, member: { state: row.state } };
    if (row?.profile) {
      return { profileId, member: { state: 'loaded', profile: row.profile, fetchedAtMs: row.fetchedAtMs } };
    }
    const other =
      (await database.likes.get(profileId)) ?? (await database.chats.where('profileId').equals(profileId).first());
    return { profileId, member: other === undefined ? { state: 'unknown' } : { state: 'card', card: other.profile } };
  }, [database, profileId]);
  return found === undefined || found.profileId !== profileId ? { state: 'reading' } : found.member;
}

/** Fetches a member's profile, which counts as opened: it also marks the member's new like as viewed (specification, section 4). */
export function useOpenedMember(profileId: number): Fetch & { member: Member } {
  const member = useMember(profileId);
  const { state } = member;
  const isThere = state === 'reading' ? undefined : state !== 'unknown' && state !== 'card';
  return { member, ...useFetch(`member ${profileId}`, () => calls.loadMember(profileId), isThere) };
}
