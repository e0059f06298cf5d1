/**
 * Who is logged in on this device. It decides which database the views open, so it reaches them as an event of the
 * worker and not as a row of that database. The record in the device database is the truth across restarts.
 */
export type Session =
  | { status: 'visitor'; epoch: number; cause: VisitorCause }
  | { status: 'member'; epoch: number; accountId: number };

/**
 * `never`: nobody has logged in; `logged-out`: the member did; `deleted`: the member has ended the account; `lost`: the
 * server ended the session, and what was not sent yet waits for the same member.
 */
export type VisitorCause = (typeof VISITOR_CAUSES)[number];

const VISITOR_CAUSES = ['never', 'logged-out', 'deleted', 'lost'] as const;

export interface SessionRecord {
  key: 'current';
  session: Session;
  /** The logout call has not reached the server yet: its cookie still stands and must not log anyone in. */
  logoutPending: boolean;
  /** Account whose unsent rows are kept after a lost session. */
  keptAccountId: number | null;
  /** Of the push subscription that the account is to forget with the logout. */
  pushEndpoint: string | null;
  /** What waits on this device for other members than that of the session. Versions before had no such note. */
  unsentOfOthers: readonly UnsentOfAccount[];
  /** Whoever is here knows of that, and has decided to keep it. */
  isKeptForOthers: boolean;
}

/** Messages, likes and drafts that wait for their member to log in again. */
export interface UnsentOfAccount {
  accountId: number;
  count: number;
}

/** Returns an empty list for what is none. */
export function parseUnsentOfOthers(value: unknown): UnsentOfAccount[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) =>
    isRecord(row) && isSafeId(row['accountId']) && isSafeId(row['count'])
      ? [{ accountId: row['accountId'], count: row['count'] }]
      : [],
  );
}

/** What every tab and worker of this origin hears. Checked by `parseSessionEvent`, since other versions speak too. */
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

/** Returns null for what is not a session. */
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

/** Returns null for what is not a session event. */
export function parseSessionEvent(value: unknown): SessionEvent | null {
  if (!isRecord(value) || value['type'] !== 'session') return null;
  const session = parseSession(value['session']);
  return session === null ? null : { type: 'session', session };
}
