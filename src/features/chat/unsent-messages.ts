import type { OutboxRow, WaitCause } from '../../../worker/public/outbox-row.ts';

/** What is known of a message that is not sent yet, beside its row. */
export interface UnsentMessage {
  createdAtMs: number;
  /** Null before the first failure. */
  cause: WaitCause | null;
  /** It waits until the member has decided about a message before it that was refused. */
  isHeld: boolean;
  /** It was refused, and others wait behind it. */
  holdsOthers: boolean;
}

/** By the key of the intent. */
export type UnsentMessages = ReadonlyMap<string, UnsentMessage>;

/** @param rows the messages of one conversation that wait or were refused, in any order */
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
