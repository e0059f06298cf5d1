import type { ApiClient, Call } from '../http/api-client.ts';
import type { ContractClient } from '../http/call-headers.ts';
import type { Outcome } from '../http/outcome.ts';
import type { DirectResult } from '../public/direct-calls.ts';
import type { Settings } from '../public/rows.ts';
import { withBrowserToken } from './browser-token.ts';
import { directResult } from './direct-result.ts';

/** What calls need that can be made without a session. */
export interface Visit {
  api: ApiClient;
  signal: AbortSignal;
  /** Fetches the settings of the site, which hold the token of this browser. */
  settings(): Promise<Outcome<Settings>>;
}

/** Asks the server. */
export async function read<Data>(visit: Visit, call: Call<Data>): Promise<DirectResult<Data>> {
  return directResult(await visit.api.perform(call, visit.signal));
}

interface WriteContext {
  /** The key of this attempt. */
  header: { 'Idempotency-Key': string };
  /** Token of this browser. */
  csrf: string;
  signal: AbortSignal;
}

/** Changes something without a session: with the token of this browser, and once for each attempt. */
export async function write<Data>(
  visit: Visit,
  attemptId: string,
  call: (client: ContractClient, context: WriteContext) => ReturnType<Call<Data>>,
): Promise<DirectResult<Data>> {
  const outcome = await withBrowserToken(visit.settings, (csrf) =>
    visit.api.perform(
      (client, { signal }) => call(client, { header: { 'Idempotency-Key': attemptId }, csrf, signal }),
      visit.signal,
    ),
  );
  return directResult(outcome);
}
