import type { Channel, Environment } from '../environment.ts';
import { parseSilenceOrder, type SilenceOrder } from '../http/silence.ts';
import type { TabView } from '../public/worker-api.ts';

/**
 * What workers of this origin tell each other: where SharedWorker is missing each tab has its own, and after a deploy
 * an old and a new one live side by side. Only one of them polls.
 */
export type BusMessage =
  /** A worker has started or now leads: every worker answers with its tabs. */
  | { type: 'who' }
  /** A worker in the queue asks whether the leader lives, which answers that it leads. */
  | { type: 'ask-leader' }
  | { type: 'leads' }
  | { type: 'tab'; tabId: string; view: TabView }
  /** The leader polled, so that a successor knows whether the data is stale. */
  | { type: 'polled'; atMs: number }
  /** The server asked one of them to make no calls for a while. */
  | { type: 'silence'; order: SilenceOrder }
  /** Rows were added to the outbox. */
  | { type: 'outbox' }
  /** Poll if the data is stale, or in any case. */
  | { type: 'wake'; isForced: boolean }
  /** The session call of a follower answered that the session is lost. */
  | { type: 'check-session' };

export const BUS_CHANNEL = 'rendezvous-workers-1';

export interface WorkerBus {
  post(message: BusMessage): void;
}

/** Messages of other versions that this one does not know are passed over. */
export function openWorkerBus(environment: Environment, onMessage: (message: BusMessage) => void): WorkerBus {
  const channel: Channel = environment.openChannel(BUS_CHANNEL);
  channel.listen((raw) => {
    const message = parseBusMessage(raw);
    if (message !== null) onMessage(message);
  });
  return { post: (message) => channel.post(message) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns null for what is not a message of the bus. */
export function parseBusMessage(raw: unknown): BusMessage | null {
  if (!isRecord(raw)) return null;
  switch (raw['type']) {
    case 'who':
    case 'ask-leader':
    case 'leads':
    case 'outbox':
    case 'check-session':
      return { type: raw['type'] };
    case 'polled':
      return typeof raw['atMs'] === 'number' ? { type: 'polled', atMs: raw['atMs'] } : null;
    case 'silence': {
      const order = parseSilenceOrder(raw['order']);
      return order === null ? null : { type: 'silence', order };
    }
    case 'wake':
      return typeof raw['isForced'] === 'boolean' ? { type: 'wake', isForced: raw['isForced'] } : null;
    case 'tab': {
      const view = parseTabView(raw['view']);
      return typeof raw['tabId'] === 'string' && view !== null ? { type: 'tab', tabId: raw['tabId'], view } : null;
    }
    default:
      return null;
  }
}

function parseTabView(raw: unknown): TabView | null {
  if (!isRecord(raw)) return null;
  const { visible, conversationId, pushSubscribed } = raw;
  if (typeof visible !== 'boolean' || typeof pushSubscribed !== 'boolean') return null;
  if (conversationId !== null && typeof conversationId !== 'number') return null;
  return { visible, conversationId, pushSubscribed };
}
