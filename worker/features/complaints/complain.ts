import type { Complaint, DirectResult, Receipt } from '../../public/direct-calls.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Submits a complaint and returns its receipt. */
export function complain(visit: Visit, complaint: Complaint, attemptId: string): Promise<DirectResult<Receipt>> {
  return write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.POST('/api/complaints.php', { params: { header }, body: { ...complaint, csrf }, signal }),
  );
}
