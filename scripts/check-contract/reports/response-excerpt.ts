import type { ExchangeOutcome, HeaderList } from '../model/exchange.ts';
import type { Redactor } from './redact.ts';

/** Returns the start of a body as text; invalid UTF-8 shows as U+FFFD. */
export function bodyExcerpt(body: Uint8Array, headers: HeaderList, lengthMax: number, redactor: Redactor): string {
  const type = headerValue(headers, 'content-type') ?? '';
  if (/^(image|video|audio|font)\//i.test(type)) return `${body.length} bytes of ${type}`;
  const text = Buffer.from(redactor.body(body, headers)).toString('utf8');
  return text.length > lengthMax ? `${text.slice(0, lengthMax).replace(/\p{Surrogate}$/u, '')}…` : text;
}

/** Returns `200 OK`, or why there is no response. */
export function outcomeLine(outcome: ExchangeOutcome): string {
  return outcome.kind === 'failed' ? outcome.message : `${outcome.status} ${outcome.statusText}`.trim();
}

/** Returns the first value of a header, or null. */
export function headerValue(headers: HeaderList, lowerName: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === lowerName)?.[1] ?? null;
}
