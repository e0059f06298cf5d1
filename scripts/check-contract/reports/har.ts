import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Redactor } from './redact.ts';
import { headerValue } from './response-excerpt.ts';

/** Longer bodies are truncated, which the entry notes. */
const BODY_BYTES_MAX = 262_144;

/** Returns an HTTP Archive 1.2 of all requests with secrets masked, for the network panel of browsers. */
export function harReport(report: RunReport, redactor: Redactor): string {
  const entries = report.exchanges.map((one) => entry(one, redactor));
  const creator = { name: 'check-contract', version: report.contract.version };
  const comment = `${report.contract.title} ${report.contract.version} against ${redactor.url(report.baseUrl)}`;
  return `${JSON.stringify({ log: { version: '1.2', creator, pages: [], entries, comment } }, null, 1)}\n`;
}

function entry(one: Exchange, redactor: Redactor): object {
  const name = one.operation?.operationId ?? 'no operation';
  return {
    startedDateTime: new Date(one.startedAtMs).toISOString(),
    time: one.durationMs,
    request: requestEntry(one, redactor),
    response: responseEntry(one, redactor),
    cache: {},
    timings: { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: one.durationMs, receive: 0 },
    comment: redactor.text(`#${one.sequence} ${one.phase}, ${name}: ${one.purpose}`),
  };
}

function requestEntry({ request }: Exchange, redactor: Redactor): object {
  const headers = redactor.headers(request.headers);
  const url = redactor
    .url(request.url)
    // HAR requires a valid URI, which a mask is not.
    .replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, (character) =>
      encodeURIComponent(character.replace(/\p{Cs}/u, '\uFFFD')),
    );
  const query = URL.canParse(url) ? [...new URL(url).searchParams] : [];
  const cookies = (headerValue(headers, 'cookie') ?? '').split('; ').filter((cookie) => cookie !== '');
  return {
    method: request.method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: cookies.map(cookieEntry),
    headers: headers.map(nameAndValue),
    queryString: query.map(nameAndValue),
    ...(request.body === null ? {} : { postData: postData(request.body, request.headers, redactor) }),
    headersSize: -1,
    bodySize: request.body?.length ?? 0,
  };
}

/** HAR supports only text here, so for binary bodies only the size is reported. */
function postData(body: Uint8Array, headers: HeaderList, redactor: Redactor): object {
  const mimeType = headerValue(headers, 'content-type') ?? '';
  const { text, isText, comment } = bodyText(redactor.body(body, headers));
  if (!isText) return { mimeType, params: [], text: '', comment: `${body.length} bytes that are no text` };
  return { mimeType, params: [], text, ...comment };
}

function responseEntry({ outcome }: Exchange, redactor: Redactor): object {
  if (outcome.kind === 'failed') {
    // Browsers export a request without a response this way.
    const content = { size: 0, mimeType: 'x-unknown' };
    const rest = { cookies: [], headers: [], content, redirectURL: '', headersSize: -1, bodySize: -1 };
    return { status: 0, statusText: '', httpVersion: '', ...rest, _error: redactor.text(outcome.message) };
  }
  const headers = redactor.headers(outcome.headers);
  const mimeType = headerValue(headers, 'content-type') ?? 'x-unknown';
  const redacted = redactor.body(outcome.body, outcome.headers);
  const { text, isText, comment } = bodyText(redacted);
  const cookies = headers
    .filter(([name]) => name.toLowerCase() === 'set-cookie')
    .map(([, value]) => cookieEntry(value));
  return {
    status: outcome.status,
    statusText: outcome.statusText,
    httpVersion: 'HTTP/1.1',
    cookies,
    headers: headers.map(nameAndValue),
    content: { size: outcome.body.length, mimeType, text, ...(isText ? {} : { encoding: 'base64' }), ...comment },
    redirectURL: headerValue(headers, 'location') ?? '',
    headersSize: -1,
    bodySize: outcome.body.length,
  };
}

function bodyText(body: Uint8Array): { text: string; isText: boolean; comment: { comment?: string } } {
  const kept = Buffer.from(body.subarray(0, BODY_BYTES_MAX));
  const isCut = kept.length < body.length;
  const text = kept.toString('utf8');
  // Truncation may split the last character.
  const comparedLength = isCut ? kept.length - 4 : kept.length;
  const isText = Buffer.from(text, 'utf8').subarray(0, comparedLength).equals(kept.subarray(0, comparedLength));
  const comment = isCut ? { comment: `The first ${kept.length} of ${body.length} bytes` } : {};
  return { text: isText ? text : kept.toString('base64'), isText, comment };
}

function nameAndValue([name, value]: readonly [string, string]): object {
  return { name, value };
}

function cookieEntry(cookie: string): object {
  const [pair = ''] = cookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  return { name: name.trim(), value };
}
