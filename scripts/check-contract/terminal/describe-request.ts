import type { Exchange } from '../model/exchange.ts';
import { namedSecrets } from '../reports/redact.ts';
import type { Paint } from './paint.ts';

const BODY_CHARACTERS_MAX = 1000;

/** Formats what would be sent as lines: purpose, request line, headers, body. Masks secrets. */
export function describeRequest({ phase, purpose, request }: Exchange, paint: Paint): readonly string[] {
  const headers = namedSecrets.headers(request.headers).map(([name, value]) => `  ${name}: ${value}`);
  const head = [
    '',
    paint.dim(`${phase}: ${purpose}`),
    `${paint.bold(request.method)} ${namedSecrets.url(request.url)}`,
  ];
  if (request.body === null) return [...head, ...headers];
  const bytes = Buffer.from(namedSecrets.body(request.body, request.headers));
  const text = bytes.toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(bytes) && !text.includes('\0');
  const body = isText ? [...text].slice(0, BODY_CHARACTERS_MAX).join('') : `<${bytes.byteLength} bytes>`;
  return [...head, ...headers, `  ${body}`];
}
