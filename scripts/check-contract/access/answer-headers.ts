import { headerValue } from '../checks/check-headers.ts';
import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import type { FindingText } from '../run/finding-text.ts';

/** If this many different polls set a cookie, all responses are assumed to. */
const POLLS_MIN = 5;
const FAR_ORIGIN = 'https://elsewhere.example';

/** Checks the response headers of a whole run: cookies, caching, and cross-origin read access. */
export function checkAnswerHeaders(context: RunContext): void {
  const answered = context.runner.exchanges.filter(({ outcome }) => outcome.kind === 'answered');
  checkCookies(context, answered);
  checkPolls(context, answered);
  for (const exchange of answered) checkCache(context, exchange);
  const open = answered.find((exchange) => isForOne(exchange) && opensToOthers(headersOf(exchange)) !== null);
  if (open !== undefined) tell(context, open, otherSites(opensToOthers(headersOf(open)) ?? ''));
}

/** Marks a request as coming from another site; the response headers show the effect. */
export const FAR_ORIGIN_HEADER: readonly [name: string, value: string] = ['Origin', FAR_ORIGIN];

const headersOf = ({ outcome }: Exchange): HeaderList => (outcome.kind === 'answered' ? outcome.headers : []);

/** Returns whether a response is private to one member. */
function isForOne({ use, outcome }: Exchange): boolean {
  return use?.session === 'required' && outcome.kind === 'answered' && outcome.status < 300;
}

function tell({ runner, planned }: RunContext, exchange: Exchange, text: FindingText): void {
  if (planned.some(({ operation }) => operation.operationId === exchange.operation?.operationId))
    runner.report('session', exchange, text);
}

/** Checks the cookies set by login and signup: possession of them grants access to the account. */
function checkCookies(context: RunContext, answered: readonly Exchange[]): void {
  const told = new Set<string>();
  for (const exchange of answered) {
    const isEntry = exchange.operation?.operationId === 'logIn' || exchange.use?.name === 'signUp';
    for (const line of setCookies(headersOf(exchange))) {
      const name = line.split('=')[0] ?? '';
      if (!isEntry || isRemoval(line) || told.has(name)) continue;
      told.add(name);
      for (const problem of cookieProblems(line, exchange.request.url.startsWith('https:')))
        tell(context, exchange, cookieText(name, problem));
    }
  }
}

function setCookies(headers: HeaderList): readonly string[] {
  return headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value);
}

function isRemoval(line: string): boolean {
  return (
    /;\s*max-age=-?0*(?:;|$)/i.test(line) ||
    /^[^=]+=(?:;|$|deleted;)/i.test(line) ||
    /expires=[^;]*\b19[67]\d\b/i.test(line)
  );
}

interface CookieProblem {
  lacks: string;
  because: string;
  option: string;
}

function cookieProblems(line: string, isSecure: boolean): readonly CookieProblem[] {
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
  const sameSite = attributes.find((attribute) => attribute.startsWith('samesite='))?.slice('samesite='.length);
  if (sameSite !== 'lax' && sameSite !== 'strict')
    problems.push({
      lacks: 'SameSite=Lax',
      because: 'other sites can send requests with the session',
      option: "'samesite' => 'Lax'",
    });
  if (isSecure && !attributes.includes('secure'))
    problems.push({
      lacks: 'Secure',
      because: 'it also goes over connections that anybody can read',
      option: "'secure' => true",
    });
  return problems;
}

function cookieText(name: string, { lacks, because, option }: CookieProblem): FindingText {
  return {
    code: 'session-cookie',
    title: `The session cookie lacks ${lacks}`,
    place: 'header Set-Cookie',
    expected: `${name}=…; ${lacks}`,
    actual: `without it ${because}`,
    advice: `Before session_start(): session_set_cookie_params([${option}, …]); or in php.ini session.cookie_${lacks.split('=')[0]?.toLowerCase()}.`,
  };
}

/** Reports a cookie set by every poll: it makes each response larger and prevents caching. */
function checkPolls(context: RunContext, answered: readonly Exchange[]): void {
  const polls = new Map<string, { all: number; setting: Exchange[] }>();
  for (const exchange of answered) {
    if (!isForOne(exchange) || exchange.request.method !== 'GET' || exchange.phase === 'login') continue;
    const name = exchange.use?.name ?? '';
    const poll = polls.get(name) ?? { all: 0, setting: [] };
    poll.all += 1;
    if (setCookies(headersOf(exchange)).some((line) => !isRemoval(line))) poll.setting.push(exchange);
    polls.set(name, poll);
  }
  const always = [...polls.values()].filter(({ all, setting }) => all > 0 && setting.length === all);
  const first = always[0]?.setting[0];
  if (first === undefined || always.length < POLLS_MIN || always.length < polls.size) return;
  tell(context, first, {
    code: 'cookie-with-every-answer',
    title: 'Every answer sets a cookie',
    place: 'header Set-Cookie',
    expected: 'a cookie when the session begins or changes',
    actual: `one with each answer of ${always.length} reads`,
    advice:
      'Set cookies where something changes: session_start() sends its own only once; look for setcookie() on the way of every script.',
  });
}

/** Reports a private response that shared caches, or the browser after logout, may keep. */
function checkCache(context: RunContext, exchange: Exchange): void {
  if (!isForOne(exchange) || exchange.request.method !== 'GET') return;
  const control = headerValue(headersOf(exchange), 'cache-control')?.toLowerCase() ?? '';
  const isKept =
    /\bpublic\b|\bs-maxage=0*[1-9]/.test(control) ||
    (/\bmax-age=0*[1-9]/.test(control) && !/\bprivate\b|\bno-store\b/.test(control));
  const code = isKept ? 'kept-by-others' : 'kept-after-logout';
  if (!isKept && /\bno-store\b/.test(control)) return;
  const isTold = context.runner.findings.some(
    ({ code: known, exchange: other }) => known === code && other.use === exchange.use,
  );
  if (isTold) return;
  tell(context, exchange, {
    code,
    title: isKept
      ? 'An answer for one member may be kept and shown to others'
      : 'An answer for one member may stay in the browser after the logout',
    place: 'header Cache-Control',
    expected: 'no-store',
    actual: control === '' ? 'no such header' : control,
    advice: "header('Cache-Control: no-store');",
  });
}

function opensToOthers(headers: HeaderList): string | null {
  const origin = headerValue(headers, 'access-control-allow-origin');
  return origin === '*' || origin === FAR_ORIGIN ? origin : null;
}

function otherSites(origin: string): FindingText {
  return {
    code: 'other-sites-read',
    title: 'Other sites may read the answers for a member',
    place: 'header Access-Control-Allow-Origin',
    expected: 'no such header: the client asks from the same origin',
    actual: origin === '*' ? '*' : `the origin that asked, ${origin}`,
    advice:
      "Drop header('Access-Control-Allow-Origin: …'), or name the origins of the site there, never * and never what the request says.",
  };
}
