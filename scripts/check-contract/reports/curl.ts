import type { SentRequest } from '../model/exchange.ts';
import { namedSecrets, type Redactor } from './redact.ts';

/** Headers that curl sets itself. */
const OWN_HEADERS = ['host', 'content-length', 'connection', 'transfer-encoding', 'accept-encoding'];
const PRINTED_BYTES_MAX = 16_384;

/** Returns a POSIX shell command line that resends the request, with secrets masked. */
export function curlLine(request: SentRequest, redactor: Redactor = namedSecrets): string {
  return curlParts(request, redactor).join(' ');
}

/** The same command over several lines, for readability. */
export function curlBlock(request: SentRequest, redactor: Redactor = namedSecrets): string {
  return curlParts(request, redactor).join(' \\\n  ');
}

/** Returns the command in parts, each to be kept on one line. */
function curlParts(request: SentRequest, redactor: Redactor): string[] {
  const url = redactor.url(request.url);
  const words = ['curl', '-i'];
  if (request.method === 'HEAD') words.push('--head');
  else if (request.method !== 'GET' || request.body !== null) words.push('-X', shellWord(request.method));
  // curl treats brackets and braces as patterns and normalizes `/../`.
  if (/[[\]{}]/.test(url)) words.push('--globoff');
  if (/\/\.\.?(\/|$)/.test(url)) words.push('--path-as-is');
  if (request.headers.some(([name]) => name.toLowerCase() === 'accept-encoding')) words.push('--compressed');
  words.push(shellWord(url));
  const parts = [words.join(' ')];
  for (const [name, value] of redactor.headers(request.headers)) {
    if (OWN_HEADERS.includes(name.toLowerCase())) continue;
    parts.push(`-H ${shellWord(value === '' ? `${name};` : `${name}: ${value}`)}`);
  }
  if (request.body === null) return parts;
  if (!request.headers.some(([name]) => name.toLowerCase() === 'content-type')) parts.push("-H 'Content-Type:'");
  const body = Buffer.from(redactor.body(request.body, request.headers));
  const text = body.toString('utf8');
  if (!text.includes('\0') && Buffer.from(text, 'utf8').equals(body) && body.length <= PRINTED_BYTES_MAX)
    return [...parts, `--data-raw ${shellWord(text)}`];
  if (body.length > PRINTED_BYTES_MAX) return [...parts, `--data-binary @body.bin  # ${body.length} bytes`];
  // A shell word cannot contain a zero byte, but printf of any POSIX shell can print one.
  const octal = [...body].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  return [`printf '${octal}' |`, ...parts, '--data-binary @-'];
}

/** Within single quotes, only the quote itself is special to a shell. */
function shellWord(text: string): string {
  return /^[A-Za-z0-9_./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
