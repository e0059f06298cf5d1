import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const FREQUENCIES = ['at_once', 'daily', 'weekly', 'never'];

/** A request of several parts, of which one is wrong, is refused as a whole: none of it is done. */
export const allOrNothing: Sequence = {
  title: 'a request that is right in part',
  account: 'throwaway',
  calls: callsOf('getUser', 'saveProfile'),
  async run(steps) {
    if (steps.isDry) return;
    const before = await steps.call('getUser', { purpose: 'as it stands' });
    const year = new Date().getUTCFullYear();
    for (const wrong of [
      { date_of_birth: `${year - 9}-01-01` },
      { fields: { check_contract_no_such_name: ['one'] } },
      { notes: { check_contract_no_such_name: 'A note.' } },
    ])
      await steps.attempt('saveProfile', {
        purpose: `a text beside a wrong ${Object.keys(wrong).join()}`,
        body: { personal: 'This should not be stored.', city: 'Nowhere', ...wrong },
        isWholeBody: true,
        expect: { kind: 'status', statuses: [422], because: 'A save with a wrong part is taken' },
      });
    const after = await steps.call('getUser', { purpose: 'nothing of it is stored' });
    steps.same(
      after,
      'A refused save of the profile is stored in part',
      [at(at(before.body, 'profile'), 'personal'), at(at(before.body, 'profile'), 'city')],
      [at(at(after.body, 'profile'), 'personal'), at(at(after.body, 'profile'), 'city')],
      'Check the whole request before anything is written.',
    );
    await wholeSave(steps);
    await settings(steps);
  },
};

/** The whole answer to a save is what a read tells, not the profile alone. */
async function wholeSave(steps: Steps): Promise<void> {
  const saved = await steps.attempt('saveProfile', {
    purpose: 'a save that changes nothing',
    body: { lastSignupStep: true },
    isWholeBody: true,
    expect: { kind: 'success', mayTryAnother: true },
  });
  if (!saved.isSuccess) return;
  const read = await steps.call('getUser', { purpose: 'the member after it' });
  for (const name of ['email', 'email_confirmed', 'paid_user', 'signup_date', 'mailprovider', 'credits'])
    steps.same(
      saved,
      `Saving the profile answers another "${name}" than is stored`,
      at(read.body, name),
      at(saved.body, name),
    );
}

async function settings(steps: Steps): Promise<void> {
  if (!steps.has('getNotifications') || !steps.has('saveNotifications')) return;
  const before = await steps.call('getNotifications', { purpose: 'the settings' });
  const all = listIn(before.body, '/settings');
  const free = all.find((each) => listIn(each, '/allowed').length > 1);
  const bound = all.find((each) => listIn(each, '/allowed').length < FREQUENCIES.length);
  if (free === undefined || bound === undefined) return;
  const right = listIn(free, '/allowed').find((each) => each !== at(free, 'frequency'));
  const wrong = FREQUENCIES.find((each) => !listIn(bound, '/allowed').includes(each));
  const entry = (of: unknown, frequency: unknown): object => ({
    event: at(of, 'event'),
    channel: at(of, 'channel'),
    frequency,
  });
  await steps.attempt('saveNotifications', {
    purpose: 'a frequency that is allowed beside one that is not',
    body: { settings: [entry(free, right), entry(bound, wrong)] },
    expect: { kind: 'status', statuses: [422], because: 'A frequency that is not allowed is not refused' },
  });
  const after = await steps.call('getNotifications', { purpose: 'nothing of it is stored' });
  steps.same(after, 'Refused settings are stored in part', all, listIn(after.body, '/settings'));
  await everythingOff(steps, all);
}

/** How a member unsubscribes from everything that can be unsubscribed from. */
async function everythingOff(steps: Steps, all: readonly unknown[]): Promise<void> {
  const free = all.filter((each) => listIn(each, '/allowed').includes('never'));
  const of = (each: unknown, frequency: unknown): object => ({
    event: at(each, 'event'),
    channel: at(each, 'channel'),
    frequency,
  });
  if (free.length === 0) return;
  const off = await steps.attempt('saveNotifications', {
    purpose: 'everything that can be at never',
    body: { settings: free.map((each) => of(each, 'never')) },
    expect: { kind: 'success', mayTryAnother: false },
  });
  if (!off.isSuccess) return;
  const after = await steps.call('getNotifications', { purpose: 'everything is off' });
  const left = listIn(after.body, '/settings').filter(
    (each) => listIn(each, '/allowed').includes('never') && at(each, 'frequency') !== 'never',
  );
  if (left.length > 0)
    steps.broken(
      after,
      'A member cannot unsubscribe from everything that can be unsubscribed from',
      'never for each that allows it',
      `${left.length} others, such as ${String(at(left[0], 'event'))} by ${String(at(left[0], 'channel'))}`,
    );
  await steps.attempt('saveNotifications', {
    purpose: 'as they were',
    body: { settings: free.map((each) => of(each, at(each, 'frequency'))) },
    expect: { kind: 'documented' },
  });
  const restored = await steps.call('getNotifications', { purpose: 'as they were' });
  steps.same(
    restored,
    'The devices of a member change with the settings',
    numberIn(after.body, '/push_subscriptions'),
    numberIn(restored.body, '/push_subscriptions'),
  );
}
