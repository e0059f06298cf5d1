/** What a request must be answered with, beside what the contract documents for every answer. */
export type Expectation =
  /**
   * A request that the contract allows: nothing of it may be refused. With `mayTryAnother` a documented refusal that
   * speaks of the thing asked for (404, 410, 409, 402) is no finding yet, since another one is tried next.
   */
  | { kind: 'success'; mayTryAnother: boolean }
  /** Broken on purpose; a documented 4xx is right, but not that of a lost session. */
  | { kind: 'bad-request' }
  /** An id that does not exist. */
  | { kind: 'unknown-id'; resource: string }
  /** No session, or a made-up one, where one is needed: 401 or 403. */
  | { kind: 'no-session' }
  /** A visitor where no session is needed: anything but 401 and 403, unless the site may be closed to visitors. */
  | { kind: 'visitor'; mayBeRefused: boolean }
  /** A method that the path does not have: 405 or 404. */
  | { kind: 'wrong-method' }
  /** Exactly these statuses, as a step of a sequence; `because` says why. */
  | { kind: 'status'; statuses: readonly number[]; because: string }
  /** Whatever is documented. */
  | { kind: 'documented' };
