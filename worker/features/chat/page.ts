import type { components } from '../../../openapi/generated/types.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { MessageRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { messageRowOf } from './message-rows.ts';

export type ChatPage = components['schemas']['ChatPage'];

const PAGE_SIZE = 50;

/** One page of messages, newest first, going back from `before`; null asks for the newest. */
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

/** Id of the oldest message of the page; null when it is empty. */
export function lastId(page: ChatPage): number | null {
  return page.messages.at(-1)?.id ?? null;
}
