import { headerValue } from '../checks/check-headers.ts';
import type { Exchange } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import type { FindingText } from '../run/finding-text.ts';
import { setCookies } from './session-cookies.ts';

type Look = (exchange: Exchange, headers: Extract<Exchange['outcome'], { kind: 'answered' }>) => FindingText | null;

/** Checks headers that the contract does not describe by a schema, but by what they are for; each once per use. */
export function checkOddHeaders({ runner, planned }: RunContext, answered: readonly Exchange[]): void {
  const told = new Set<string>();
  noteVersion(runner.notes, answered);
  for (const exchange of answered) {
    const { outcome, operation, use } = exchange;
    if (outcome.kind !== 'answered' || !planned.some((each) => each.operation.operationId === operation?.operationId))
      continue;
    for (const look of [redirect, dialog, countedWithoutCookie, file, repeated]) {
      const text = look(exchange, outcome);
      if (text === null || told.has(`${text.title} ${use?.name}`)) continue;
      told.add(`${text.title} ${use?.name}`);
      runner.report('session', exchange, text);
    }
  }
}

/** No breach, and the default of PHP; it helps only those who look for old versions. */
function noteVersion(notes: Set<string>, answered: readonly Exchange[]): void {
  for (const { outcome } of answered) {
    const version = outcome.kind === 'answered' ? headerValue(outcome.headers, 'x-powered-by') : null;
    if (version === null || !/\d\.\d/.test(version)) continue;
    notes.add(`X-Powered-By tells everybody the version (${version}); expose_php = Off in php.ini keeps it back.`);
    return;
  }
}

const redirect: Look = (_exchange, { status, headers }) => {
  const location = headerValue(headers, 'location');
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(location ?? '')?.[1]?.toLowerCase();
  if (status < 300 || status >= 400 || scheme === undefined || ['http', 'https'].includes(scheme)) return null;
  return {
    code: 'wrong-header',
    title: 'A redirect does not lead to a page',
    place: 'header Location',
    expected: 'an address that begins with https://',
    actual: `${scheme}:…, which runs a script or opens another program`,
    advice: 'Take the address from a list of partners; no part of it from the request.',
  };
};

/** Schemes for which browsers ask with a window of their own, above the page. */
const ASKING = /\b(?:basic|digest|negotiate|ntlm)\b/i;

const dialog: Look = (_exchange, { status, headers }) => {
  const asked = headerValue(headers, 'www-authenticate');
  if (status !== 401 || asked === null || !ASKING.test(asked)) return null;
  return {
    code: 'login-dialog',
    title: 'A lost session opens the login window of the browser',
    place: 'header WWW-Authenticate',
    expected: 'status 401 or 403 without this header: the client shows its own login',
    actual: asked,
    advice: 'Drop the header, or answer 403; a staging server behind a password is asked with --header.',
  };
};

const countedWithoutCookie: Look = ({ operation }, { headers }) => {
  const [cookie] = operation?.operationId === 'countLandingStep' ? setCookies(headers) : [];
  if (cookie === undefined) return null;
  return {
    code: 'cookie-of-count',
    title: 'Counting a step on a landing page sets a cookie',
    place: 'header Set-Cookie',
    expected: 'none: what is counted recognises no visitor',
    actual: `${cookie.split('=')[0]}=…`,
    advice: 'No session_start() in this script.',
  };
};

const file: Look = ({ operation }, { status, headers }) => {
  const disposition = headerValue(headers, 'content-disposition');
  if (operation?.operationId !== 'exportAccount' || status !== 200 || disposition === null) return null;
  if (/^\s*attachment\b.*\bfilename/i.test(disposition)) return null;
  return {
    code: 'wrong-header',
    title: 'The copy of all data is not sent as a file with a name',
    place: 'header Content-Disposition',
    expected: 'attachment; filename="…"',
    actual: disposition,
    advice: `header('Content-Disposition: attachment; filename="my-data.json"');`,
  };
};

/** Headers of which an answer has one (RFC 9110, section 5.3); browsers and proxies take different ones of two. */
const SINGLE = ['content-type', 'date', 'location', 'etag', 'last-modified', 'content-disposition', 'retry-after'];

const repeated: Look = (_exchange, { headers }) => {
  for (const name of SINGLE) {
    const values = headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value);
    if (values.length < 2) continue;
    return {
      code: 'wrong-header',
      title: `A header stands twice: ${name}`,
      place: `header ${name}`,
      expected: 'one of that name',
      actual: values.join(' | '),
      advice:
        "header('Name: value') replaces one of the same name unless its second argument is false; look at what the web server adds, too.",
    };
  }
  return null;
};
