import { isRecord } from '../../../../../scripts/check-contract/contract/json.ts';
import { type Call, type Handlers, invalid, own, Refused, textIn } from '../call.ts';
import type { Account } from '../world.ts';

export const notifications: Handlers = {
  getNotifications,
  saveNotifications,
  sendTestPush,
  subscribePush,
  unsubscribePush,
};

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'message email': ['at_once', 'daily', 'weekly', 'never'],
  'message push': ['at_once', 'never'],
  'like email': ['daily', 'weekly', 'never'],
  'account email': ['at_once'],
};

export function settingsOf({ world }: Call, me: Account): Readonly<Record<string, unknown>> {
  const account = world.breaks('notifications-shared') ? world.demo : me;
  const settings = Object.entries(ALLOWED).map(([name, allowed]) => {
    const [event, channel] = name.split(' ');
    return { event, channel, frequency: account.settings.get(name) ?? allowed[0], allowed };
  });
  return {
    settings,
    push_subscriptions: world.breaks('subscriptions-miscounted') ? account.push.length + 2 : account.push.length,
  };
}

function getNotifications(call: Call): unknown {
  return settingsOf(call, own(call));
}

function saveNotifications(call: Call): unknown {
  const { world, body } = call;
  const account = world.breaks('notifications-shared') ? world.demo : own(call);
  const asked = (Array.isArray(body['settings']) ? body['settings'] : []).filter(isRecord);
  const answered = structuredClone(settingsOf(call, account));
  if (world.breaks('stored-in-part', 'saveNotifications') && asked.length > 1)
    account.settings.set(`${asked[0]?.['event']} ${asked[0]?.['channel']}`, String(asked[0]?.['frequency']));
  for (const { event, channel, frequency } of asked) {
    const allowed = ALLOWED[`${event} ${channel}`];
    if (
      allowed === undefined ||
      (!allowed.includes(String(frequency)) && !world.breaks('unallowed-frequency-accepted'))
    )
      throw invalid('settings', 'unknown_value');
  }
  const stored = world.breaks('first-setting-only') ? asked.slice(0, 1) : asked;
  for (const { event, channel, frequency } of stored) {
    if (!world.breaks('setting-not-kept'))
      for (const each of world.breaks('settings-of-all-members') ? world.accounts : [account])
        each.settings.set(`${event} ${channel}`, String(frequency));
    if (world.breaks('setting-changes-others'))
      for (const name of Object.keys(ALLOWED))
        if (ALLOWED[name]?.includes(String(frequency))) account.settings.set(name, String(frequency));
  }
  return world.breaks('answer-is-stale', 'saveNotifications') ? answered : settingsOf(call, account);
}

function sendTestPush(call: Call): unknown {
  if (own(call).push.length === 0) throw new Refused(409, 'no_subscription', 'There is no device.');
  return { result: 'done' };
}

function subscribePush(call: Call): unknown {
  const subscription = call.body['subscription'];
  const endpoint = isRecord(subscription) ? textIn(subscription, 'endpoint') : '';
  const { push } = own(call);
  const isKnown = push.includes(endpoint) && !call.world.breaks('subscription-listed-twice');
  if (!isKnown && !call.world.breaks('subscription-not-kept'))
    for (const each of call.world.breaks('push-shared') ? call.world.accounts : [own(call)]) each.push.push(endpoint);
  return { result: 'done' };
}

function unsubscribePush(call: Call): unknown {
  const me = own(call);
  const forgotten = call.world.breaks('device-of-another-forgotten') ? call.world.accounts : [];
  for (const each of forgotten) each.push = each.push.filter((endpoint) => endpoint !== call.body['endpoint']);
  if (call.world.breaks('all-devices-forgotten')) me.push = [];
  if (!call.world.breaks('subscription-stays'))
    me.push = me.push.filter((endpoint) => endpoint !== call.body['endpoint']);
  return { result: 'done' };
}
