import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NewAccount } from '../../worker/public/direct-calls.ts';
import type { Tab } from '../fixtures/device.ts';
import { logIn, readDatabase, setStage } from './stage.ts';

const stage = setStage();

const SAM: NewAccount = {
  email: 'sam@example.com',
  name: 'Sam',
  password: 'a long pass phrase',
  trafficsource: { network: 'summer', ref: 'banner-7', sub1: '', sub2: '', sub3: '' },
  timezone: 'Europe/Amsterdam',
  country: 'NL',
  language: 'nl',
  profile: null,
  form_path: '/signup',
  referrer: '',
  token: null,
  n: 1,
};

async function signUp(tab: Tab): Promise<number> {
  const reply = await tab.api.signUp(SAM, randomUUID());
  if (!('result' in reply) || reply.result.status !== 'signed-up' || reply.result.session.status !== 'member') {
    throw new Error(`not signed up: ${JSON.stringify(reply)}`);
  }
  return reply.result.session.accountId;
}

test('how far a sign-up is stands in the database of the account: no tab takes it back, and it goes with the session', async () => {
  const tab = await stage.device.openTab();
  const database = readDatabase(await signUp(tab));
  const kept = () => database.meta.get('signup');
  await tab.api.keepSignup({ step: 3, draft: { city: 'Gent' } });
  expect(await kept()).toEqual({ key: 'signup', step: 3, draft: { city: 'Gent' } });
  const other = await stage.device.shareTab(tab);
  await other.api.keepSignup({ step: 4, draft: {} });
  await tab.api.keepSignup({ step: 3, draft: { city: 'Brugge' } });
  expect(await kept()).toEqual({ key: 'signup', step: 4, draft: {} });
  await tab.api.keepSignup(null);
  expect(await kept()).toBeUndefined();
  await tab.api.logOut();
  expect(await tab.api.keepSignup({ step: 5, draft: {} })).toMatchObject({ result: { status: 'session-lost' } });
});

test('the last part of the profile ends the sign-up for every device', async () => {
  const tab = await stage.device.openTab();
  const database = readDatabase(await signUp(tab));
  expect(await tab.api.saveProfile({ personal: 'I bake bread.', lastSignupStep: true })).toMatchObject({
    result: { status: 'saved' },
  });
  expect((await database.user.get('self'))?.user.profile).toMatchObject({
    personal: 'I bake bread.',
    lastSignupStep: true,
  });
});

test('the way of the activation mail is asked for, and a server that fails says so', async () => {
  const tab = await stage.device.openTab();
  await signUp(tab);
  const answers: unknown[] = [];
  for (let poll = 1; poll <= 4; poll += 1) answers.push(await tab.api.loadActivation());
  expect(answers.map((answer) => JSON.stringify(answer).includes('"delivered":true'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await stage.control.setFaults([{ path: '/api/activate.php', fault: 'status:503' }]);
  expect(await tab.api.loadActivation()).toMatchObject({ result: { status: 'server-failed', httpStatus: 503 } });
});

test('a position has a place, and none where the server fails', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  expect(await tab.api.geocode(52.09, 5.12)).toMatchObject({
    result: { status: 'answered', data: { country: 'NL', city: 'Utrecht' } },
  });
  await stage.control.setFaults([{ path: '/api/geocode.php', fault: 'drop' }]);
  expect(await tab.api.geocode(52.09, 5.12)).toMatchObject({ result: { status: 'offline' } });
});
