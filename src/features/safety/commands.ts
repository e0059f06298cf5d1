import type { BlockChange, MemberReport, ReportResult, SaveResult } from '../../../worker/public/worker-api.ts';
import { callWorker, SERVER_CALL_LIMIT_MS, type Unreachable } from '../../data/connection.ts';

/** Blocks a member or undoes it; `attemptId` is the same for every try of one change. */
export function setBlock(change: BlockChange, attemptId: string): Promise<SaveResult | Unreachable> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.setBlock(change, attemptId));
}

export function reportMember(report: MemberReport, attemptId: string): Promise<ReportResult | Unreachable> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.reportMember(report, attemptId));
}
