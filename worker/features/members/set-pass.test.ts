import { beforeEach, expect, test } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { PASS_DAYS, passSpan } from '../../public/pass-row.ts';
import { setPass } from './set-pass.ts';

const [PASSED, OTHER] = [9, 10] as const;

let bench: Awaited<ReturnType<typeof createBench>>;

beforeEach(async () => {
  bench = await createBench();
});

async function createBench() {
  const server = createCannedServer();
  const store = await openAccountStore();
  const clock = createManualClock(START_MS);
  const account = benchAccount({ server, store, clock });
  for (const id of [PASSED, OTHER]) {
    const profile = sampleOf('MemberProfile', { id, name: `Member ${id}`, blocked: false });
    await store.database.members.put({ profileId: id, state: 'loaded', profile, fetchedAtMs: START_MS });
  }
  return { clock, account, database: store.database };
}

test('a pass keeps the card of the member on the device, and is gone once it is taken back', async () => {
  const { account, database } = bench;
  expect(await setPass(account, { profileId: PASSED, passed: true })).toEqual({ status: 'accepted' });
  expect(await database.passes.toArray()).toMatchObject([
    { profileId: PASSED, passedAtMs: START_MS, profile: { id: PASSED, name: `Member ${PASSED}` } },
  ]);
  // A profile has more than a card, which the list does not need.
  expect(Object.keys((await database.passes.get(PASSED))?.profile ?? {})).not.toContain('personal');
  expect(await setPass(account, { profileId: PASSED, passed: false })).toEqual({ status: 'accepted' });
  expect(await database.passes.count()).toBe(0);
});

test('a member of whom this device knows nothing cannot be passed', async () => {
  const { account, database } = bench;
  expect(await setPass(account, { profileId: 999, passed: true })).toEqual({
    status: 'invalid',
    problem: 'unknown-profile',
  });
  expect(await database.passes.count()).toBe(0);
});

test('passes are forgotten when the next one comes after their days', async () => {
  const { account, database, clock } = bench;
  await setPass(account, { profileId: PASSED, passed: true });
  clock.advance(PASS_DAYS * 86_400_000 - 1);
  expect(passSpan(clock.now())[0]).toBeLessThan(START_MS);
  await setPass(account, { profileId: OTHER, passed: true });
  expect(await database.passes.count()).toBe(2);
  clock.advance(1);
  await setPass(account, { profileId: OTHER, passed: true });
  expect(await database.passes.toCollection().primaryKeys()).toEqual([OTHER]);
});

test('a pass that was made while the clock was a year ahead is forgotten with the next one', async () => {
  const { account, database, clock } = bench;
  clock.jump(365 * 86_400_000);
  await setPass(account, { profileId: PASSED, passed: true });
  clock.setBack(365 * 86_400_000);
  await setPass(account, { profileId: OTHER, passed: true });
  expect(await database.passes.toCollection().primaryKeys()).toEqual([OTHER]);
});
