import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseJson } from '../../scripts/reference-api/contract/json.ts';
import { openPushEndpoint, type PushEndpoint } from '../fixtures/push-endpoint.ts';
import { until } from '../fixtures/until.ts';
import { type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();
const MAYA = 221;

let service: PushEndpoint;
beforeEach(async () => {
  service = await openPushEndpoint();
});
afterEach(() => service.close());

async function subscribe(client: ReferenceClient): Promise<void> {
  const subscription = { ...service.subscription, version: 2 };
  const answered = await client.call('postUser', { query: { push: '1' }, body: { subscription } });
  expect(answered.status).toBe(200);
}

async function arrived(count: number): Promise<unknown[]> {
  await until(`${count} pushes`, async () => service.received.length >= count);
  return service.received.map(({ text }) => parseJson(text));
}

it('a message and a like are pushed to the device, encrypted and signed with the key of the settings', async () => {
  const client = await stage.member('demo');
  const key = String(valueAt((await client.call('getSettings')).body, 'push_pub'));
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  await subscribe(client);
  await stage.control.receiveMessage(MAYA, 'demo@example.com', 'Are you there?');
  const [message] = await arrived(1);
  expect(message).toMatchObject({
    version: 2,
    kind: 'message',
    conversation: 1,
    profile: MAYA,
    fictional: false,
    text: 'Are you there?',
  });
  expect(valueAt(message, 'badge')).toBeGreaterThan(0);
  expect(service.received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(service.received[0]?.headers.authorization).toContain(key);
  await stage.control.receiveLike(MAYA, 'demo@example.com');
  expect((await arrived(2))[1]).toMatchObject({ kind: 'like', profile: MAYA });
});

it('a push of a fictional profile says so, for the mark that the device shows', async () => {
  const FICTIONAL = 118;
  await subscribe(await stage.member('demo'));
  await stage.control.receiveMessage(FICTIONAL, 'demo@example.com', 'Hello');
  expect((await arrived(1))[0]).toMatchObject({ kind: 'message', profile: FICTIONAL, fictional: true });
  await stage.control.receiveLike(FICTIONAL, 'demo@example.com');
  expect((await arrived(2))[1]).toMatchObject({ kind: 'like', profile: FICTIONAL, fictional: true });
});

it('who does not want to be told is not, and a test comes all the same', async () => {
  const client = await stage.member('demo');
  await subscribe(client);
  const settings = [{ event: 'message', channel: 'push', frequency: 'never' }];
  await client.call('saveNotifications', { body: { settings } });
  await stage.control.receiveMessage(MAYA, 'demo@example.com', 'Quietly');
  await client.call('sendTestPush', { body: { test: 'push' } });
  expect(await arrived(1)).toEqual([expect.objectContaining({ kind: 'test' })]);
});

it('a subscription that the push service knows no more is forgotten', async () => {
  const client = await stage.member('demo');
  await subscribe(client);
  service.answerWith(410);
  await stage.control.receiveMessage(MAYA, 'demo@example.com', 'Into the void');
  await arrived(1);
  await until('no device is left', async () => {
    return valueAt((await client.call('getNotifications')).body, 'push_subscriptions') === 0;
  });
});
