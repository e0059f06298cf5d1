import type { Reader, Writer } from '../database/database.ts';

/** SQL condition on `members`: neither the member `?` (bound twice) nor the row's member has blocked the other. */
export const NOT_BLOCKED = `NOT EXISTS (SELECT 1 FROM blocks
  WHERE (blocks.by_member = ? AND blocks.blocked_member = members.id)
    OR (blocks.blocked_member = ? AND blocks.by_member = members.id))`;

export async function hasBlocked(reader: Reader, by: number, blocked: number): Promise<boolean> {
  const row = await reader.row('SELECT 1 FROM blocks WHERE by_member = ? AND blocked_member = ?', [by, blocked]);
  return row !== null;
}

/** Blocks a member and deletes the likes between the two; a repeated block keeps the time of the first. */
export async function addBlock(writer: Writer, by: number, blocked: number, nowMs: number): Promise<void> {
  await writer.run(
    `INSERT INTO blocks (by_member, blocked_member, blocked_at_ms) VALUES (?, ?, ?)
     ON CONFLICT (by_member, blocked_member) DO NOTHING`,
    [by, blocked, nowMs],
  );
  await writer.run(
    'DELETE FROM likes WHERE (from_member = ? AND to_member = ?) OR (from_member = ? AND to_member = ?)',
    [by, blocked, blocked, by],
  );
}

export async function removeBlock(writer: Writer, by: number, blocked: number): Promise<void> {
  await writer.run('DELETE FROM blocks WHERE by_member = ? AND blocked_member = ?', [by, blocked]);
}
