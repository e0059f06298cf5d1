/** One API call. `status` is null until the call is answered; it stays null if the connection was cut. */
export interface LoggedRequest {
  method: string;
  path: string;
  /** As received, without the question mark. */
  query: string;
  status: number | null;
  /** Time of arrival (RFC 3339). */
  at: string;
  /** E-mail address of the logged-in account. */
  account: string | null;
}

const ENTRIES_MAX = 100_000;

export interface RequestLog {
  /** Returns the entry, so that the caller can fill in its status and account. */
  add(entry: LoggedRequest): LoggedRequest;
  entries(): readonly LoggedRequest[];
  clear(): void;
}

/** Logs the calls of this process; drops the oldest tenth when full. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add(entry) {
      if (entries.length >= ENTRIES_MAX) entries = entries.slice(ENTRIES_MAX / 10);
      entries.push(entry);
      return entry;
    },
    entries: () => entries,
    clear() {
      entries = [];
    },
  };
}
