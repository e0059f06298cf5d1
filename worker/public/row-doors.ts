import type { DraftRow, MessageRow, UserRow } from './rows.ts';

/**
 * The doors of rows that everything else on a page hangs on: what another version, a tool or a fault of the disk has
 * written is met as if it were not there, and the next poll brings it again. Other rows are kept to their own place on
 * the page by a boundary.
 */

const DELIVERY_STATES: readonly unknown[] = ['sent', 'pending', 'rejected'];

export function isMessageRow(row: unknown): row is MessageRow {
  return (
    isRecord(row) &&
    typeof row['text'] === 'string' &&
    typeof row['fromMe'] === 'boolean' &&
    isTime(row['sentAtMs']) &&
    isRecord(row['delivery']) &&
    DELIVERY_STATES.includes(row['delivery']['state']) &&
    (row['delivery']['state'] !== 'rejected' || isRecord(row['delivery']['rejection']))
  );
}

export function isDraftRow(row: unknown): row is DraftRow {
  return (
    isRecord(row) &&
    Number.isSafeInteger(row['conversationId']) &&
    typeof row['text'] === 'string' &&
    isTime(row['updatedAtMs'])
  );
}

export function isUserRow(row: unknown): row is UserRow {
  if (!isRecord(row) || !isRecord(row['user'])) return false;
  const { email, profile } = row['user'];
  return typeof email === 'string' && isRecord(profile) && typeof profile['name'] === 'string';
}

/** Milliseconds since 1970 that a date can have. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
