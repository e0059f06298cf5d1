import { calls } from '../../data/calls.ts';
import { type FetchEnd, fetchEnd, isFetchFailed } from '../../data/fetch-end.ts';
import { useRequest } from '../../data/use-request.ts';

export type MemberLoad = FetchEnd | 'loading';

/**
 * Fetches a profile when its page is opened; its new like counts as looked at (specification, section 4). What the
 * database has is shown meanwhile.
 */
export function useMemberLoad(profileId: number): { load: MemberLoad; retry: () => void } {
  const { result, retry } = useRequest(`member ${profileId}`, () => calls.loadMember(profileId), isFetchFailed);
  return { load: result === null ? 'loading' : fetchEnd(result), retry };
}
