import { expect, test } from 'vitest';
import { until } from '../fixtures/until.ts';
import { PUSH_DEVICE as DEVICE, logIn, OTHER, setStage } from './stage.ts';

const stage = setStage();

async function pushCalls(): Promise<string[]> {
  const requests = await stage.control.requests();
  return requests.flatMap(({ path, query, account }) =>
    path === '/api/user.php' && query.startsWith('push=') ? [`${query} ${account ?? 'nobody'}`] : [],
  );
}

test('a subscription is sent once to each account, and again when it changes', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  const second = await stage.device.shareTab(tab);
  for (const each of [tab, second, tab]) {
    expect(await each.api.attachPush(DEVICE)).toMatchObject({ result: { status: 'saved' } });
  }
  expect(await pushCalls()).toEqual(['push=1 demo@example.com']);
  await tab.api.attachPush({ ...DEVICE, endpoint: 'https://push.example.com/send/other' });
  expect(await pushCalls()).toHaveLength(2);
  await tab.api.logOut();
  await until('the account has forgotten it', async () => (await pushCalls()).includes('push=0 demo@example.com'));
  await logIn(stage, tab, OTHER);
  await tab.api.attachPush(DEVICE);
  expect((await pushCalls()).at(-1)).toBe('push=1 other@example.com');
});

test('a subscription that does not arrive is sent with a later poll', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await stage.control.setFaults([{ method: 'POST', path: '/api/user.php', fault: 'status:503', times: 1 }]);
  expect(await tab.api.attachPush(DEVICE)).toMatchObject({ result: { status: 'server-failed' } });
  await tab.api.refresh();
  await stage.device.passUntil('it was sent again', async () => (await pushCalls()).length === 2);
  await stage.device.settle();
  expect(await tab.api.attachPush(DEVICE)).toMatchObject({ result: { status: 'saved' } });
  expect(await pushCalls()).toHaveLength(2);
});

test('a subscription that the browser has dropped brings the polls back to 60 seconds', async () => {
  const tab = await stage.device.openTab({ pushSubscribed: true });
  await logIn(stage, tab);
  const diagnose = async () => {
    const reply = await tab.api.diagnose();
    if (!('result' in reply)) throw new Error(reply.failure);
    return (reply.result.nextPollAtMs ?? 0) - (reply.result.lastPollAtMs ?? 0);
  };
  await tab.api.attachPush(DEVICE);
  await tab.api.refresh();
  await stage.device.passUntil('it was polled with the subscription', async () => (await diagnose()) >= 300_000);
  await tab.show({ pushSubscribed: false });
  expect(await diagnose()).toBeLessThan(66_000);
});
