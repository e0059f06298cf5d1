import type { DeleteAccountResult, ExportResult, Farewell } from '../../../worker/public/worker-api.ts';
import { callWorker, SERVER_CALL_LIMIT_MS, type Unreachable } from '../../data/connection.ts';

/** Everything that is kept of the member, as a file. */
export function exportAccount(): Promise<ExportResult | Unreachable> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.exportAccount());
}

/** @param attemptId the same for each try with this farewell */
export function deleteAccount(farewell: Farewell, attemptId: string): Promise<DeleteAccountResult | Unreachable> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.deleteAccount(farewell, attemptId));
}
