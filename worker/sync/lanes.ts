import type { OutboxRow } from '../public/outbox-row.ts';

/** Lanes in which only the last intent counts. */
export const TOGGLE_LANE_PREFIX = 'toggle:';

/**
 * A later intent of the same toggle lane makes this one needless: after twenty quick likes and unlikes only the last
 * has to reach the server. `rows` are those of the lane that wait, in their order.
 */
export function isSuperseded(rows: readonly OutboxRow[], row: OutboxRow): boolean {
  return row.lane.startsWith(TOGGLE_LANE_PREFIX) && rows.at(-1) !== row;
}

/**
 * The first row of each lane that waits, but for lanes that are held: one that was refused holds back those of its
 * kind behind it until the member has decided.
 *
 * @param rows queued and rejected ones, in the order of the queue
 */
export function laneHeads(rows: readonly OutboxRow[], holdsLane: (row: OutboxRow) => boolean): Map<string, OutboxRow> {
  const heads = new Map<string, OutboxRow>();
  const held = new Set<string>();
  for (const row of rows) {
    if (heads.has(row.lane)) continue;
    if (row.state === 'rejected') {
      if (row.isPassedOver !== true && holdsLane(row)) held.add(row.lane);
    } else if (!held.has(row.lane) || !holdsLane(row)) {
      heads.set(row.lane, row);
    }
  }
  return heads;
}
