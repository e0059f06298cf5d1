import { BUS_CHANNEL } from '../ports/worker-bus.ts';
import { OUTBOX_SYNC_TAG } from '../public/background-sync.ts';
import { POLLER_LOCK } from '../sync/leadership.ts';
import { sendInBackground } from './api-request.ts';
import { readOutbox } from './read-outbox.ts';
import { readSession } from './read-session.ts';
import { parseWaitingIntents, sendableMessages, type WaitingMessage } from './waiting-messages.ts';

/** Sends messages that wait in the outbox once the network is back, also when no tab is open any more. */
export function serveOutboxSync(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== OUTBOX_SYNC_TAG) return;
    event.waitUntil(sendUnlessLed(scope));
  });
}

/** A tab's worker that leads sends by itself, and takes note of the answers too. */
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
 * Only sends: the rows stay as they are, and the worker of the next tab sends them again with the same keys, which the
 * server answers as before. So an old service worker never writes in a shape that a newer worker does not know.
 * Rejects when the browser shall try again later.
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
  const { conversationId, text, messageId, idempotencyKey } = message;
  const body = { conversation: conversationId, text, message_id: messageId };
  const sent = await sendInBackground(scope, '/api/chat.php', body, idempotencyKey, accountId);
  if (sent.kind === 'no-answer' || sent.status >= 500 || sent.status === 429 || sent.status === 408) return 'later';
  if (sent.status === 401 || sent.status === 403) return 'session-lost';
  return sent.status === 200 ? 'stored' : 'refused';
}
