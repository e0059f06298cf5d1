import type { Incoming } from './call.ts';
import type { World } from './world.ts';

const NAME = 'rendezvous_session';

export function cookieValue({ headers }: Incoming): string | null {
  const pair = (headers.get('cookie') ?? '').split('; ').find((each) => each.startsWith(`${NAME}=`));
  return pair === undefined ? null : pair.slice(NAME.length + 1);
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
  return [`${NAME}=${token ?? ''}`, ...(token === null ? ['Max-Age=0'] : []), ...kept].join('; ');
}
