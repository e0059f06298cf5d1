import { afterEach, beforeEach, expect, test } from 'vitest';
import { reading } from '../../tests/fixtures/account-rows.ts';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
  sampleOf,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { until } from '../../tests/fixtures/until.ts';

let server: CannedServer;
let device: Device;
/** The tab whose worker polls, and another with a worker of its own. */
let leader: Tab;
let other: Tab;
beforeEach(async () => {
  server = createCannedServer();
  server.answer('GET /api/user.php', cannedUser(7));
  device = createDevice(CANNED_ORIGIN, server.fetch);
  leader = await device.openTab();
  await device.settle();
  other = await device.openTab();
  await device.settle();
});
afterEach(() => device.close());

/** Lets the next answer to a call come when it is told to; those after it are `next`, at once. */
function delay(call: string, late: object, next: object) {
  const answer = { come: () => {} };
  server.answer(call, async () => {
    server.answer(call, next);
    await new Promise<void>((resolve) => {
      answer.come = resolve;
    });
    return Response.json(late);
  });
  return answer;
}

const cityOf = () => reading(7, async (database) => (await database.user.get('self'))?.user.profile.city);

function userIn(city: string) {
  const user = cannedUser(7);
  return { ...user, profile: { ...user.profile, city } };
}

test('a profile saved in one tab is not set back by what another tab’s worker asked for before', async () => {
  const poll = delay('GET /api/user.php', userIn('Gent'), userIn('Brugge'));
  server.answer('PUT /api/user.php', userIn('Brugge'));
  const asked = server.count('GET /api/user.php');
  await leader.api.refresh();
  await until('the leader has asked', () => server.count('GET /api/user.php') > asked);
  expect(await other.api.saveProfile({ city: 'Brugge' })).toMatchObject({ result: { status: 'saved' } });
  poll.come();
  await device.settle();
  expect(await cityOf()).toBe('Brugge');
});

test('a main photo chosen in one tab is not set back by what another tab’s worker asked for before', async () => {
  const poll = delay('GET /api/user.php', userIn('Gent'), userIn('Brugge'));
  server.answer('PUT /api/profileimage.php', sampleOf('OwnImages'));
  const asked = server.count('GET /api/user.php');
  await leader.api.refresh();
  await until('the leader has asked', () => server.count('GET /api/user.php') > asked);
  expect(await other.api.chooseMainImage(5)).toMatchObject({ result: { status: 'saved' } });
  poll.come();
  await device.settle();
  expect(await cityOf()).toBe('Brugge');
});

test('a member blocked in one tab does not come back with the likes that another tab’s worker asked for before', async () => {
  const like = sampleOf('LikeEntry', { id: 9 });
  const poll = delay('GET /api/likes.php', { profiles: [like], liked_by: [] }, { profiles: [], liked_by: [] });
  server.answer('POST /api/block.php', sampleOf('BlockState'));
  const asked = server.count('GET /api/likes.php');
  await leader.api.refresh();
  await until('the leader has asked for the user', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    device.clock.advance(100);
    return server.count('GET /api/likes.php') > asked;
  });
  expect(await other.api.setBlock({ profileId: 9, blocked: true }, 'an-attempt-of-twenty')).toMatchObject({
    result: { status: 'saved' },
  });
  await until('the other tab has asked', () => server.count('GET /api/likes.php') > asked + 1);
  poll.come();
  await device.settle();
  expect(await reading(7, (database) => database.likes.count())).toBe(0);
});
