import type { Session } from './session.ts';

/** The mark on a device whose databases are those of a member who is logged in. */
export const MEMBER_MARK = '1';

/**
 * Sessions that ended in tabs which store nothing. The databases of this device are out of their reach and may still
 * know the members: the next start finishes it, before it shows anything. Noted in the mark, a cookie, since nothing
 * else may be written there.
 */
export interface UnstoredEnd {
  /** The server may not have heard of the last logout: its cookie must not log anyone in. */
  isLogoutPending: boolean;
  /** Accounts that were logged out or deleted: nothing of them stays. */
  left: readonly number[];
  /** Accounts whose session the server ended: what is not sent yet stays. */
  lost: readonly number[];
}

const NO_END: UnstoredEnd = { isLogoutPending: false, left: [], lost: [] };
const ENDED = 'ended';
const PENDING = 'pending';

/** Returns null if the mark tells of no such end. */
export function parseUnstoredEnd(mark: string | null): UnstoredEnd | null {
  const [first, ...notes] = (mark ?? '').split('.');
  if (first !== ENDED) return null;
  return { isLogoutPending: notes.includes(PENDING), left: idsOf(notes, 'left'), lost: idsOf(notes, 'lost') };
}

/**
 * Returns the mark after a change of the session in a tab that stores nothing.
 *
 * @param before the account that was logged in there until now; null if there was none
 */
export function markAfter(mark: string | null, before: number | null, session: Session): string | null {
  const end = parseUnstoredEnd(mark) ?? NO_END;
  if (session.status === 'member') {
    return format({ ...without(end, session.accountId), isLogoutPending: false }) ?? MEMBER_MARK;
  }
  if (before === null || session.cause === 'never') return mark;
  // Another tab was quicker: who has logged out there is refused here.
  if (session.cause === 'lost' && end.left.includes(before)) return mark;
  const others = without(end, before);
  if (session.cause === 'lost') return format({ ...others, lost: [...others.lost, before] });
  const isLogoutPending = session.cause === 'logged-out';
  return format({ ...others, isLogoutPending, left: [...others.left, before] });
}

function without({ isLogoutPending, left, lost }: UnstoredEnd, accountId: number): UnstoredEnd {
  const isOther = (id: number) => id !== accountId;
  return { isLogoutPending, left: left.filter(isOther), lost: lost.filter(isOther) };
}

function format({ isLogoutPending, left, lost }: UnstoredEnd): string | null {
  const notes = [
    ...(isLogoutPending ? [PENDING] : []),
    ...left.map((id) => `left${id}`),
    ...lost.map((id) => `lost${id}`),
  ];
  return notes.length === 0 ? null : [ENDED, ...notes].join('.');
}

function idsOf(notes: readonly string[], kind: 'left' | 'lost'): number[] {
  return notes.flatMap((note) => {
    const found = new RegExp(`^${kind}(\\d{1,15})$`).exec(note);
    return found === null ? [] : [Number(found[1])];
  });
}
