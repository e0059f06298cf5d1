import type { Incoming } from './call.ts';
import type { World } from './world.ts';

const NAME = 'rendezvous_session';

/** Only where a breach is about sessions that a browser brings: visitors then have a cookie of their own. */
const VISITOR_NAME = 'rendezvous_visitor';

export function cookieValue(incoming: Incoming): string | null {
  return cookieOf(incoming, NAME);
}

/** Returns the ids of sessions in the request, that of a member first. */
export function sessionTokens(incoming: Incoming): readonly string[] {
  return [NAME, VISITOR_NAME].flatMap((name) => cookieOf(incoming, name) ?? []);
}

function cookieOf({ headers }: Incoming, name: string): string | null {
  const pair = (headers.get('cookie') ?? '').split('; ').find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Returns a Set-Cookie value; a null token removes the cookie. */
export function cookieHeader(world: World, token: string | null): string {
  const attributes = [
    ['cookie-without-path', 'Path=/'],
    ['cookie-without-httponly', 'HttpOnly'],
    ['cookie-without-samesite', 'SameSite=Lax'],
    ['cookie-not-secure', 'Secure'],
  ] as const;
  if (world.breaks('cookie-of-other-domain'))
    return `${NAME}=${token ?? ''}; HttpOnly; SameSite=Lax; Secure; Path=/; Domain=elsewhere.example`;
  const path = token === null && world.breaks('logout-removes-other-path') ? 'Path=/api' : 'Path=/';
  const kept: string[] = attributes
    .filter(([breach]) => !world.breaks(breach))
    .map(([, attribute]) => (attribute === 'Path=/' ? path : attribute));
  if (world.breaks('cookie-samesite-none')) kept.push('SameSite=None');
  const isVisitor = world.breaks('brought-session-taken') && world.sessions.get(token ?? '')?.account === null;
  const name = isVisitor ? VISITOR_NAME : NAME;
  return [`${name}=${token ?? ''}`, ...(token === null ? ['Max-Age=0'] : []), ...kept].join('; ');
}
