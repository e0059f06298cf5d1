import type { components } from '../../../openapi/generated/types.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { MessageRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { messageRowOf } from './message-rows.ts';

export type ChatPage = components['schemas']['ChatPage'];

const PAGE_SIZE = 50;

/** Fetches one page of messages older than `before`, newest first; null fetches the newest page. */
export async function fetchPage(
  account: Account,
  conversation: number,
  before: number | null,
): Promise<Outcome<ChatPage>> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.GET('/api/chat.php', {
        params: { query: { conversation, limit: PAGE_SIZE, ...(before === null ? {} : { before }) } },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return outcome;
  const { data } = outcome;
  if ('messages' in data && data.id === conversation) return { kind: 'ok', data };
  const violation = { path: '/id', expected: 'the conversation that was asked for', actual: 'another answer' };
  return { kind: 'contract', operation: 'GET /api/chat.php', violations: [violation] };
}

export function rowsOf(conversationId: number, page: ChatPage): MessageRow[] {
  return page.messages.map((message) => messageRowOf(conversationId, message));
}

/** Returns the id of the oldest message of the page, or null if the page is empty. */
export function lastId(page: ChatPage): number | null {
  return page.messages.at(-1)?.id ?? null;
}
