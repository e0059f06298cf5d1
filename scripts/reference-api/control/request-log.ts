/** One API call. `status` is null until it is answered, and for good when the connection was cut instead. */
export interface LoggedRequest {
  method: string;
  path: string;
  /** As it came, without the question mark. */
  query: string;
  status: number | null;
  /** RFC 3339, when the call came in. */
  at: string;
  /** E-mail of the logged-in account. */
  account: string | null;
}

const ENTRIES_MAX = 100_000;

export interface RequestLog {
  /** Returns the entry, for its status and account to be filled in. */
  add(entry: LoggedRequest): LoggedRequest;
  entries(): readonly LoggedRequest[];
  clear(): void;
}

/** Keeps the calls of this process; the oldest go when there are too many. */
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
