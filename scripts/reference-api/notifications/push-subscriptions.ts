import { problemsOf } from '../account/person-rules.ts';
import type { Schemas } from '../contract/contract.ts';
import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok, refuse } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';

/** An uncompressed point of P-256 starts so (RFC 8291). */
const UNCOMPRESSED_POINT = 4;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Attaches a subscription to the account; the same endpoint belongs to the account that came last. */
export async function subscribePush(
  call: MemberCall,
  body: Schemas['PushSubscriptionRequest'],
  writer: Writer,
): Promise<Answer> {
  const { endpoint, expirationTime, keys, version } = body.subscription;
  const point = Buffer.from(keys.p256dh, 'base64url');
  const isPoint = point.length === POINT_BYTES && point[0] === UNCOMPRESSED_POINT;
  const isAuth = Buffer.from(keys.auth, 'base64url').length === AUTH_BYTES;
  const problems = problemsOf({
    'subscription.endpoint': endpoint.startsWith('https://') ? null : 'wrong_format',
    'subscription.expirationTime': expirationTime !== null && expirationTime <= call.nowMs ? 'expired' : null,
    'subscription.keys.p256dh': isPoint ? null : 'wrong_format',
    'subscription.keys.auth': isAuth ? null : 'wrong_format',
  });
  if (problems !== null) return invalid(problems);
  await writer.run('DELETE FROM push_subscriptions WHERE endpoint = ?', [endpoint]);
  await writer.run(
    `INSERT INTO push_subscriptions (endpoint, account_id, expires_at_ms, p256dh, auth, version, stored_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [endpoint, call.account.id, expirationTime, keys.p256dh, keys.auth, version, call.nowMs],
  );
  return ok({ result: 'done' });
}

/** Forgetting one that is not there is done at once. */
export async function unsubscribePush(
  call: MemberCall,
  body: Schemas['PushUnsubscriptionRequest'],
  writer: Writer,
): Promise<Answer> {
  await writer.run('DELETE FROM push_subscriptions WHERE endpoint = ? AND account_id = ?', [
    body.endpoint,
    call.account.id,
  ]);
  return ok({ result: 'done' });
}

/** Keeps one notice for each device of the member. */
export async function sendTestPush(call: MemberCall, writer: Writer): Promise<Answer> {
  const devices = await writer.rows(
    `SELECT endpoint FROM push_subscriptions
     WHERE account_id = ? AND (expires_at_ms IS NULL OR expires_at_ms > ?)`,
    [call.account.id, call.nowMs],
  );
  if (devices.length === 0) return refuse(409, 'no_subscription', 'Push is not switched on for any device.');
  for (const device of devices) {
    await writer.run("INSERT INTO push_notices (endpoint, kind, made_at_ms) VALUES (?, 'test', ?)", [
      textColumn(device, 'endpoint'),
      call.nowMs,
    ]);
  }
  return ok({ result: 'done' });
}
