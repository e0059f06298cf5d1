import { useEffect, useRef } from 'react';
import type { MessageRow } from '../../../worker/public/rows.ts';

/**
 * Returns what tells whether the member has just written a message, as it is drawn for the first time. The server may
 * have it before it is drawn: then it is newer than all that the log has shown.
 *
 * @param newest null while there are no messages
 */
export function useJustWritten(newest: MessageRow | null): (message: MessageRow) => boolean {
  const shownId = useRef<number | null>(null);
  useEffect(() => {
    const serverId = newest?.serverId ?? null;
    if (serverId !== null) shownId.current = Math.max(shownId.current ?? 0, serverId);
  }, [newest]);
  return ({ fromMe, serverId, delivery }) =>
    delivery.state === 'pending' ||
    (fromMe && serverId !== null && shownId.current !== null && serverId > shownId.current);
}
