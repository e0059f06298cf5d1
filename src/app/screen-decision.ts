import type { SessionView } from '../data/session-store.ts';
import { loginPath, parseNextPath } from '../routing/next-path.ts';
import { parseId } from '../routing/path-parameters.ts';
import { pathTo } from '../routing/path-to.ts';
import type { Route } from './route.ts';
import type { SessionEnd } from './session-end.ts';

export type ScreenDecision =
  | { show: 'page' }
  /** The session is not known yet. */
  | { show: 'waiting' }
  /** Members only, and nobody is logged in: the route's page for visitors is shown instead of a redirect. */
  | { show: 'invitation' }
  /** The session cannot be determined: storage or worker are not working. */
  | { show: 'out-of-order' }
  | { show: 'not-found' }
  | { show: 'redirect'; to: string; loggedOut: boolean };

export interface Visit {
  session: SessionView;
  /** Path with query and hash. */
  address: string;
  /** Value of the query parameter `next`. */
  next: string | null;
  /** A member was logged in when this device last knew. */
  wasMember: boolean;
  /** How the member of this tab left within the last second. */
  sessionEnd: SessionEnd;
  /** The member has just signed up in this tab. */
  hasFreshAccount: boolean;
  /** The configuration opens the developer area. */
  developerArea: boolean;
}

/** A route's rule, named in its row; returns null to let the visit pass. */
type Middleware = (visit: Visit) => ScreenDecision | null;

const MIDDLEWARE: ReadonlyMap<string, Middleware> = new Map<string, Middleware>([
  ['login', (visit) => membersOnly(visit, toLogin(visit))],
  ['open-search', openSearch],
  ['members-invitation', (visit) => membersOnly(visit, { show: 'invitation' })],
  ['visitors-only', visitorsOnly],
  ['members-to-profile', membersToProfile],
  ['developer-area', ({ developerArea }) => (developerArea ? null : { show: 'not-found' })],
]);

/**
 * Decides who may see what (specification, section 2), and where others are redirected.
 *
 * @throws if the route names an unknown rule (specification, section 8)
 */
export function decideScreen(
  { access, middleware }: Pick<Route, 'access' | 'middleware'>,
  visit: Visit,
): ScreenDecision {
  // Otherwise the visitors' frame would visibly be replaced by the member's, losing what was typed into the page.
  if (visit.session.status === 'starting' && visit.wasMember) return { show: 'waiting' };
  // The search checks by itself whether the site opens it to visitors (section 5).
  const needsLogin = access === 'login' && !middleware.includes('open-search');
  for (const name of needsLogin ? ['login', ...middleware] : middleware) {
    const rule = MIDDLEWARE.get(name);
    if (rule === undefined) throw new Error(`Unknown route middleware: ${name}`);
    const decision = rule(visit);
    if (decision !== null) return decision;
  }
  return { show: 'page' };
}

function membersOnly({ session, sessionEnd }: Visit, forVisitors: ScreenDecision): ScreenDecision | null {
  switch (session.status) {
    case 'member':
      return null;
    case 'starting':
      return { show: 'waiting' };
    case 'storage-refused':
    case 'storage-blocked':
    case 'worker-failed':
      return { show: 'out-of-order' };
    case 'visitor':
      return sessionEnd === 'logged-out' ? { show: 'redirect', to: pathTo('/login'), loggedOut: true } : forVisitors;
  }
}

/** Lets visitors pass; a member whose session was lost must log in again first. */
function openSearch(visit: Visit): ScreenDecision | null {
  const isLost = visit.session.status === 'visitor' && visit.session.cause === 'lost';
  return membersOnly(visit, isLost ? toLogin(visit) : { show: 'page' });
}

function toLogin({ address }: Visit): ScreenDecision {
  return { show: 'redirect', to: loginPath(address), loggedOut: false };
}

/** The page invites visitors to a member: members are redirected to that profile, or finish the sign-up begun there. */
function membersToProfile({ session, address, hasFreshAccount }: Visit): ScreenDecision | null {
  if (session.status !== 'member') return null;
  if (hasFreshAccount) return { show: 'redirect', to: pathTo('/complete-signup'), loggedOut: false };
  const memberId = parseId(/^\/members\/(\d+)\//.exec(address)?.[1] ?? '');
  return memberId === null
    ? { show: 'not-found' }
    : { show: 'redirect', to: pathTo('/members/:memberId', { memberId }), loggedOut: false };
}

/** The page has nothing for members: they are redirected. */
function visitorsOnly({ session, next, hasFreshAccount }: Visit): ScreenDecision | null {
  if (session.status !== 'member') return null;
  const to = hasFreshAccount ? pathTo('/complete-signup') : (parseNextPath(next) ?? pathTo('/home'));
  return { show: 'redirect', to, loggedOut: false };
}
