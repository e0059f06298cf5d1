import { headerValue } from '../checks/check-headers.ts';
import type { Clock } from '../http/pace.ts';
import type { Exchange } from '../model/exchange.ts';

/** Total per run. */
const WAIT_TOTAL_MS = 60_000;
const WAIT_MAX_MS = 30_000;
const WAIT_DEFAULT_MS = 1000;

/** Waits as a 429 asks for (`Retry-After`, in seconds), within limits. */
export class RateLimit {
  readonly #options: { clock: Clock; signal: AbortSignal };
  readonly #notes: Set<string>;
  #waitedMs = 0;

  constructor(options: { clock: Clock; signal: AbortSignal }, notes: Set<string>) {
    this.#options = options;
    this.#notes = notes;
  }

  /** Returns false if the server demands a longer wait than the run allows. */
  async wait({ outcome }: Exchange): Promise<boolean> {
    if (outcome.kind !== 'answered') return false;
    const seconds = Number(headerValue(outcome.headers, 'retry-after') ?? Number.NaN);
    const waitMs = Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : WAIT_DEFAULT_MS;
    if (waitMs > WAIT_MAX_MS || this.#waitedMs + waitMs > WAIT_TOTAL_MS) {
      this.#notes.add(
        'Some calls were rate limited (429) for longer than this run waits; they are not checked further.',
      );
      return false;
    }
    this.#waitedMs += waitMs;
    this.#notes.add('Some calls were rate limited (429); the run waited as Retry-After says and sent them again.');
    await this.#options.clock.wait(waitMs, this.#options.signal);
    return true;
  }
}
