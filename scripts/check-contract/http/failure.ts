import type { ExchangeOutcome, FailureReason } from '../model/exchange.ts';

const CODES: readonly (readonly [RegExp, FailureReason, string])[] = [
  [/^ECONNREFUSED$/, 'refused', 'nothing listens there (connection refused)'],
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, 'unknown-host', 'the host name is unknown'],
  [/^(ETIMEDOUT|ESOCKETTIMEDOUT)$/, 'timeout', 'the connection timed out'],
  [/^(ECONNRESET|EPIPE|ECONNABORTED)$/, 'connection-cut', 'the connection was cut before an answer'],
  [/^HPE_INVALID_CHUNK_SIZE$/, 'broken-chunks', 'a chunk of the body has no size'],
  [
    /^HPE_(INVALID|UNEXPECTED)_CONTENT_LENGTH$/,
    'wrong-length',
    'Content-Length is not one number, or stands beside Transfer-Encoding',
  ],
  [/^HPE_/, 'other', 'the answer is no HTTP'],
  [/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_|ALTNAME/, 'certificate', 'the certificate cannot be verified'],
  [/^(EPROTO|ERR_SSL)/, 'certificate', 'no TLS connection could be made'],
];

/** Describes a socket error as an outcome, in plain words. */
export function failureOf(error: Error): ExchangeOutcome & { kind: 'failed' } {
  const code = codeOf(error);
  const found = CODES.find(([pattern]) => pattern.test(code));
  if (found === undefined) return { kind: 'failed', reason: 'other', message: error.message.split('\n')[0] ?? code };
  const [, reason, message] = found;
  return { kind: 'failed', reason, message: reason === 'certificate' ? `${message} (${code})` : message };
}

/** Returns the first error code; if several addresses of a host fail, they are combined in an AggregateError. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) for (const each of error.errors) if (each instanceof Error) return codeOf(each);
  return '';
}

/** Returns whether a response came, but its body breaks the rules of HTTP. */
export function isUnreadable(reason: FailureReason): boolean {
  return reason === 'wrong-length' || reason === 'wrong-encoding' || reason === 'broken-chunks';
}
