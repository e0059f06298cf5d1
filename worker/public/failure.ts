/** Why a call did not do what it was made for: the same from the worker to the words of a view. */
export type Failure =
  /** No answer. */
  | { status: 'offline' }
  /** Something else answers in the server's place, as the login page of a hotel's network does. */
  | { status: 'foreign-answer' }
  | { status: 'session-lost' }
  | { status: 'too-many-requests'; retryAfterS: number }
  /** `httpStatus` is null when the answer broke the contract. */
  | { status: 'server-failed'; httpStatus: number | null }
  | Refusal
  | StorageFailure;

/** The server does not do what was asked, for a reason that trying again does not change. */
export interface Refusal {
  status: 'refused';
  httpStatus: number;
  /** Stable code of the contract, such as `discount_gone`; `unknown` when the answer had none. */
  error: string;
  /** Which input is wrong: a code of the contract's by field. */
  fields: Readonly<Record<string, string>>;
}

/** The browser stored nothing, for `quota` since the device is full: the caller keeps its input. */
export interface StorageFailure {
  status: 'storage-failed';
  cause: 'quota' | 'refused';
}
