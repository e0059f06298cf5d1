import { useEffect, useState } from 'react';
import type { FetchEnd } from '../../data/fetch-end.ts';
import { loadConversation } from './commands.ts';

export type ConversationLoad = FetchEnd | 'loading';

/** Fetches the newest messages when the conversation is opened. What the database has is shown meanwhile. */
export function useConversationLoad(conversationId: number): { load: ConversationLoad; retry: () => void } {
  const [load, setLoad] = useState<ConversationLoad>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = attempt > 0;
    void loadConversation(conversationId).then((result) => {
      if (isCurrent) setLoad(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [conversationId, attempt]);
  return {
    load,
    retry: () => {
      setLoad('loading');
      setAttempt(attempt + 1);
    },
  };
}
