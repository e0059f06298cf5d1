import { expect, test } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { pullMember } from '../members/pull.ts';
import { setBlock } from './block.ts';

const PROFILE_ID = 9;

test('a profile that was asked for before a block ended does not bring the block back', async () => {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  const profileOf = (blocked: boolean) => sampleOf('MemberProfile', { id: PROFILE_ID, blocked });
  let answer: (response: Response) => void = () => {};
  server.answer('GET /api/profile.php', () => new Promise((resolve) => (answer = resolve)));
  server.answer('DELETE /api/block.php', sampleOf('BlockState'));
  const loading = pullMember(account, PROFILE_ID);
  await expect.poll(() => server.count('GET /api/profile.php')).toBe(1);
  expect(await setBlock(account, { profileId: PROFILE_ID, blocked: false }, 'a-key-of-its-own')).toEqual({
    status: 'saved',
  });
  server.answer('GET /api/profile.php', profileOf(false));
  answer(new Response(JSON.stringify(profileOf(true))));
  expect(await loading).toEqual({ status: 'fetched' });
  expect((await store.database.members.get(PROFILE_ID))?.profile?.blocked).toBe(false);
  expect(server.count('GET /api/profile.php')).toBe(2);
});
