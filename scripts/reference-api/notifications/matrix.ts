import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { type Answer, invalid, ok } from '../http/answer.ts';

type Setting = Schemas['NotificationSetting'];
type Frequency = Setting['frequency'];

const ALL: Frequency[] = ['at_once', 'daily', 'weekly', 'never'];
/** A push delivered a day late is useless. */
const PUSH: Frequency[] = ['at_once', 'never'];

/** Default and allowed frequencies of each event, for the channels that it is really sent by. */
const DEFAULTS: readonly Setting[] = [
  { event: 'message', channel: 'email', frequency: 'at_once', allowed: ALL },
  { event: 'message', channel: 'push', frequency: 'at_once', allowed: PUSH },
  { event: 'like', channel: 'email', frequency: 'daily', allowed: ALL },
  { event: 'like', channel: 'push', frequency: 'at_once', allowed: PUSH },
  { event: 'match', channel: 'email', frequency: 'weekly', allowed: ALL },
  // Passwords, orders and the like: required by law and for the member's safety.
  { event: 'account', channel: 'email', frequency: 'at_once', allowed: ['at_once'] },
  { event: 'news', channel: 'email', frequency: 'never', allowed: ['weekly', 'never'] },
];

export async function readNotifications(reader: Reader, accountId: number): Promise<Schemas['NotificationSettings']> {
  const rows = await reader.rows('SELECT event, channel, frequency FROM notification_choices WHERE account_id = ?', [
    accountId,
  ]);
  const chosen = new Map(
    rows.map((row) => [`${textColumn(row, 'event')} ${textColumn(row, 'channel')}`, textColumn(row, 'frequency')]),
  );
  const devices = await reader.row('SELECT count(*) AS devices FROM push_subscriptions WHERE account_id = ?', [
    accountId,
  ]);
  return {
    settings: DEFAULTS.map((setting) => {
      const choice = chosen.get(`${setting.event} ${setting.channel}`);
      return {
        ...setting,
        frequency: setting.allowed.find((each) => each === choice) ?? setting.frequency,
        allowed: [...setting.allowed],
      };
    }),
    push_subscriptions: devices === null ? 0 : integerColumn(devices, 'devices'),
  };
}

/** Returns whether the member's setting for the event and channel is this frequency. */
export async function isFrequency(
  reader: Reader,
  accountId: number,
  event: Setting['event'],
  channel: Setting['channel'],
  frequency: Frequency,
): Promise<boolean> {
  const { settings } = await readNotifications(reader, accountId);
  return settings.some((each) => each.event === event && each.channel === channel && each.frequency === frequency);
}

/** Changes only the settings that the body contains. */
export async function saveNotifications(
  writer: Writer,
  accountId: number,
  body: Schemas['SaveNotificationsRequest'],
): Promise<Answer> {
  const problems = new Map<string, string>();
  for (const [index, wanted] of body.settings.entries()) {
    const isSame = (other: { event: string; channel: string }): boolean =>
      other.event === wanted.event && other.channel === wanted.channel;
    const setting = DEFAULTS.find(isSame);
    if (setting === undefined) problems.set(`settings.${index}.event`, 'unknown_value');
    else if (!setting.allowed.includes(wanted.frequency)) problems.set(`settings.${index}.frequency`, 'not_allowed');
    if (body.settings.findIndex(isSame) < index) problems.set(`settings.${index}`, 'repeated');
  }
  if (problems.size > 0) return invalid(Object.fromEntries(problems));
  for (const { event, channel, frequency } of body.settings) {
    await writer.run(
      'INSERT OR REPLACE INTO notification_choices (account_id, event, channel, frequency) VALUES (?, ?, ?, ?)',
      [accountId, event, channel, frequency],
    );
  }
  return ok(await readNotifications(writer, accountId));
}
