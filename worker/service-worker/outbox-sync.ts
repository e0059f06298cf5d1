import { BUS_CHANNEL } from '../ports/worker-bus.ts';
import { OUTBOX_SYNC_TAG } from '../public/background-sync.ts';
import { POLLER_LOCK } from '../sync/leadership.ts';
import { sendInBackground } from './api-request.ts';
import { readOutbox } from './read-outbox.ts';
import { readSession } from './read-session.ts';
import { parseWaitingIntents, sendableMessages, type WaitingMessage } from './waiting-messages.ts';

/** Sends waiting messages of the outbox when the network is back, even if no tab is open. */
export function serveOutboxSync(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== OUTBOX_SYNC_TAG) return;
    event.waitUntil(sendUnlessLed(scope));
  });
}

/** If a tab's worker leads, it sends the messages itself and also processes the responses. */
async function sendUnlessLed(scope: ServiceWorkerGlobalScope): Promise<void> {
  await scope.navigator.locks.request(POLLER_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) {
      await sendWaiting(scope);
      return;
    }
    const channel = new BroadcastChannel(BUS_CHANNEL);
    channel.postMessage({ type: 'outbox' });
    channel.close();
  });
}

/**
 * Only sends: the rows stay unchanged, and the next tab's worker resends them with the same keys, for which the server
 * repeats its responses. An old service worker therefore never writes a format that a newer worker does not know.
 * Rejects if the browser should retry later.
 */
async function sendWaiting(scope: ServiceWorkerGlobalScope): Promise<void> {
  const session = await readSession();
  if (session?.status !== 'member') return;
  const intents = parseWaitingIntents(await readOutbox(session.accountId));
  const closedLanes = new Set<string>();
  for (const message of sendableMessages(intents)) {
    if (closedLanes.has(message.lane)) continue;
    const sent = await send(scope, message, session.accountId);
    if (sent === 'session-lost') return;
    if (sent === 'later') throw new Error('The server could not be reached');
    if (sent === 'refused') closedLanes.add(message.lane);
  }
}

type Sent = 'stored' | 'refused' | 'session-lost' | 'later';

async function send(scope: ServiceWorkerGlobalScope, message: WaitingMessage, accountId: number): Promise<Sent> {
  const { conversationId, text, messageId, idempotencyKey, repliesTo } = message;
  const answered = repliesTo === null ? {} : { reply_to: repliesTo };
  const body = { conversation: conversationId, text, message_id: messageId, ...answered };
  const sent = await sendInBackground(scope, '/api/chat.php', body, idempotencyKey, accountId);
  if (sent.kind === 'no-answer' || sent.status >= 500 || sent.status === 429 || sent.status === 408) return 'later';
  if (sent.status === 401 || sent.status === 403) return 'session-lost';
  return sent.status === 200 ? 'stored' : 'refused';
}
