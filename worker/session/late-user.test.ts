import { expect, test } from 'vitest';
import { openAccountStore } from '../../tests/fixtures/account-store.ts';
import { cannedUser, createCannedServer, sampleOf } from '../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { sendMessageIntent } from '../features/chat/send-message-intent.ts';
import { saveProfile } from '../features/profile/save.ts';
import { pullUser } from '../features/user/pull.ts';
import { noteChange } from '../sync/newest-answer.ts';

const USER = 'GET /api/user.php';

const userWith = (personal: string, credits = 10) => {
  const user = cannedUser();
  return { ...user, credits, profile: { ...user.profile, personal } };
};

async function open() {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  let send: (response: Response) => void = () => {};
  server.answer(USER, () => new Promise((resolve) => (send = resolve)));
  const pulling = pullUser(account);
  await expect.poll(() => server.count(USER)).toBe(1);
  return {
    server,
    account,
    database: store.database,
    /** Sends what the server had when the user was asked for first. */
    async answerLate(user: object) {
      send(new Response(JSON.stringify(user)));
      return await pulling;
    },
    stored: async () => (await store.database.user.get('self'))?.user,
  };
}

test('a profile that was saved while the user was asked for keeps its new text', async () => {
  const { server, account, answerLate, stored } = await open();
  server.answer('PUT /api/user.php', userWith('New'));
  expect(await saveProfile(account, { personal: 'New' })).toEqual({ status: 'saved' });
  server.answer(USER, userWith('New'));
  expect(await answerLate(userWith('Old'))).toEqual({ status: 'ok' });
  expect((await stored())?.profile.personal).toBe('New');
});

test('the balance after a message is not put back by a user who was asked for before it', async () => {
  const { server, account, database, answerLate, stored } = await open();
  await database.user.put({ key: 'self', user: userWith('A', 10) });
  server.answer('POST /api/chat.php', { ...sampleOf('SentMessage'), credits: 9 });
  const messageId = '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77';
  const sent = await sendMessageIntent.send(
    account,
    {
      idempotencyKey: messageId,
      lane: 'chat:3',
      intent: { kind: 'send-message', conversationId: 3, messageId, text: 'a' },
      state: 'queued',
      attempts: 0,
      wait: null,
      nextAttemptAtMs: 0,
      createdAtMs: START_MS,
      settledAtMs: 0,
      rejection: null,
    },
    account.signal,
  );
  if (sent.kind !== 'ok') throw new Error(`not sent: ${sent.kind}`);
  await sent.data(database);
  server.answer(USER, userWith('A', 9));
  expect(await answerLate(userWith('A', 10))).toEqual({ status: 'ok' });
  expect((await stored())?.credits).toBe(9);
});

test('of two answers the one asked for later stays', async () => {
  const { server, account, answerLate, stored } = await open();
  server.answer(USER, userWith('Later'));
  expect(await pullUser(account)).toEqual({ status: 'ok' });
  expect(await answerLate(userWith('Earlier'))).toEqual({ status: 'ok' });
  expect((await stored())?.profile.personal).toBe('Later');
  expect(server.count(USER)).toBe(2);
});

test('of two saves at once the one made last is shown, and what a message cost, whichever is answered last', async () => {
  const { server, account, stored } = await open();
  const PUT = 'PUT /api/user.php';
  const answers: ((response: Response) => void)[] = [];
  server.answer(PUT, () => new Promise((resolve) => answers.push(resolve)));
  const saves: Promise<unknown>[] = [];
  for (const changes of [{ city: 'Gent' }, { personal: 'Last' }]) {
    saves.push(saveProfile(account, changes));
    await expect.poll(() => server.count(PUT)).toBe(saves.length);
  }
  server.answer(USER, userWith('Last', 9));
  answers[1]?.(Response.json(userWith('Last')));
  expect(await saves[1]).toEqual({ status: 'saved' });
  noteChange(account, 'user');
  answers[0]?.(Response.json(userWith('First')));
  expect(await saves[0]).toEqual({ status: 'saved' });
  expect(await stored()).toMatchObject({ credits: 9, profile: { personal: 'Last' } });
});

test('a late answer still tells that somebody else is logged in', async () => {
  const { server, account, answerLate, stored } = await open();
  server.answer('PUT /api/user.php', userWith('New'));
  await saveProfile(account, { personal: 'New' });
  expect(await answerLate(cannedUser(8))).toMatchObject({ status: 'other-account' });
  expect((await stored())?.profile.personal).toBe('New');
});
