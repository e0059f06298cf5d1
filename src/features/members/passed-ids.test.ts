import { expect, test } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { PASS_DAYS } from '../../../worker/public/pass-row.ts';
import { readPassedIds } from './passed-ids.ts';

const DAY_MS = 86_400_000;

test('a pass counts for its days, and not once the clock has turned out to be a year ahead when it was made', async () => {
  const { database } = await openAccountStore();
  const nowMs = Date.now();
  const times = [nowMs - PASS_DAYS * DAY_MS - 1, nowMs - DAY_MS, nowMs + 60_000, nowMs + 365 * DAY_MS];
  const profile = sampleOf('ProfileCard');
  await database.passes.bulkPut(times.map((passedAtMs, index) => ({ profileId: index + 1, profile, passedAtMs })));
  expect(await readPassedIds(database)).toEqual([2, 3]);
});
