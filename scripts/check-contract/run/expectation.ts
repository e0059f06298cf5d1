/** What a request must be answered with, besides what the contract documents for every response. */
export type Expectation =
  /**
   * A valid request that must not be refused. With `mayTryAnother`, a documented refusal because of the resource's
   * state (404, 410, 409, 402) is not a finding yet, since another value is tried next. `unlessCode` is that of a
   * refusal which the settings of the site announce.
   */
  | { kind: 'success'; mayTryAnother: boolean; unlessCode?: string }
  /** Invalid on purpose; any documented 4xx is right, except that of a lost session. */
  | { kind: 'bad-request' }
  /** An id that does not exist. */
  | { kind: 'unknown-id'; resource: string }
  /** A missing or made-up session where one is required: 401 or 403. */
  | { kind: 'no-session' }
  /** A visitor where no session is required: anything but 401 and 403, unless the site may be closed to visitors. */
  | { kind: 'visitor'; mayBeRefused: boolean }
  /** A method that the path does not support: 405 or 404. */
  | { kind: 'wrong-method' }
  /** A preflight (OPTIONS), which may be answered in any way; its headers are checked at the end of the run. */
  | { kind: 'preflight' }
  /** A file whose address an answer tells, beside the operations of the contract: whoever asks for it judges it. */
  | { kind: 'file' }
  /** One of these statuses, in a step of a sequence; `because` says why. */
  | { kind: 'status'; statuses: readonly number[]; because: string }
  /** Any documented response. */
  | { kind: 'documented' };
