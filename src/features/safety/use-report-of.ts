import { useEffect } from 'react';
import type { SentReport } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { isFresh } from '../../data/is-fresh.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

/** Our choice: how long the stored list of reports is shown without asking the server for their states. */
const FRESH_MS = 3_600_000;

/** Returns the latest report of this member about another one; null if there is none that this device knows of. */
export function useReportOf(profileId: number): SentReport | null {
  const database = useAccountDatabase();
  const row = useLiveQuery(async () => (await database.answers.get('reports')) ?? null, [database]);
  const reports = row?.key === 'reports' ? row : null;
  const isRead = row !== undefined;
  const fetchedAtMs = reports?.fetchedAtMs ?? 0;
  useEffect(() => {
    // What fails here is asked for again by the next page: until then, the device tells what it knows.
    if (isRead && !isFresh(fetchedAtMs, Date.now(), FRESH_MS)) void calls.loadAnswer({ key: 'reports' });
  }, [isRead, fetchedAtMs]);
  return reports?.answer.find(({ profile }) => profile === profileId) ?? null;
}
