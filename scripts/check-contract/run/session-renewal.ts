import type { Exchange, SentRequest } from '../model/exchange.ts';
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
  /** The last call of each visitor that was answered and needed the session. */
  readonly #lastOf = new Map<Visitor, Exchange>();
  /** The last read of each visitor that needed the session, as a question whether there still is one. */
  readonly #readOf = new Map<Visitor, Exchange>();
  #renewals = 0;
  #isRenewing = false;

  constructor(options: RenewalOptions) {
    this.#options = options;
  }

  remember(visitor: Visitor, exchange: Exchange): void {
    const { use, request } = exchange;
    // Public calls are answered without a session too.
    if (use?.session !== 'required') return;
    this.#lastOf.set(visitor, exchange);
    if (!use.isChanging && request.method === 'GET') this.#readOf.set(visitor, exchange);
  }

  /** Returns a request that a visitor with a session is answered, with the cookies of now; null if none is known. */
  question(visitor: Visitor): SentRequest | null {
    const request = this.#readOf.get(visitor)?.request;
    if (request === undefined || this.#options.isSafe) return null;
    const cookie = visitor.jar.header(new URL(request.url).pathname);
    const others = request.headers.filter(([name]) => name.toLowerCase() !== 'cookie');
    return { ...request, headers: cookie === null ? others : [...others, ['Cookie', cookie]] };
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
    const refused = exchanges.at(-1);
    const own = exchanges.filter(
      (each) => each.sequence >= last.sequence && each !== refused && cookie(each) === cookie(last),
    );
    return own.find(endsSession) ?? own.at(-1) ?? null;
  }
}

/** Whether a use ends the session rightly, even where it should have been refused for something else. */
export function endsSession({ use, outcome }: Exchange): boolean {
  // A refusal ends nothing: a wrong password does not log the member out.
  const isRefused = outcome.kind === 'answered' && outcome.status >= 400;
  return !isRefused && (use?.name === 'logOut' || use?.name === 'deleteAccount');
}
