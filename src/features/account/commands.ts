import type { DeleteAccountResult, ExportResult, Farewell } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';

/** Everything that is kept of the member, as a file. */
export function exportAccount(): Promise<ExportResult | Unreachable> {
  return calls.exportAccount();
}

/** @param attemptId the same for each try with this farewell */
export function deleteAccount(farewell: Farewell, attemptId: string): Promise<DeleteAccountResult | Unreachable> {
  return calls.deleteAccount(farewell, attemptId);
}
