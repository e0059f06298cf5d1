import type { BlockChange, MemberReport, ReportResult, SaveResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';

/** Blocks a member or undoes it; `attemptId` is the same for every try of one change. */
export function setBlock(change: BlockChange, attemptId: string): Promise<SaveResult | Unreachable> {
  return calls.setBlock(change, attemptId);
}

export function reportMember(report: MemberReport, attemptId: string): Promise<ReportResult | Unreachable> {
  return calls.reportMember(report, attemptId);
}
