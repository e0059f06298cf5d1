/** Why a call failed, in the same form from the worker up to the views. */
export type Failure =
  /** No response. */
  | { status: 'offline' }
  /** Something other than the server responded, such as a hotel network's login page. */
  | { status: 'foreign-answer' }
  | { status: 'session-lost' }
  | { status: 'too-many-requests'; retryAfterS: number }
  /** `httpStatus` is null if the response violated the contract. */
  | { status: 'server-failed'; httpStatus: number | null }
  | Refusal
  | StorageFailure;

/** The server rejected the request for a reason that a retry does not change. */
export interface Refusal {
  status: 'refused';
  httpStatus: number;
  /** The contract's stable error code, such as `discount_gone`; `unknown` if the response had none. */
  error: string;
  /** The contract's error code for each invalid field. */
  fields: Readonly<Record<string, string>>;
}

/** The browser stored nothing (`quota`: the device is full), so the caller must keep its input. */
export interface StorageFailure {
  status: 'storage-failed';
  cause: 'quota' | 'refused';
}
