import type { MemberProfile, Settings } from '../../../../worker/public/rows.ts';
import { calls } from '../../../data/calls.ts';
import { useDirectRead } from '../../../data/use-direct-read.ts';
import { parseTrackingQuery, readTracking } from '../../site/tracking.ts';

export interface ShownMember {
  isLoading: boolean;
  /** Null while loading, and where visitors may not see members: the sign-up stands alone. */
  member: MemberProfile | null;
  settings: Settings | null;
  /** At whose page the visitor signs up; null where there is no such member. */
  signupAt: number | null;
}

/** The member around whom a landing page is. */
export function useShownMember(memberId: number): ShownMember {
  const network = (readTracking() ?? parseTrackingQuery(location.search))?.network ?? null;
  const { read } = useDirectRead(`profile ${memberId}`, () => calls.loadVisitorProfile(memberId, network));
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  return {
    isLoading: read.state === 'loading' || settings.state === 'loading',
    member: read.state === 'ready' ? read.data : null,
    settings: settings.state === 'ready' ? settings.data : null,
    signupAt: read.state === 'failed' ? null : memberId,
  };
}
