import { expect, test } from 'vitest';
import { openAccountStore } from '../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { pullNotifications } from '../features/account/pull-notifications.ts';
import { saveNotifications } from '../features/account/save-notifications.ts';
import { pullPremium } from '../features/money/pull-premium.ts';
import { cancelPremium } from '../features/money/subscribe.ts';
import { setBlock } from '../features/safety/block.ts';
import { pullBlocked } from '../features/safety/pull-blocked.ts';
import type { AnswerRow } from '../public/rows.ts';
import type { Account } from './account.ts';

const KEY = 'a-key-of-its-own';
const FETCHED = { status: 'fetched' };

const settings = (subscriptions: number) => sampleOf('NotificationSettings', { push_subscriptions: subscriptions });

async function open() {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  return {
    server,
    account,
    stored: async (key: AnswerRow['key']) => (await store.database.answers.get(key))?.answer,
    /** Begins a pull whose call is answered only when the returned function is called. */
    async begin(call: string, pull: (account: Account) => Promise<unknown>) {
      let send: (response: Response) => void = () => {};
      server.answer(call, () => new Promise((resolve) => (send = resolve)));
      const pulling = pull(account);
      await expect.poll(() => server.count(call)).toBe(1);
      return async (body: object) => {
        send(new Response(JSON.stringify(body)));
        return await pulling;
      };
    },
  };
}

test('a renewal that was cancelled while its page was asked for does not renew again', async () => {
  const { server, account, stored, begin } = await open();
  const offer = (state: 'active' | 'cancelled') =>
    sampleOf('PremiumOffer', { subscription: sampleOf('Subscription', { state }) });
  const answer = await begin('GET /api/premium.php', (asker) => pullPremium(asker, { tracking: null, code: null }));
  server.answer('DELETE /api/premium.php', offer('cancelled'));
  expect(await cancelPremium(account, KEY)).toEqual({ status: 'saved' });
  server.answer('GET /api/premium.php', offer('cancelled'));
  expect(await answer(offer('active'))).toEqual(FETCHED);
  expect(await stored('premium')).toEqual(offer('cancelled'));
});

test('a choice of notifications that was saved while they were asked for stays', async () => {
  const { server, account, stored, begin } = await open();
  const answer = await begin('GET /api/notifications.php', pullNotifications);
  server.answer('PUT /api/notifications.php', settings(1));
  const { event, channel, frequency } = sampleOf('NotificationSetting');
  expect(await saveNotifications(account, [{ event, channel, frequency }])).toEqual({ status: 'saved' });
  server.answer('GET /api/notifications.php', settings(1));
  expect(await answer(settings(0))).toEqual(FETCHED);
  expect(await stored('notifications')).toEqual(settings(1));
});

test('of two choices of notifications saved at once both are shown, whichever is answered last', async () => {
  const { server, account, stored } = await open();
  const PUT = 'PUT /api/notifications.php';
  const answers: ((response: Response) => void)[] = [];
  server.answer(PUT, () => new Promise((resolve) => answers.push(resolve)));
  const { event, channel, frequency } = sampleOf('NotificationSetting');
  const saves: Promise<unknown>[] = [];
  for (const turn of [1, 2]) {
    saves.push(saveNotifications(account, [{ event, channel, frequency }]));
    await expect.poll(() => server.count(PUT)).toBe(turn);
  }
  server.answer('GET /api/notifications.php', settings(2));
  answers[1]?.(Response.json(settings(2)));
  await saves[1];
  answers[0]?.(Response.json(settings(1)));
  await saves[0];
  expect(await stored('notifications')).toEqual(settings(2));
});

test('of two answers for a page the one asked for later stays', async () => {
  const { server, account, stored, begin } = await open();
  const answer = await begin('GET /api/notifications.php', pullNotifications);
  server.answer('GET /api/notifications.php', settings(1));
  expect(await pullNotifications(account)).toEqual(FETCHED);
  expect(await answer(settings(0))).toEqual(FETCHED);
  expect(await stored('notifications')).toEqual(settings(1));
  expect(server.count('GET /api/notifications.php')).toBe(2);
});

test('a list of blocked members that was asked for before a block has the new one', async () => {
  const { server, account, stored, begin } = await open();
  const member = sampleOf('ProfileCard', { id: 9 });
  const listed = (...profiles: (typeof member)[]) => ({
    profiles,
    paging: { ...sampleOf('Paging'), num_results: profiles.length },
  });
  const answer = await begin('GET /api/block.php', pullBlocked);
  server.answer('POST /api/block.php', sampleOf('BlockState'));
  expect(await setBlock(account, { profileId: 9, blocked: true }, KEY)).toEqual({ status: 'saved' });
  server.answer('GET /api/block.php', listed(member));
  expect(await answer(listed())).toEqual(FETCHED);
  expect(await stored('blocked-members')).toEqual([member]);
});
