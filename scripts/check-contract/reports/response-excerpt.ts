import type { ExchangeOutcome, HeaderList } from '../model/exchange.ts';
import type { Redactor } from './redact.ts';

/** The start of a body as text; bytes that are no UTF-8 show as U+FFFD. */
export function bodyExcerpt(body: Uint8Array, headers: HeaderList, lengthMax: number, redactor: Redactor): string {
  const type = headerValue(headers, 'content-type') ?? '';
  if (/^(image|video|audio|font)\//i.test(type)) return `${body.length} bytes of ${type}`;
  const text = Buffer.from(redactor.body(body, headers)).toString('utf8');
  return text.length > lengthMax ? `${text.slice(0, lengthMax).replace(/\p{Surrogate}$/u, '')}…` : text;
}

/** `200 OK`, or why there is no answer. */
export function outcomeLine(outcome: ExchangeOutcome): string {
  return outcome.kind === 'failed' ? outcome.message : `${outcome.status} ${outcome.statusText}`.trim();
}

/** The first value of a header, null without one. */
export function headerValue(headers: HeaderList, lowerName: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === lowerName)?.[1] ?? null;
}
