import { beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import { type CannedServer, createCannedServer, sampleOf } from '../../tests/fixtures/canned-server.ts';
import { benchAccount } from '../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import type { AnswerRequest } from '../public/worker-api.ts';
import type { Account } from '../sync/account.ts';
import { pullAnswer } from './pull-answer.ts';

let server: CannedServer;
let store: AccountStore;
let account: Account;
beforeEach(async () => {
  server = createCannedServer();
  store = await openAccountStore();
  account = benchAccount({ server, store, clock: createManualClock(5_000) });
});

const terms = { tracking: null, code: null };

const REQUESTS: [AnswerRequest, string][] = [
  [{ key: 'credits', terms }, '/api/credits.php'],
  [{ key: 'premium', terms }, '/api/premium.php'],
  [{ key: 'transactions' }, '/api/transactions.php?page=1&pp=100'],
  [{ key: 'notifications' }, '/api/notifications.php'],
  [{ key: 'blocked-members' }, '/api/block.php?page=1&pp=100'],
  [{ key: 'reports' }, '/api/report.php?page=1&pp=100'],
  [{ key: 'profile-fields', locale: 'pl' }, '/api/profile_fields.php?language=pl'],
  [{ key: 'interests', locale: 'nl' }, '/api/interests.php?language=nl'],
];

test.each(REQUESTS)('what a page asks for as %o comes from %s, and a failure is told', async (request, address) => {
  expect(await pullAnswer(account, request)).toEqual({ status: 'server-failed', httpStatus: 501 });
  const url = new URL(server.requests.at(-1)?.url ?? '');
  expect(`${url.pathname}${url.search}`).toBe(address);
});

test.each(['members-nearby', 'members-newest', 'members-online'] as const)(
  'the members of a section of the home screen are stored as that section: %s',
  async (key) => {
    server.answer('GET /api/search.php', sampleOf('SearchResult'));
    expect(await pullAnswer(account, { key, network: 'partner' })).toEqual({ status: 'fetched' });
    const query = new URL(server.requests.at(-1)?.url ?? '').searchParams;
    expect([query.get('order'), query.get('trafficsource')]).toEqual([key.slice('members-'.length), 'partner']);
    expect(await store.database.answers.toCollection().primaryKeys()).toEqual([key]);
  },
);
