import type { SentRequest } from '../model/exchange.ts';
import { namedSecrets, type Redactor } from './redact.ts';

/** What curl works out itself. */
const OWN_HEADERS = ['host', 'content-length', 'connection', 'transfer-encoding', 'accept-encoding'];
const PRINTED_BYTES_MAX = 16_384;

/** A line for a POSIX shell that sends the request again, with its secrets masked. */
export function curlLine(request: SentRequest, redactor: Redactor = namedSecrets): string {
  return curlParts(request, redactor).join(' ');
}

/** The same as a command over several lines, which reads better. */
export function curlBlock(request: SentRequest, redactor: Redactor = namedSecrets): string {
  return curlParts(request, redactor).join(' \\\n  ');
}

/** What belongs together on one line. */
function curlParts(request: SentRequest, redactor: Redactor): string[] {
  const url = redactor.url(request.url);
  const words = ['curl', '-i'];
  if (request.method === 'HEAD') words.push('--head');
  else if (request.method !== 'GET' || request.body !== null) words.push('-X', shellWord(request.method));
  // curl reads brackets and braces as patterns, and folds `/../`.
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
  // A shell word holds no zero byte; printf of any POSIX shell makes it.
  const octal = [...body].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  return [`printf '${octal}' |`, ...parts, '--data-binary @-'];
}

/** In single quotes nothing but the quote itself means anything to a shell. */
function shellWord(text: string): string {
  return /^[A-Za-z0-9_./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
