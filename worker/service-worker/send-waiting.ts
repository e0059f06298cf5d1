import type { Session } from '../public/session.ts';
import { type BackgroundScope, sendInBackground } from './api-request.ts';
import { readOutbox } from './read-outbox.ts';
import { readSession } from './read-session.ts';
import { parseWaitingIntents, sendableMessages, type WaitingMessage } from './waiting-messages.ts';

/**
 * Only sends: the rows stay unchanged, and the next tab's worker resends them with the same keys, for which the server
 * repeats its responses. An old service worker therefore never writes a format that a newer worker does not know.
 * Reads anew before each message: meanwhile a tab may have sent it, taken it back, or logged the member out. Rejects if
 * the browser should retry later.
 */
export async function sendWaiting(scope: BackgroundScope): Promise<void> {
  const begun = await readSession();
  if (begun?.status !== 'member') return;
  const handled = new Set<string>();
  const closedLanes = new Set<string>();
  for (;;) {
    const message = (await readSendable(begun)).find(
      ({ idempotencyKey, lane }) => !handled.has(idempotencyKey) && !closedLanes.has(lane),
    );
    if (message === undefined) return;
    handled.add(message.idempotencyKey);
    const sent = await send(scope, message, begun.accountId);
    if (sent === 'session-lost') return;
    if (sent === 'later') throw new Error('The server could not be asked');
    if (sent === 'refused') closedLanes.add(message.lane);
  }
}

/** Returns nothing once that session has ended. */
async function readSendable({ accountId, epoch }: Session & { status: 'member' }): Promise<WaitingMessage[]> {
  const [rows, session] = [await readOutbox(accountId), await readSession()];
  return session?.status === 'member' && session.epoch === epoch ? sendableMessages(parseWaitingIntents(rows)) : [];
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
