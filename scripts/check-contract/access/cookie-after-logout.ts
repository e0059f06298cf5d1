import { headerValue } from '../checks/check-headers.ts';
import type { Exchange } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import { isRemoval, setCookies } from './session-cookies.ts';

interface Cookie {
  name: string;
  value: string;
  /** What the browser files it under, besides its name. */
  path: string;
  isRemoved: boolean;
}

/**
 * Checks that a logout takes the session out of the browser: removed, or replaced by that of a visitor, under the path
 * under which the login has set it. Another path is another cookie.
 */
export function checkCookieAfterLogout({ runner, planned }: RunContext, answered: readonly Exchange[]): void {
  const entries = answered.filter(({ operation, use }) => operation?.operationId === 'logIn' || use?.name === 'signUp');
  const known = entries.flatMap(cookiesOf).filter(({ isRemoved }) => !isRemoved);
  for (const exchange of answered) {
    const { operation, outcome, request } = exchange;
    if (operation?.operationId !== 'logOut' || outcome.kind !== 'answered' || outcome.status !== 200) continue;
    if (request.method !== operation.method || !planned.some((each) => each.operation === operation)) continue;
    const sent = (headerValue(request.headers, 'cookie') ?? '').split('; ');
    const session = known.findLast(({ name, value }) => sent.includes(`${name}=${value}`));
    if (session === undefined) continue;
    const answers = cookiesOf(exchange).filter(({ name }) => name === session.name);
    if (answers.some(({ path }) => path === session.path)) continue;
    const [other] = answers;
    runner.report('session', exchange, {
      code: 'session-cookie',
      title: 'Logging out leaves the session cookie in the browser',
      place: 'header Set-Cookie',
      expected: `${session.name}=; Max-Age=0; Path=${session.path}`,
      actual: other === undefined ? 'no such header' : `the cookie of another path is removed, ${other.path}`,
      advice:
        "setcookie(session_name(), '', ['expires' => 1] + …) with the path and domain of session_get_cookie_params().",
    });
    return;
  }
}

function cookiesOf({ outcome, request }: Exchange): readonly Cookie[] {
  if (outcome.kind !== 'answered') return [];
  return setCookies(outcome.headers).map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const path = attributes.findLast((each) => /^path=\//i.test(each))?.slice('path='.length);
    return { name, value: value.join('='), path: path ?? folderOf(request.url), isRemoved: isRemoval(line) };
  });
}

/** The path of a cookie that names none (RFC 6265, section 5.1.4). */
function folderOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(0, Math.max(1, pathname.lastIndexOf('/')));
}
