import { toldReason } from './reasons.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { numberIn } from './values.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A member forgets own devices alone, and each of several alone. */
export const devicesOfTwo: Sequence = {
  title: 'the devices of two members',
  account: 'member',
  needsOther: true,
  calls: callsOf('getNotifications', 'postUser.subscribePush', 'postUser.unsubscribePush'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const [one, two] = ['one', 'two'].map((name) => `https://push.example.com/send/check-contract-${name}-of-two`);
    if (one === undefined || two === undefined) return;
    const before = await countOf(steps, 'the devices of a member');
    for (const endpoint of [one, two]) await subscribe(steps, endpoint);
    await changed(steps, before + 2, 'Two devices are not counted as two');
    await forget(other, one);
    await changed(steps, before + 2, 'A member forgets the device of another one');
    await forget(steps, one);
    await changed(steps, before + 1, 'Forgetting one device does not forget that one alone');
    await forget(steps, two);
    await changed(steps, before, 'A device that was forgotten is still counted');
    await noDevice(other);
  },
};

async function countOf(steps: Steps, purpose: string): Promise<number> {
  return numberIn((await steps.call('getNotifications', { purpose })).body, '/push_subscriptions') ?? 0;
}

async function subscribe(steps: Steps, endpoint: string): Promise<void> {
  await steps.call('postUser', {
    use: 'subscribePush',
    purpose: 'a device',
    body: { subscription: { endpoint, expirationTime: null, keys: KEYS, version: 2 } },
    isWholeBody: true,
  });
}

async function forget(steps: Steps, endpoint: string): Promise<void> {
  await steps.attempt('postUser', {
    use: 'unsubscribePush',
    purpose: 'forget a device',
    body: { endpoint },
    isWholeBody: true,
    // Of a device that is not the own one a server may say so.
    expect: { kind: 'documented' },
  });
}

async function changed(steps: Steps, expected: number, title: string): Promise<void> {
  const answer = await steps.call('getNotifications', { purpose: 'how many devices there are now' });
  steps.same(
    answer,
    title,
    expected,
    numberIn(answer.body, '/push_subscriptions'),
    'WHERE account_id = :me AND endpoint = :endpoint',
  );
}

async function noDevice(other: Steps): Promise<void> {
  if (!other.has('sendTestPush') || (await countOf(other, 'a member without a device')) > 0) return;
  const refused = await other.attempt('sendTestPush', {
    purpose: 'a push to no device',
    expect: { kind: 'status', statuses: [409], because: 'A push is sent to a member without a device' },
  });
  toldReason(other, refused, 'no_subscription');
}
