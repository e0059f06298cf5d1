import type { ChatRow } from './rows.ts';

/** Why the server, or the client on its behalf, refused an intent. */
export type Rejection =
  | { reason: 'insufficient-credits' }
  | { reason: 'partner-gone' }
  | { reason: 'not-found' }
  | { reason: 'invalid'; fields: Record<string, string> }
  | { reason: 'refused'; status: number }
  /** The answer broke the contract; whether the server acted is unknown, and a retry is safe. */
  | { reason: 'unreadable-answer' };

export type Intent =
  | { kind: 'send-message'; conversationId: number; messageId: string; text: string }
  | { kind: 'mark-read'; conversationId: number; readUntil: number }
  /** `chat`: its row as it stood, for when it comes back. Rows of older versions lack it. */
  | { kind: 'remove-chat'; conversationId: number; chat?: ChatRow }
  | { kind: 'like'; profileId: number }
  | { kind: 'unlike'; profileId: number };

/**
 * `network`: no answer. `foreign`: something else answered in the server's place. `busy`: the server asked to come
 * again later. `server`: it failed. `unreadable`: its answer broke the contract. `session`: it wants a login first.
 */
export type WaitCause = 'network' | 'foreign' | 'busy' | 'server' | 'unreadable' | 'session';

export interface Wait {
  cause: WaitCause;
  /** Failures for this cause in a row. */
  count: number;
  /** Of the last of them. */
  atMs: number;
}

export interface OutboxRow {
  sequence?: number;
  idempotencyKey: string;
  /** Intents of one lane are sent one after the other, in order. */
  lane: string;
  intent: Intent;
  /**
   * `settled` rows stay until a pull that began after the answer has been written. `set-aside`: this version does not
   * know what it is; a newer one does.
   */
  state: 'queued' | 'settled' | 'rejected' | 'set-aside';
  /** Tries since it was queued: how long the next wait is. */
  attempts: number;
  /** Why it waits; null before the first failure. Rows of older versions lack it. */
  wait?: Wait | null;
  /** Rejected, and the member sends what comes behind it all the same. */
  isPassedOver?: true;
  nextAttemptAtMs: number;
  createdAtMs: number;
  /** 0 until settled. */
  settledAtMs: number;
  rejection: Rejection | null;
}

type NameOf<Type> = Type extends number ? 'number' : Type extends string ? 'string' : never;

/** The properties that an intent cannot be without, each with its type. */
type Shape<Some> = {
  readonly [Name in keyof Some as Name extends 'kind' ? never : undefined extends Some[Name] ? never : Name]: NameOf<
    Some[Name]
  >;
};

/** The kinds that this version knows, with the properties of each. Rows of other versions may have others. */
const INTENT_SHAPES: { readonly [Kind in Intent['kind']]: Shape<Extract<Intent, { kind: Kind }>> } = {
  'send-message': { conversationId: 'number', messageId: 'string', text: 'string' },
  'mark-read': { conversationId: 'number', readUntil: 'number' },
  'remove-chat': { conversationId: 'number' },
  like: { profileId: 'number' },
  unlike: { profileId: 'number' },
};

/** Whether this version can work with a row of the outbox, whoever wrote it. */
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
  // A number that is none, such as NaN, names nothing that the server knows.
  return (
    shape !== undefined &&
    Object.entries(shape).every(([name, type]) =>
      type === 'number' ? Number.isSafeInteger(intent[name]) : typeof intent[name] === 'string',
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
