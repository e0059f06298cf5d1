import type { ApiClient, Call } from '../http/api-client.ts';
import type { ContractClient } from '../http/call-headers.ts';
import type { Outcome } from '../http/outcome.ts';
import type { DirectResult } from '../public/direct-calls.ts';
import type { Settings } from '../public/rows.ts';
import { withBrowserToken } from './browser-token.ts';
import { directResult } from './direct-result.ts';

/** What calls that need no session work with. */
export interface Visit {
  api: ApiClient;
  signal: AbortSignal;
  /** Fetches the site settings, which contain this browser's token. */
  settings(): Promise<Outcome<Settings>>;
}

/** Makes a read-only call. */
export async function read<Data>(visit: Visit, call: Call<Data>): Promise<DirectResult<Data>> {
  return directResult(await visit.api.perform(call, visit.signal));
}

interface WriteContext {
  /** Idempotency key of this attempt. */
  header: { 'Idempotency-Key': string };
  /** This browser's token. */
  csrf: string;
  signal: AbortSignal;
}

/**
 * Makes a call that changes something without a session, with this browser's token and the attempt's idempotency key.
 */
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
