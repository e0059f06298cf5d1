import type { OutboxRow, WaitCause } from '../../../worker/public/outbox-row.ts';

/** What is known about an unsent message besides its row. */
export interface UnsentMessage {
  createdAtMs: number;
  /** Why it waits, or the earlier message that it waits for; null before the first failure. */
  cause: WaitCause | null;
  /** Another message, which is not sent yet, goes first. */
  isBehind: boolean;
  /** Held until the member decides about an earlier message that was rejected. */
  isHeld: boolean;
  /** Was rejected, and other messages are queued behind it. */
  holdsOthers: boolean;
}

/** By idempotency key. */
export type UnsentMessages = ReadonlyMap<string, UnsentMessage>;

/** @param rows the queued and rejected messages of one conversation, in any order */
export function unsentMessages(rows: readonly OutboxRow[]): UnsentMessages {
  const unsent = new Map<string, UnsentMessage>();
  let holder: UnsentMessage | null = null;
  // Only the first of a queue is tried: what keeps it keeps the others.
  let ahead: UnsentMessage | null = null;
  for (const row of rows.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))) {
    const isQueued = row.state === 'queued';
    const message: UnsentMessage = {
      createdAtMs: row.createdAtMs,
      cause: row.wait?.cause ?? (isQueued ? (ahead?.cause ?? null) : null),
      isBehind: isQueued && ahead !== null,
      isHeld: isQueued && holder !== null,
      holdsOthers: false,
    };
    if (isQueued && holder !== null) holder.holdsOthers = true;
    if (row.state === 'rejected' && row.isPassedOver !== true) holder ??= message;
    if (isQueued) ahead ??= message;
    unsent.set(row.idempotencyKey, message);
  }
  return unsent;
}
