import { expect, it } from 'vitest';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/send/2f9a',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  version: 2,
};

async function subscribe(client: ReferenceClient, change: Record<string, unknown> = {}) {
  return client.call('postUser', { query: { push: '1' }, body: { subscription: { ...SUBSCRIPTION, ...change } } });
}

async function devices(client: ReferenceClient): Promise<unknown> {
  return valueAt((await client.call('getNotifications')).body, 'push_subscriptions');
}

function frequency(body: unknown, event: string, channel: string): unknown {
  const setting = listOf(valueAt(body, 'settings')).find(
    (each) => valueAt(each, 'event') === event && valueAt(each, 'channel') === channel,
  );
  return valueAt(setting, 'frequency');
}

it('the settings hold every event for each channel that it is sent by, and change where asked', async () => {
  const client = await stage.member('demo');
  const before = await client.call('getNotifications');
  expect(listOf(valueAt(before.body, 'settings'))).toHaveLength(7);
  const pushed = listOf(valueAt(before.body, 'settings')).filter((each) => valueAt(each, 'channel') === 'push');
  expect(pushed.map((each) => valueAt(each, 'event'))).toEqual(['message', 'like']);
  // Contains nothing without a screen, such as visits to the profile.
  expect(JSON.stringify(before.body)).not.toContain('profile_visit');
  expect(frequency(before.body, 'message', 'email')).toBe('at_once');
  const settings = [{ event: 'message', channel: 'email', frequency: 'never' }];
  const saved = await client.call('saveNotifications', { body: { settings } });
  expect(frequency(saved.body, 'message', 'email')).toBe('never');
  expect(frequency(saved.body, 'like', 'email')).toBe(frequency(before.body, 'like', 'email'));
  expect((await client.call('getNotifications')).body).toEqual(saved.body);
  expect(frequency((await (await stage.member('other')).call('getNotifications')).body, 'message', 'email')).toBe(
    'at_once',
  );
});

it.each([
  [[{ event: 'account', channel: 'email', frequency: 'never' }], 'settings.0.frequency', 'not_allowed'],
  [[{ event: 'message', channel: 'push', frequency: 'daily' }], 'settings.0.frequency', 'not_allowed'],
  [
    [
      { event: 'like', channel: 'email', frequency: 'never' },
      { event: 'like', channel: 'email', frequency: 'daily' },
    ],
    'settings.1',
    'repeated',
  ],
  [[], 'settings', 'too_few'],
])('settings %o are refused as a whole', async (settings, field, code) => {
  const client = await stage.member('demo');
  const refused = await client.call('saveNotifications', { body: { settings } });
  expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
  expect(frequency((await client.call('getNotifications')).body, 'like', 'email')).toBe('daily');
});

it('a subscription counts once, follows the account that comes last, and is forgotten by its endpoint', async () => {
  const [demo, other] = [await stage.member('demo'), await stage.member('other')];
  for (const _ of [1, 2]) expect((await subscribe(demo)).body).toEqual({ result: 'done' });
  expect(await devices(demo)).toBe(1);
  await subscribe(other);
  expect([await devices(demo), await devices(other)]).toEqual([0, 1]);
  const forget = { query: { push: '0' }, body: { endpoint: SUBSCRIPTION.endpoint } };
  expect((await demo.call('postUser', forget)).status).toBe(200);
  expect(await devices(other)).toBe(1);
  expect((await other.call('postUser', forget)).status).toBe(200);
  expect(await devices(other)).toBe(0);
});

it.each([
  [{ endpoint: 'http://push.example.com/x' }, 'subscription.endpoint', 'wrong_format'],
  [{ expirationTime: 1 }, 'subscription.expirationTime', 'expired'],
  [{ keys: { ...SUBSCRIPTION.keys, p256dh: 'A'.repeat(87) } }, 'subscription.keys.p256dh', 'wrong_format'],
  [{ keys: { ...SUBSCRIPTION.keys, auth: 'A'.repeat(28) } }, 'subscription.keys.auth', 'wrong_format'],
  [{ version: 0 }, 'subscription.version', 'too_small'],
])('a subscription with %o is refused', async (change, field, code) => {
  const client = await stage.member('demo');
  const refused = await subscribe(client, change);
  expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
  expect(await devices(client)).toBe(0);
});

it('a test push needs a device', async () => {
  const client = await stage.member('demo');
  const refused = await client.call('sendTestPush', { body: { test: 'push' } });
  expect([refused.status, valueAt(refused.body, 'error')]).toEqual([409, 'no_subscription']);
  await subscribe(client);
  expect((await client.call('sendTestPush', { body: { test: 'push' } })).body).toEqual({ result: 'done' });
});
