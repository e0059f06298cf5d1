import { join } from 'node:path';
import { openDatabase } from '../reference-api/database/database.ts';
import { seedLargeAccount } from '../reference-api/demo/large-account.ts';
import { seedIfEmpty } from '../reference-api/demo/seed.ts';
import { LARGE, SMALL, STEP_NAMES, timeFullAccounts } from './full-account.ts';
import type { BenchRow } from './results.ts';
import { startServer } from './server.ts';

const RATIO_MAX = 1.5;
/** Each step takes only a moment, so more runs are affordable. */
const RUNS_FACTOR = 3;

/** Measures opening the list, opening a chat and searching the chats, with 10,000 chats against 100. */
export async function measureAccount(folder: string, runs: number): Promise<BenchRow[]> {
  const databaseUrl = `file:${join(folder, 'account.sqlite')}`;
  const database = await openDatabase(databaseUrl, console.log);
  await seedIfEmpty(database, Date.now());
  for (const size of [SMALL, LARGE]) await seedLargeAccount(database, size, Date.now());
  await database.close();
  const server = await startServer(databaseUrl);
  try {
    const { small, large } = await timeFullAccounts(server.url, runs * RUNS_FACTOR, console.log);
    return STEP_NAMES.map((name) => ({
      what: `${LARGE.chats.toLocaleString('en')} chats: ${name}`,
      unit: 'ms',
      product: large[name],
      beside: { name: `${SMALL.chats} chats`, values: small[name] },
      limit: RATIO_MAX,
    }));
  } finally {
    server.stop();
  }
}
