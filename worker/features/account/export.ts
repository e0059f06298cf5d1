import type { ExportResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';

/** Everything that the server keeps of the member, as a JSON file with one value a line. */
export async function exportAccount(account: Account): Promise<ExportResult> {
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/export.php', { signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  return {
    status: 'exported',
    file: new Blob([`${JSON.stringify(outcome.data, null, 2)}\n`], { type: 'application/json' }),
  };
}
