import { calls } from '../../data/calls.ts';
import { type FetchEnd, fetchEnd, isFetchFailed } from '../../data/fetch-end.ts';
import { useRequest } from '../../data/use-request.ts';

export type ConversationLoad = FetchEnd | 'loading';

/** Fetches the newest messages when the conversation is opened. What the database has is shown meanwhile. */
export function useConversationLoad(conversationId: number): { load: ConversationLoad; retry: () => void } {
  const load = () => calls.loadConversation(conversationId);
  const { result, retry } = useRequest(`conversation ${conversationId}`, load, isFetchFailed);
  return { load: result === null ? 'loading' : fetchEnd(result), retry };
}
