import type { IncomingMessage } from 'node:http';
import type { ExchangeOutcome } from '../model/exchange.ts';

type Failed = ExchangeOutcome & { kind: 'failed' };

/** A body of which nothing came for so long is not a slow one. */
const STALLED_MS = 2000;

/** How much of a body has come, to say what is wrong with its length when it does not end as announced. */
export class BodyProgress {
  byteCount = 0;
  readonly #incoming: IncomingMessage;
  #lastMs = performance.now();

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }

  add(byteCount: number): void {
    this.byteCount += byteCount;
    this.#lastMs = performance.now();
  }

  /** The connection was closed within the body. */
  cut(): Failed {
    if (this.#isChunked()) return failed('broken-chunks', 'the connection was closed before the last chunk');
    const told = this.#told();
    if (told === null) return failed('connection-cut', 'the connection was cut within the answer');
    return failed(
      'wrong-length',
      `Content-Length: ${told}, and the connection was closed after ${this.byteCount} bytes`,
    );
  }

  /** The time is up; null if more may have been on its way. */
  stalled(): Failed | null {
    if (performance.now() - this.#lastMs < STALLED_MS) return null;
    if (this.#isChunked()) return failed('broken-chunks', 'the last chunk, which ends the body, never came');
    const told = this.#told();
    return told === null
      ? null
      : failed('wrong-length', `Content-Length: ${told}, and only ${this.byteCount} bytes came`);
  }

  /** What follows the body is no answer of HTTP; null for other errors. */
  overrun(error: Error): Failed | null {
    const told = this.#told();
    if (!isOfParser(error) || told === null || this.#isChunked()) return null;
    return failed('wrong-length', `Content-Length: ${told}, and the body goes on behind its ${told} bytes`);
  }

  #told(): string | null {
    return this.#incoming.headers['content-length'] ?? null;
  }

  #isChunked(): boolean {
    return this.#incoming.headers['transfer-encoding'] !== undefined;
  }
}

function failed(reason: Failed['reason'], message: string): Failed {
  return { kind: 'failed', reason, message };
}

/** What an earlier response on the same connection left behind is no answer of HTTP; null for other errors. */
export function earlierOverrun(error: Error, isReused: boolean): Failed | null {
  if (!isReused || !isOfParser(error)) return null;
  return failed('wrong-length', 'more bytes on this connection than the Content-Length of the answer before told');
}

function isOfParser(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('HPE_');
}
