import type { SentReport } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { fetchWritten } from '../../sync/store-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { storedReports } from './report-rows.ts';

/** The largest page that the contract allows. */
const PAGE_SIZE = 100;
/** Stops at a server whose list never ends. */
const PAGES_MAX = 20;
/** The operation is proposed: a server without it answers with its own "not found" page. */
const NOT_FOUND = 404;

/** Fetches and stores the reports that this member has sent. From a server without the list, this device keeps its own. */
export async function pullReports(account: Account): Promise<FetchResult> {
  const { database } = account;
  const before = new Set((await storedReports(database)).map(({ reference }) => reference));
  const all: SentReport[] = [];
  let isKnown = true;
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const outcome = await account.api.perform(
      (client, { signal }) => client.GET('/api/report.php', { params: { query: { page, pp: PAGE_SIZE } }, signal }),
      account.signal,
    );
    if (outcome.kind === 'http' && outcome.status === NOT_FOUND) {
      isKnown = false;
      break;
    }
    if (outcome.kind !== 'ok') return failureOf(outcome);
    const { reports, paging } = outcome.data;
    all.push(...reports);
    if (reports.length === 0 || all.length >= paging.num_results) break;
  }
  const written = await writeAccount(account, [database.answers], async () => {
    const stored = await storedReports(database);
    // A report that was sent during this call may be missing from the response.
    const kept = isKnown ? stored.filter(({ reference }) => !before.has(reference)) : stored;
    const byReference = new Map([...all, ...kept].map((report) => [report.reference, report]));
    const answer = [...byReference.values()].sort(
      (one, other) => Date.parse(other.received_at) - Date.parse(one.received_at),
    );
    await database.answers.put({ key: 'reports', answer, fetchedAtMs: account.environment.now() });
  });
  return fetchWritten(written);
}
