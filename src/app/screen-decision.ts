import type { SessionView } from '../worker-client/session-store.ts';
import { loginPath, parseNextPath } from './next-path.ts';
import type { Access } from './routes.ts';

export type ScreenDecision =
  | { show: 'page' }
  /** It is not known yet who is there. */
  | { show: 'waiting' }
  /** Members only, and none is logged in; an invitation instead of a redirect. */
  | { show: 'invitation' }
  /** The session cannot be known: storage or worker are out of order. */
  | { show: 'out-of-order' }
  | { show: 'redirect'; to: string; loggedOut: boolean };

export interface Visit {
  access: Access;
  session: SessionView;
  /** Path with query and hash. */
  address: string;
  /** Value of the query parameter `next`. */
  next: string | null;
  /** A member was logged in on this device when it was last known. */
  wasMember: boolean;
  /** The member has logged out while this tab was open. */
  hasJustLoggedOut: boolean;
}

/** Who may see what (specification, section 2), and where the others go. */
export function decideScreen(visit: Visit): ScreenDecision {
  const { access, session } = visit;
  if (access === 'public') return { show: 'page' };
  if (access === 'visitor') {
    if (session.status === 'member') {
      return { show: 'redirect', to: parseNextPath(visit.next) ?? '/home', loggedOut: false };
    }
    return session.status === 'starting' && visit.wasMember ? { show: 'waiting' } : { show: 'page' };
  }
  switch (session.status) {
    case 'member':
      return { show: 'page' };
    case 'starting':
      return { show: 'waiting' };
    case 'storage-refused':
    case 'worker-failed':
      return { show: 'out-of-order' };
    case 'visitor':
      if (visit.hasJustLoggedOut) return { show: 'redirect', to: '/login', loggedOut: true };
      if (access === 'auth-optional') return { show: 'invitation' };
      return { show: 'redirect', to: loginPath(visit.address), loggedOut: false };
  }
}
