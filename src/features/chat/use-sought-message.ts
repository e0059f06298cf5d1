import { useCallback, useEffect, useState } from 'react';
import { pathTo } from '../../routing/path-to.ts';
import { messageKeyOfHash } from './message-address.ts';
import type { MessageName } from './message-search-queries.ts';

export interface SoughtMessage {
  /** Null: the reader was sent to none. */
  name: MessageName | null;
  /** How often the reader was sent to a message. */
  visit: number;
}

/**
 * Returns the message that the reader was sent to, by the address or by `seek`. Each visit of an address counts: a result
 * of the search beside the open chat only changes what stands behind the `#`.
 */
export function useSoughtMessage(conversationId: number): [SoughtMessage, seek: (name: MessageName) => void] {
  const [sought, setSought] = useState<SoughtMessage>(() => ({ name: namedByAddress(conversationId), visit: 0 }));
  const seek = useCallback((name: MessageName) => setSought(({ visit }) => ({ name, visit: visit + 1 })), []);
  useEffect(() => {
    const follow = () => {
      const name = namedByAddress(conversationId);
      if (name !== null) seek(name);
    };
    // wouter tells of its own navigation with an event of that name.
    for (const event of VISITS) addEventListener(event, follow);
    return () => {
      for (const event of VISITS) removeEventListener(event, follow);
    };
  }, [conversationId, seek]);
  return [sought, seek];
}

const VISITS = ['pushState', 'popstate'] as const;

function namedByAddress(conversationId: number): MessageName | null {
  const key = messageKeyOfHash(location.hash);
  // While the page of another conversation opens, this one is still shown.
  const isHere = location.pathname === pathTo('/chats/:chatId', { chatId: conversationId });
  return key !== null && isHere ? { by: 'key', key } : null;
}
