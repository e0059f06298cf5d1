import type { MemberReport, ReportResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { writeAccount } from '../../sync/write.ts';
import { storedReports } from './report-rows.ts';

/** Reports a member. Of the report, this device stores what its sender is shown, not its text. */
export async function reportMember(
  account: Account,
  { profileId, name, kind, text, conversationId }: MemberReport,
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
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const { reference, received_at: receivedAt } = outcome.data;
  const { answers } = account.database;
  // Whether or not this device could note it: the server has the report.
  await writeAccount(account, [answers], async () => {
    const others = (await storedReports(account.database)).filter((report) => report.reference !== reference);
    const report = { reference, profile: profileId, name, kind, received_at: receivedAt, state: 'received' } as const;
    // 0: the list is fetched again when it is next shown.
    await answers.put({ key: 'reports', answer: [report, ...others], fetchedAtMs: 0 });
  });
  return { status: 'reported', receipt: outcome.data };
}
