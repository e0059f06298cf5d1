import { calls } from '../../data/calls.ts';
import { type FetchEnd, fetchEnd } from '../../data/fetch-end.ts';

/** Fetches a profile; its new like counts as looked at (specification, section 4). */
export async function loadMember(profileId: number): Promise<FetchEnd> {
  return fetchEnd(await calls.loadMember(profileId));
}
