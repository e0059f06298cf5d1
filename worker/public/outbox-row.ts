import type { WaitingPhoto } from './message-photo.ts';
import type { ChatRow, QuotedMessage } from './rows.ts';

/** Why the server, or the client on its behalf, rejected an intent. */
export type Rejection =
  | { reason: 'insufficient-credits' }
  | { reason: 'partner-gone' }
  | { reason: 'not-found' }
  | { reason: 'invalid'; fields: Record<string, string> }
  /** `error`: the server's code, which tells some refusals apart. Rows of older versions lack it. */
  | { reason: 'refused'; status: number; error?: string }
  /** The response violated the contract; it is unknown whether the server acted, and a retry is safe. */
  | { reason: 'unreadable-answer' };

export type Intent =
  /** `quoted`: what it answers. Rows of older versions lack it. */
  | { kind: 'send-message'; conversationId: number; messageId: string; text: string; quoted?: QuotedMessage | null }
  /** `text` is empty if the photo has no words. */
  | {
      kind: 'send-photo';
      conversationId: number;
      messageId: string;
      text: string;
      photo: WaitingPhoto;
      quoted: QuotedMessage | null;
    }
  | { kind: 'mark-read'; conversationId: number; readUntil: number }
  /** `chat`: its row at the time of removal, to restore it from. Rows of older versions lack it. */
  | { kind: 'remove-chat'; conversationId: number; chat?: ChatRow }
  | { kind: 'like'; profileId: number }
  /** `likedAtMs`: when the like was given that it takes back. Absent if there was none, and in rows of older versions. */
  | { kind: 'unlike'; profileId: number; likedAtMs?: number };

export type MessageIntent = Extract<Intent, { kind: 'send-message' | 'send-photo' }>;

/** Returns whether an intent sends a message, with a photo or without. */
export function isMessageIntent(intent: Intent): intent is MessageIntent {
  return intent.kind === 'send-message' || intent.kind === 'send-photo';
}

/**
 * `network`: no response. `foreign`: something other than the server responded. `busy`: the server asked to retry
 * later. `server`: it failed. `unreadable`: its response violated the contract. `session`: it requires a login first.
 */
export type WaitCause = 'network' | 'foreign' | 'busy' | 'server' | 'unreadable' | 'session';

export interface Wait {
  cause: WaitCause;
  /** Consecutive failures with this cause. */
  count: number;
  /** Time of the last of these failures. */
  atMs: number;
}

export interface OutboxRow {
  sequence?: number;
  idempotencyKey: string;
  /** Intents of the same lane are sent sequentially, in order. */
  lane: string;
  intent: Intent;
  /**
   * `settled` rows stay until a pull that started after the response has been written. `set-aside`: unknown to this
   * version, known to a newer one.
   */
  state: 'queued' | 'settled' | 'rejected' | 'set-aside';
  /** Attempts since it was queued; determines the next delay. */
  attempts: number;
  /** Why it is waiting; null before the first failure. Rows of older versions lack it. */
  wait?: Wait | null;
  /** The intent is rejected, but the member chose to send those queued behind it. */
  isPassedOver?: true;
  nextAttemptAtMs: number;
  createdAtMs: number;
  /** 0 until settled. */
  settledAtMs: number;
  rejection: Rejection | null;
}

type NameOf<Type> = Type extends number
  ? 'number'
  : Type extends string
    ? 'string'
    : Type extends WaitingPhoto
      ? 'photo'
      : never;

/** The required properties of an intent and their types. */
type Shape<Some> = {
  readonly [Name in keyof Some as Name extends 'kind' | 'quoted'
    ? never
    : undefined extends Some[Name]
      ? never
      : Name]: NameOf<Some[Name]>;
};

/** The intent kinds known to this version, with their properties. Rows of other versions may have others. */
const INTENT_SHAPES: { readonly [Kind in Intent['kind']]: Shape<Extract<Intent, { kind: Kind }>> } = {
  'send-message': { conversationId: 'number', messageId: 'string', text: 'string' },
  'send-photo': { conversationId: 'number', messageId: 'string', text: 'string', photo: 'photo' },
  'mark-read': { conversationId: 'number', readUntil: 'number' },
  'remove-chat': { conversationId: 'number' },
  like: { profileId: 'number' },
  unlike: { profileId: 'number' },
};

/** Returns whether this version can process an outbox row, whichever version wrote it. */
export function isOutboxRow(row: unknown): row is OutboxRow {
  if (!isRecord(row)) return false;
  const { sequence, idempotencyKey, lane, attempts, nextAttemptAtMs, createdAtMs, settledAtMs } = row;
  return (
    [sequence, attempts, nextAttemptAtMs, createdAtMs, settledAtMs].every(Number.isFinite) &&
    typeof idempotencyKey === 'string' &&
    typeof lane === 'string' &&
    isIntent(row['intent'])
  );
}

function isIntent(intent: unknown): intent is Intent {
  if (!isRecord(intent)) return false;
  const shape = Object.entries(INTENT_SHAPES).find(([kind]) => kind === intent['kind'])?.[1];
  // A number that is not a safe integer, such as NaN, cannot be a server id.
  return shape !== undefined && Object.entries(shape).every(([name, type]) => hasType(intent[name], type));
}

function hasType(value: unknown, type: 'number' | 'string' | 'photo'): boolean {
  if (type === 'number') return Number.isSafeInteger(value);
  return type === 'string' ? typeof value === 'string' : isRecord(value) && value['file'] instanceof Blob;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
