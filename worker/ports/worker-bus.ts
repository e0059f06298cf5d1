import type { Channel, Environment } from '../environment.ts';
import { parseSilenceOrder, type SilenceOrder } from '../http/silence.ts';
import type { TabView } from '../public/worker-api.ts';

/**
 * Messages between the workers of this origin: where SharedWorker is missing, each tab has its own worker, and after a
 * deploy an old and a new one run side by side. Only one of them polls.
 */
export type BusMessage =
  /** A worker has started or become leader: every worker replies with its tabs. */
  | { type: 'who' }
  /** A queued worker pings the leader, which replies with `leads`. */
  | { type: 'ask-leader' }
  | { type: 'leads' }
  | { type: 'tab'; tabId: string; view: TabView }
  /** The leader has polled; a successor uses the time to decide whether the data is stale. */
  | { type: 'polled'; atMs: number }
  /** The server asked one of the workers to make no calls for a while. */
  | { type: 'silence'; order: SilenceOrder }
  /** Rows were added to the outbox. */
  | { type: 'outbox' }
  /** Poll if the data is stale, or unconditionally if forced. */
  | { type: 'wake'; isForced: boolean }
  /** The server has confirmed a change of these resources in the session with this epoch (sync/newest-answer.ts). */
  | { type: 'changed'; epoch: number; resources: readonly string[] }
  /** A call of a follower found the session lost. */
  | { type: 'check-session' }
  /** A call of a follower did not reach the server. */
  | { type: 'not-reached' };

export const BUS_CHANNEL = 'rendezvous-workers-1';

export interface WorkerBus {
  post(message: BusMessage): void;
}

/** Opens the bus. Ignores unknown messages, which other versions may send. */
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

/** Returns null if the value is not a bus message. */
export function parseBusMessage(raw: unknown): BusMessage | null {
  if (!isRecord(raw)) return null;
  switch (raw['type']) {
    case 'who':
    case 'ask-leader':
    case 'leads':
    case 'outbox':
    case 'check-session':
    case 'not-reached':
      return { type: raw['type'] };
    case 'polled':
      return typeof raw['atMs'] === 'number' && Number.isFinite(raw['atMs'])
        ? { type: 'polled', atMs: raw['atMs'] }
        : null;
    case 'silence': {
      const order = parseSilenceOrder(raw['order']);
      return order === null ? null : { type: 'silence', order };
    }
    case 'changed':
      return parseChanged(raw);
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

function parseChanged({ epoch, resources }: Record<string, unknown>): BusMessage | null {
  if (typeof epoch !== 'number' || !Array.isArray(resources)) return null;
  const names: unknown[] = resources;
  return { type: 'changed', epoch, resources: names.filter((name) => typeof name === 'string') };
}

function parseTabView(raw: unknown): TabView | null {
  if (!isRecord(raw)) return null;
  const { visible, conversationId, pushSubscribed } = raw;
  if (typeof visible !== 'boolean' || typeof pushSubscribed !== 'boolean') return null;
  if (conversationId !== null && typeof conversationId !== 'number') return null;
  return { visible, conversationId, pushSubscribed };
}
