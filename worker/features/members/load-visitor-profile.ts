import type { DirectResult } from '../../public/direct-calls.ts';
import type { MemberProfile } from '../../public/rows.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns a member's profile for a visitor, without storing it. */
export function loadVisitorProfile(
  visit: Visit,
  memberId: number,
  network: string | null,
): Promise<DirectResult<MemberProfile>> {
  const query = network === null ? { id: memberId } : { id: memberId, trafficsource: network };
  return read(visit, (client, { signal }) => client.GET('/api/profile.php', { params: { query }, signal }));
}
