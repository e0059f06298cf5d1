import type { MemberProfile, Settings } from '../../../../worker/public/rows.ts';
import { calls } from '../../../data/calls.ts';
import { useDirectRead } from '../../../data/use-direct-read.ts';
import { currentTracking } from '../../site/tracking.ts';

export interface ShownMember {
  isLoading: boolean;
  /** Null while loading, or on failure, such as when visitors may not see members; only the sign-up is shown then. */
  member: MemberProfile | null;
  settings: Settings | null;
  /** The member on whose page the visitor signs up; null if the profile could not be loaded. */
  signupAt: number | null;
}

/** Fetches the member that a landing page is about. */
export function useShownMember(memberId: number): ShownMember {
  const { read } = useDirectRead(`profile ${memberId}`, () =>
    calls.loadVisitorProfile(memberId, currentTracking()?.network ?? null),
  );
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  return {
    isLoading: read.state === 'loading' || settings.state === 'loading',
    member: read.state === 'ready' ? read.data : null,
    settings: settings.state === 'ready' ? settings.data : null,
    signupAt: read.state === 'failed' ? null : memberId,
  };
}
