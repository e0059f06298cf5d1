/**
 * Who is logged in on this device. It determines which database the views open, so they receive it as an event of the
 * worker and not as a row of that database. The record in the device database is the source of truth across restarts.
 */
export type Session =
  | { status: 'visitor'; epoch: number; cause: VisitorCause }
  | { status: 'member'; epoch: number; accountId: number };

/**
 * `never`: nobody has logged in; `logged-out`: by the member; `deleted`: the member deleted the account; `lost`: the
 * server ended the session, and unsent data is kept for the same member.
 */
export type VisitorCause = (typeof VISITOR_CAUSES)[number];

const VISITOR_CAUSES = ['never', 'logged-out', 'deleted', 'lost'] as const;

export interface SessionRecord {
  key: 'current';
  session: Session;
  /** The logout call has not reached the server yet: its cookie is still valid and must not log anyone in. */
  logoutPending: boolean;
  /** The account whose unsent rows are kept after a lost session. */
  keptAccountId: number | null;
  /** Endpoint of the push subscription that the logout call removes from the account. */
  pushEndpoint: string | null;
  /** Unsent data on this device of members other than the session's. Earlier versions did not store this. */
  unsentOfOthers: readonly UnsentOfAccount[];
  /** The current user has been told about that data and has decided to keep it. */
  isKeptForOthers: boolean;
}

/** Messages, likes and drafts that are kept until their member logs in again. */
export interface UnsentOfAccount {
  accountId: number;
  count: number;
}

/** Returns an empty list if the value is not an array; skips invalid items. */
export function parseUnsentOfOthers(value: unknown): UnsentOfAccount[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) =>
    isRecord(row) && isSafeId(row['accountId']) && isSafeId(row['count'])
      ? [{ accountId: row['accountId'], count: row['count'] }]
      : [],
  );
}

/**
 * Broadcast to every tab and worker of this origin. Receivers check it with `parseSessionEvent`, since other versions
 * send it too.
 */
export interface SessionEvent {
  type: 'session';
  session: Session;
}

export const SESSION_CHANNEL = 'rendezvous-session-1';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSafeId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Returns null if the value is not a session. */
export function parseSession(value: unknown): Session | null {
  if (!isRecord(value) || !isSafeId(value['epoch'])) return null;
  const epoch = value['epoch'];
  if (value['status'] === 'member') {
    const accountId = value['accountId'];
    return isSafeId(accountId) ? { status: 'member', epoch, accountId } : null;
  }
  if (value['status'] === 'visitor') {
    const cause = VISITOR_CAUSES.find((known) => known === value['cause']);
    return cause === undefined ? null : { status: 'visitor', epoch, cause };
  }
  return null;
}

/** Returns null if the value is not a session event. */
export function parseSessionEvent(value: unknown): SessionEvent | null {
  if (!isRecord(value) || value['type'] !== 'session') return null;
  const session = parseSession(value['session']);
  return session === null ? null : { type: 'session', session };
}
