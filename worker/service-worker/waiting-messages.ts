/** An intent of the outbox, reduced to what the service worker needs. */
export interface WaitingIntent {
  sequence: number;
  lane: string;
  /** Null if the intent is not a message. */
  message: WaitingMessage | null;
  /** Whether the intents behind it in its lane may be sent first. */
  isHarmless: boolean;
}

export interface WaitingMessage {
  lane: string;
  conversationId: number;
  messageId: string;
  text: string;
  idempotencyKey: string;
  /** Server id of the message that it answers; null if none. */
  repliesTo: number | null;
}

/** Parses outbox rows of any version, in queue order; rows that cannot be parsed are left to the worker. */
export function parseWaitingIntents(rows: readonly unknown[]): WaitingIntent[] {
  return rows
    .flatMap((row) => {
      const intent = parseRow(row);
      return intent === null ? [] : [intent];
    })
    .toSorted((one, other) => one.sequence - other.sequence);
}

/** Returns the messages that can be sent now: those that no earlier intent in their lane blocks. */
export function sendableMessages(intents: readonly WaitingIntent[]): WaitingMessage[] {
  const blocked = new Set<string>();
  return intents.flatMap((intent) => {
    if (blocked.has(intent.lane)) return [];
    if (intent.message !== null) return [intent.message];
    if (!intent.isHarmless) blocked.add(intent.lane);
    return [];
  });
}

function parseRow(row: unknown): WaitingIntent | null {
  if (!isRecord(row) || !isRecord(row['intent'])) return null;
  const { state, sequence, lane, idempotencyKey, intent } = row;
  const isMessage = intent['kind'] === 'send-message' || intent['kind'] === 'send-photo';
  const isRefused = state === 'rejected' && row['isPassedOver'] !== true && isMessage;
  if (state !== 'queued' && !isRefused) return null;
  if (typeof sequence !== 'number' || typeof lane !== 'string' || typeof idempotencyKey !== 'string') return null;
  // A rejected message blocks the rest of its chat until the member decides.
  if (isRefused) return { sequence, lane, message: null, isHarmless: false };
  const kind = intent['kind'];
  if (kind !== 'send-message') return { sequence, lane, message: null, isHarmless: kind === 'mark-read' };
  const { conversationId, messageId, text } = intent;
  if (typeof conversationId !== 'number' || typeof messageId !== 'string' || typeof text !== 'string') return null;
  const repliesTo = answeredId(intent['quoted']);
  const message = { lane, conversationId, messageId, text, idempotencyKey, repliesTo };
  return { sequence, lane, message, isHarmless: false };
}

function answeredId(quoted: unknown): number | null {
  return isRecord(quoted) && typeof quoted['serverId'] === 'number' ? quoted['serverId'] : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
