import type { MemberSearch } from '../../../worker/public/worker-api.ts';
import { callWorker, SERVER_CALL_LIMIT_MS } from '../../worker-client/connection.ts';
import { type FetchEnd, fetchEnd } from '../../worker-client/fetch-end.ts';

/** Searches; what was found arrives through the database. */
export async function loadSearch(search: MemberSearch): Promise<FetchEnd> {
  const end = fetchEnd(await callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadSearch(search)));
  // The specification, section 8, has this failure in the log; the page also tells the member.
  if (end === 'failed') console.error('The search failed');
  return end;
}
