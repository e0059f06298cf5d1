import type { MemberReport, ReportResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';

/** Reports a member. Nothing is stored on this device. */
export async function reportMember(
  account: Account,
  { profileId, kind, text, conversationId }: MemberReport,
  idempotencyKey: string,
): Promise<ReportResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/report.php', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { profile: profileId, kind, text, conversation: conversationId },
        signal,
      }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'reported', receipt: outcome.data } : failureOf(outcome);
}
