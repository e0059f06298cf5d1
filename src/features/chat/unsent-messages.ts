import type { OutboxRow, WaitCause } from '../../../worker/public/outbox-row.ts';

/** What is known about an unsent message besides its row. */
export interface UnsentMessage {
  createdAtMs: number;
  /** Null before the first failure. */
  cause: WaitCause | null;
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
  for (const row of rows.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))) {
    const isQueued = row.state === 'queued';
    const message: UnsentMessage = {
      createdAtMs: row.createdAtMs,
      cause: row.wait?.cause ?? null,
      isHeld: isQueued && holder !== null,
      holdsOthers: false,
    };
    if (isQueued && holder !== null) holder.holdsOthers = true;
    if (row.state === 'rejected' && row.isPassedOver !== true) holder ??= message;
    unsent.set(row.idempotencyKey, message);
  }
  return unsent;
}
