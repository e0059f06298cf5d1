import { calls } from '../../worker-client/calls.ts';

/** `lost`: the session ended, and the app leads to the login. */
export type MemberFetch = 'fetched' | 'missing' | 'gone' | 'offline' | 'failed' | 'lost';

/** Fetches a profile; its new like counts as looked at (specification, section 4). */
export async function loadMember(profileId: number): Promise<MemberFetch> {
  const { status } = await calls.loadMember(profileId);
  switch (status) {
    case 'fetched':
    case 'missing':
    case 'gone':
    case 'offline':
      return status;
    case 'session-lost':
      return 'lost';
    default:
      return 'failed';
  }
}
