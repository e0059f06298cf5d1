import { isMetaRow } from '../public/row-doors.ts';
import type { VisitRow } from '../public/rows.ts';
import { isLongAbsence } from '../public/visit.ts';
import { type WriteTarget, writeAccount } from './write.ts';

/** So that neither reloads nor changes of tabs write. */
const SAME_VISIT_MS = 60 * 60_000;

/**
 * Notes that a tab is visible: the return from a long absence, or that the visit still lasts. `isPolled`: hidden tabs
 * have just asked the server.
 */
export async function noteSeen(target: WriteTarget, nowMs: number, isPolled: boolean): Promise<void> {
  await changeVisit(target, (row) => {
    if (row === null) return { key: 'visit', lastSeenAtMs: nowMs, returned: null };
    if (isLongAbsence(row, nowMs)) {
      const returned = { absentSinceMs: row.lastSeenAtMs, backAtMs: nowMs, isPolled };
      return { key: 'visit', lastSeenAtMs: nowMs, returned };
    }
    return Math.abs(nowMs - row.lastSeenAtMs) < SAME_VISIT_MS ? null : { ...row, lastSeenAtMs: nowMs };
  });
}

/** Notes that the last visible tab is hidden: from now on, the member is away. */
export async function noteLeft(target: WriteTarget, nowMs: number): Promise<void> {
  await changeVisit(target, (row) => (row === null ? null : { ...row, lastSeenAtMs: nowMs }));
}

/** Notes that the server was asked since the return: what is new is known. */
export async function notePolled(target: WriteTarget): Promise<void> {
  await changeVisit(target, (row) =>
    row?.returned?.isPolled === false ? { ...row, returned: { ...row.returned, isPolled: true } } : null,
  );
}

/** Writes the changed row; null changes nothing. */
async function changeVisit(target: WriteTarget, change: (row: VisitRow | null) => VisitRow | null): Promise<void> {
  const { meta } = target.database;
  await writeAccount(target, [meta], async () => {
    const stored = await meta.get('visit');
    const row = change(isMetaRow(stored) && stored.key === 'visit' ? stored : null);
    if (row !== null) await meta.put(row);
  });
}
