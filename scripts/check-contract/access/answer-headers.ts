import { headerValue } from '../checks/check-headers.ts';
import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import type { FindingText } from '../run/finding-text.ts';
import { checkCookieAfterLogout } from './cookie-after-logout.ts';
import { checkDates } from './dates.ts';
import { checkGuessable } from './guessable.ts';
import { checkOddHeaders } from './odd-headers.ts';
import { checkSessionCookies, isRemoval, sessionCookieName, setCookies } from './session-cookies.ts';

/** If this many different polls set a cookie, all responses are assumed to. */
const POLLS_MIN = 5;
/** If a read sets a cookie each of so many times, it does so each time. */
const REPEATS_MIN = 4;
const FAR_ORIGIN = 'https://elsewhere.example';

/** Checks the response headers of a whole run: cookies, caching, and cross-origin read access. */
export function checkAnswerHeaders(context: RunContext): void {
  const answered = context.runner.exchanges.filter(({ outcome }) => outcome.kind === 'answered');
  checkSessionCookies(context, answered);
  checkGuessable(context, answered, sessionCookieName(context, answered));
  checkCookieAfterLogout(context, answered);
  checkPolls(context, answered);
  checkOddHeaders(context, answered);
  for (const exchange of answered) {
    checkCache(context, exchange);
    checkSharedCache(context, exchange);
  }
  const open = answered.find((exchange) => opensToOthers(exchange) !== null);
  if (open !== undefined) tell(context, open, otherSites(opensToOthers(open) ?? ''));
  checkDates(context, answered);
}

/** Marks a request as coming from another site; the response headers show the effect. */
export const FAR_ORIGIN_HEADER: readonly [name: string, value: string] = ['Origin', FAR_ORIGIN];

const headersOf = ({ outcome }: Exchange): HeaderList => (outcome.kind === 'answered' ? outcome.headers : []);

/** Returns whether a response is private to one member. */
function isForOne({ use, outcome }: Exchange): boolean {
  return use?.session === 'required' && outcome.kind === 'answered' && outcome.status < 300;
}

function tell({ runner, planned }: RunContext, exchange: Exchange | undefined, text: FindingText): void {
  if (exchange === undefined) return;
  if (planned.some(({ operation }) => operation.operationId === exchange.operation?.operationId))
    runner.report('session', exchange, text);
}

/** Reports what a shared cache could show to others: the token of one browser, and refusals that pass. */
function checkSharedCache(context: RunContext, exchange: Exchange): void {
  const { outcome, request, operation } = exchange;
  if (outcome.kind !== 'answered' || request.method !== 'GET') return;
  const control = headerValue(outcome.headers, 'cache-control')?.toLowerCase() ?? '';
  if (!keepsForOthers(control)) return;
  const isToken = outcome.status < 300 && operation?.operationId === 'getSettings';
  const mayStay = exchange.use?.session !== 'required' && [404, 410].includes(outcome.status);
  const isRefusal = outcome.status >= 400 && !mayStay;
  if (!isToken && !isRefusal) return;
  const code = isToken ? 'token-kept-by-others' : 'refusal-kept';
  if (context.runner.findings.some(({ code: known }) => known === code)) return;
  tell(context, exchange, {
    code,
    title: isToken
      ? 'The csrf token of one browser may be kept and given to others'
      : 'A refusal may be kept, and shown when it does not hold any more',
    place: 'header Cache-Control',
    expected: 'no-store, or private',
    actual: control,
    advice: "header('Cache-Control: no-store');",
  });
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
  if (first === undefined || always.length < POLLS_MIN || always.length < polls.size) {
    // The session that goes on may be sent again by everything, and by nothing but a mistake by one call alone.
    for (const { all, setting } of always) if (all >= REPEATS_MIN) tell(context, setting[0], cookieOfOne(all));
    return;
  }
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

function cookieOfOne(times: number): FindingText {
  return {
    code: 'cookie-with-every-answer',
    title: 'Every answer of one read sets a cookie',
    place: 'header Set-Cookie',
    expected: 'a cookie when the session begins or changes',
    actual: `one with each of ${times} answers, while other reads set none`,
    advice: 'Look for setcookie() or a second session in the script of this call; keep what it counts in the session.',
  };
}

/** Whether shared caches may keep a response with this Cache-Control. */
function keepsForOthers(control: string): boolean {
  return (
    /\bpublic\b|\bs-maxage=0*[1-9]/.test(control) ||
    (/\bmax-age=0*[1-9]/.test(control) && !/\bprivate\b|\bno-store\b/.test(control))
  );
}

/** Reports a private response that shared caches, or the browser after logout, may keep. */
function checkCache(context: RunContext, exchange: Exchange): void {
  if (!isForOne(exchange)) return;
  const control = headerValue(headersOf(exchange), 'cache-control')?.toLowerCase() ?? '';
  const isKept = keepsForOthers(control);
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

/** Returns the foreign origin that a response opens itself to, or null. Preflights must not open what reads do not. */
function opensToOthers({ request, ...exchange }: Exchange): string | null {
  const origin = headerValue(headersOf({ request, ...exchange }), 'access-control-allow-origin');
  const asked = headerValue(request.headers, 'origin');
  if (origin === null || (origin !== '*' && origin !== asked) || origin === new URL(request.url).origin) return null;
  const isPreflight = request.method === 'OPTIONS';
  if (isPreflight && origin === '*') return null;
  return isPreflight || isForOne({ request, ...exchange }) ? origin : null;
}

function otherSites(origin: string): FindingText {
  return {
    code: 'other-sites-read',
    title: 'Other sites may read the answers for a member',
    place: 'header Access-Control-Allow-Origin',
    expected: 'no such header for other sites; where the API has its own origin, that of the app alone',
    actual: origin === '*' ? '*' : `the origin that asked, ${origin}`,
    advice:
      "Drop header('Access-Control-Allow-Origin: …'), or name the origins of the site there, never * and never what the request says.",
  };
}
