import type { Exchange } from '../model/exchange.ts';
import type { FindingText } from './finding-text.ts';
import type { Visitor } from './visitor.ts';

/** New logins per run after sessions that ended by mistake. */
const RENEWALS_MAX = 8;

export const SESSION_ENDED: FindingText = {
  code: 'session-ended',
  title: 'A call ends the session of the member',
  place: null,
  expected: 'a session that lives until the member logs out',
  actual: 'the next call was refused as without a session; after a new login it was answered',
  advice: 'Look for session_destroy(), session_regenerate_id(true) or an emptied $_SESSION on the way of this call.',
};

interface RenewalOptions {
  isSafe: boolean;
  /** Logs the visitor in again; returns false if that fails. */
  renewSession: (visitor: Visitor) => Promise<boolean>;
}

/** Logs a visitor in again whose session a call has ended by mistake, and tells which call that was. */
export class SessionRenewal {
  readonly #options: RenewalOptions;
  /** The last successful call of each visitor with a session. */
  readonly #lastOf = new Map<Visitor, Exchange>();
  #renewals = 0;
  #isRenewing = false;

  constructor(options: RenewalOptions) {
    this.#options = options;
  }

  remember(visitor: Visitor, exchange: Exchange): void {
    this.#lastOf.set(visitor, exchange);
  }

  /**
   * Calls `again` after a new login, with the call that ended the session (null if unknown). Returns null if there is
   * no new login.
   */
  async retry<T>(
    visitor: Visitor,
    exchanges: readonly Exchange[],
    again: (guilty: Exchange | null) => Promise<T | null>,
  ): Promise<T | null> {
    if (this.#isRenewing || this.#renewals >= RENEWALS_MAX || this.#options.isSafe) return null;
    this.#renewals += 1;
    this.#isRenewing = true;
    try {
      const guilty = this.#lastAskedOf(visitor, exchanges);
      return (await this.#options.renewSession(visitor)) ? await again(guilty) : null;
    } finally {
      this.#isRenewing = false;
    }
  }

  /** Returns the previous call that used the visitor's session. */
  #lastAskedOf(visitor: Visitor, exchanges: readonly Exchange[]): Exchange | null {
    const cookie = (exchange: Exchange): string | undefined =>
      exchange.request.headers.find(([name]) => name.toLowerCase() === 'cookie')?.[1];
    const last = this.#lastOf.get(visitor);
    if (last === undefined) return null;
    const own = exchanges
      .filter((each) => each.sequence >= last.sequence && cookie(each) === cookie(last))
      .slice(0, -1);
    return own.at(-1) ?? null;
  }
}
