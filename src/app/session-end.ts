import { useEffect, useState } from 'react';
import { LOGGING_OUT_FLAG_MS } from '../../worker/public/constants.ts';
import type { SessionView } from '../data/session-store.ts';

/** How the member of this tab has just left, in whichever tab that happened; null for everybody else. */
export type SessionEnd = 'logged-out' | 'deleted' | null;

/**
 * Returns how the session ended, for a second after its end (specification, section 9): meanwhile members' pages
 * redirect to the login page's goodbye rather than to a login that returns to them.
 */
export function useSessionEnd(session: SessionView): SessionEnd {
  const [last, setLast] = useState<{ status: SessionView['status']; end: SessionEnd }>({
    status: session.status,
    end: null,
  });
  let { end } = last;
  if (last.status !== session.status) {
    end = last.status === 'member' ? endOf(session) : null;
    setLast({ status: session.status, end });
  }
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(() => setLast((now) => ({ ...now, end: null })), LOGGING_OUT_FLAG_MS);
    return () => clearTimeout(timer);
  }, [end]);
  return end;
}

function endOf(session: SessionView): SessionEnd {
  if (session.status !== 'visitor') return null;
  return session.cause === 'logged-out' || session.cause === 'deleted' ? session.cause : null;
}
