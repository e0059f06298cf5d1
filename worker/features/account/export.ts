import { tellProgress } from '../../http/tell-progress.ts';
import type { ExportResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';

/**
 * Returns all data that the server stores about the member, as a JSON file with one value per line. The call does not
 * time out while parts of it come in: on a slow connection, a large one takes longer than other calls may.
 */
export async function exportAccount(account: Account): Promise<ExportResult> {
  const outcome = await account.api.perform(
    (client, { signal, onProgress }) =>
      client.GET('/api/export.php', {
        signal,
        fetch: async (request) => tellProgress(await account.environment.fetch(request), onProgress),
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  return {
    status: 'exported',
    file: new Blob([`${JSON.stringify(outcome.data, null, 2)}\n`], { type: 'application/json' }),
  };
}
