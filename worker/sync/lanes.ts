import type { OutboxRow } from '../public/outbox-row.ts';

/** Prefix of lanes in which only the last intent counts. */
export const TOGGLE_LANE_PREFIX = 'toggle:';

/**
 * Returns whether a later intent of the same toggle lane makes this one redundant: after twenty quick likes and unlikes
 * only the last one has to reach the server. `rows` are the lane's queued rows, in order.
 */
export function isSuperseded(rows: readonly OutboxRow[], row: OutboxRow): boolean {
  return row.lane.startsWith(TOGGLE_LANE_PREFIX) && rows.at(-1) !== row;
}

/**
 * Returns the first queued row of each lane, except for held lanes: a rejected intent whose kind holds its lane blocks
 * those of such kinds behind it until the member decides.
 *
 * @param rows queued and rejected rows, in queue order
 */
export function laneHeads<Row extends OutboxRow>(
  rows: readonly Row[],
  holdsLane: (row: Row) => boolean,
): Map<string, Row> {
  const heads = new Map<string, Row>();
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
