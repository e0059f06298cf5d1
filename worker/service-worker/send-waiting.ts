import { type BackgroundScope, sendInBackground } from './api-request.ts';
import { readOutbox } from './read-outbox.ts';
import { readSession } from './read-session.ts';
import { parseWaitingIntents, sendableMessages, type WaitingMessage } from './waiting-messages.ts';

/**
 * Only sends: the rows stay unchanged, and the next tab's worker resends them with the same keys, for which the server
 * repeats its responses. An old service worker therefore never writes a format that a newer worker does not know.
 * Rejects if the browser should retry later.
 */
export async function sendWaiting(scope: BackgroundScope): Promise<void> {
  const session = await readSession();
  if (session?.status !== 'member') return;
  const intents = parseWaitingIntents(await readOutbox(session.accountId));
  const closedLanes = new Set<string>();
  for (const message of sendableMessages(intents)) {
    if (closedLanes.has(message.lane)) continue;
    const sent = await send(scope, message, session.accountId);
    if (sent === 'session-lost') return;
    if (sent === 'later') throw new Error('The server could not be asked');
    if (sent === 'refused') closedLanes.add(message.lane);
  }
}

type Sent = 'stored' | 'refused' | 'session-lost' | 'later';

async function send(scope: BackgroundScope, message: WaitingMessage, accountId: number): Promise<Sent> {
  const { conversationId, text, messageId, idempotencyKey, repliesTo } = message;
  const answered = repliesTo === null ? {} : { reply_to: repliesTo };
  const body = { conversation: conversationId, text, message_id: messageId, ...answered };
  const sent = await sendInBackground(scope, '/api/chat.php', body, idempotencyKey, accountId);
  if (sent.kind === 'no-answer' || sent.status >= 500 || sent.status === 429 || sent.status === 408) return 'later';
  if (sent.status === 401 || sent.status === 403) return 'session-lost';
  return sent.status === 200 ? 'stored' : 'refused';
}
