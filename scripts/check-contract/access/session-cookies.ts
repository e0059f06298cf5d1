import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import type { FindingText } from '../run/finding-text.ts';

export function setCookies(headers: HeaderList): readonly string[] {
  return headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value);
}

/** Returns whether a Set-Cookie line removes its cookie. */
export function isRemoval(line: string): boolean {
  return (
    /;\s*max-age=-?0*(?:;|$)/i.test(line) ||
    /^[^=]+=(?:;|$|deleted;)/i.test(line) ||
    /expires=[^;]*\b19[67]\d\b/i.test(line)
  );
}

interface Line {
  exchange: Exchange;
  name: string;
  text: string;
}

/** Checks the cookies that open an account, in every response that sets them. */
export function checkSessionCookies(context: RunContext, answered: readonly Exchange[]): void {
  const lines = answered.flatMap((exchange) => linesOf(exchange));
  const names = entryCookies(context, lines);
  const told = new Set<string>();
  for (const { exchange, name, text } of lines)
    for (const problem of names.has(name) && isPlanned(context, exchange)
      ? cookieProblems(text, new URL(exchange.request.url))
      : []) {
      if (told.has(`${name} ${problem.lacks}`)) continue;
      told.add(`${name} ${problem.lacks}`);
      context.runner.report('session', exchange, cookieText(name, problem));
    }
}

/** Returns the name of the cookie that holds the session; null if it cannot be told from others. */
export function sessionCookieName(context: RunContext, answered: readonly Exchange[]): string | null {
  const names = entryCookies(
    context,
    answered.flatMap((exchange) => linesOf(exchange)),
  );
  if (names.has(context.contract.sessionCookie)) return context.contract.sessionCookie;
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : null;
}

/**
 * Returns the names of the cookies that a login or a sign-up sets. Where neither sets one, the session began before, in
 * the cookie that the contract names.
 */
function entryCookies(context: RunContext, lines: readonly Line[]): ReadonlySet<string> {
  const names = new Set(lines.filter(({ exchange }) => isEntry(exchange)).map(({ name }) => name));
  const { sessionCookie } = context.contract;
  return names.size > 0 || !lines.some(({ name }) => name === sessionCookie) ? names : new Set([sessionCookie]);
}

function linesOf(exchange: Exchange): readonly Line[] {
  if (exchange.outcome.kind !== 'answered') return [];
  return setCookies(exchange.outcome.headers)
    .filter((text) => !isRemoval(text))
    .map((text) => {
      const [pair = ''] = text.split(';');
      const [name = ''] = pair.split('=');
      return { exchange, name: name.trim(), text };
    });
}

function isPlanned({ planned }: RunContext, { operation }: Exchange): boolean {
  return planned.some((each) => each.operation.operationId === operation?.operationId);
}

function isEntry({ operation, use }: Exchange): boolean {
  return operation?.operationId === 'logIn' || use?.name === 'signUp';
}

interface CookieProblem {
  lacks: string;
  because: string;
  option: string;
}

function cookieProblems(line: string, url: URL): readonly CookieProblem[] {
  const attributes = line
    .split(';')
    .slice(1)
    .map((part) => part.trim().toLowerCase());
  const problems: CookieProblem[] = [];
  if (!attributes.includes('httponly'))
    problems.push({
      lacks: 'HttpOnly',
      because: 'any script of the page can read the session',
      option: "'httponly' => true",
    });
  // Of an attribute that stands twice, browsers take the last (RFC 6265, section 5.3).
  const attributeOf = (name: string): string | undefined =>
    attributes.findLast((attribute) => attribute.startsWith(`${name}=`))?.slice(name.length + 1);
  const sameSite = attributeOf('samesite');
  if (sameSite !== 'lax' && sameSite !== 'strict')
    problems.push({
      lacks: 'SameSite=Lax',
      because: 'other sites can send requests with the session',
      option: "'samesite' => 'Lax'",
    });
  if (url.protocol === 'https:' && !attributes.includes('secure'))
    problems.push({
      lacks: 'Secure',
      because: 'it also goes over connections that anybody can read',
      option: "'secure' => true",
    });
  const domain = attributeOf('domain')?.replace(/^\./, '');
  if (domain !== undefined && domain !== '' && domain !== url.hostname && !url.hostname.endsWith(`.${domain}`))
    problems.push({
      lacks: `a domain that ${url.hostname} may set`,
      because: 'browsers refuse it, and nobody stays logged in',
      option: "'domain' => ''",
    });
  const path = attributeOf('path');
  if (path?.startsWith('/') === true && !isBelow('/api/user.php', path))
    problems.push({
      lacks: 'a path above all calls',
      because: `browsers send it to ${path} alone`,
      option: "'path' => '/'",
    });
  if (domain !== undefined && domain !== url.hostname && url.hostname.endsWith(`.${domain}`))
    problems.push({
      lacks: 'a domain of its own',
      because: `every site below ${domain} gets the session`,
      option: "'domain' => ''",
    });
  return problems;
}

/** Whether a cookie of this path is sent to a call (RFC 6265, section 5.1.4). */
function isBelow(call: string, path: string): boolean {
  return call === path || call.startsWith(path.endsWith('/') ? path : `${path}/`);
}

function cookieText(name: string, { lacks, because, option }: CookieProblem): FindingText {
  return {
    code: 'session-cookie',
    title: `The session cookie lacks ${lacks}`,
    place: 'header Set-Cookie',
    expected: `${name}=…; ${lacks}`,
    actual: `without it ${because}`,
    advice: `Before session_start(): session_set_cookie_params([${option}, …]); or in php.ini session.cookie_….`,
  };
}
