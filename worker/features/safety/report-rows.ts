import type { AccountDatabase } from '../../public/database.ts';
import type { SentReport } from '../../public/rows.ts';

/** Returns the reports that this device knows of, newest first. */
export async function storedReports({ answers }: AccountDatabase): Promise<readonly SentReport[]> {
  const row = await answers.get('reports');
  return row?.key === 'reports' ? row.answer : [];
}
