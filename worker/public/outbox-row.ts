import type { Intent, OutboxRow } from './database.ts';

/** The kinds that this version knows, with the properties of each. Rows of other versions may have others. */
const INTENT_SHAPES: { readonly [Kind in Intent['kind']]: Readonly<Record<string, 'number' | 'string'>> } = {
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
