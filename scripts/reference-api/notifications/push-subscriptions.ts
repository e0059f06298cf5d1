import { problemsOf } from '../account/person-rules.ts';
import type { Schemas } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok, refuse } from '../http/answer.ts';
import type { MemberCall, Writing } from '../http/call.ts';
import { notePush, type PushSender } from './push-sender.ts';

/** First byte of an uncompressed P-256 point (RFC 8291). */
const UNCOMPRESSED_POINT = 4;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Push services require TLS, except on the loopback addresses that tests use. */
function isPushService(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

/** Assigns a subscription to the account; an endpoint belongs to the account that subscribed last. */
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
    'subscription.endpoint': isPushService(endpoint) ? null : 'wrong_format',
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

/** Removes a subscription; succeeds even if it does not exist. */
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

/** Queues a test push for each of the member's devices. */
export async function sendTestPush(call: Writing<MemberCall>, writer: Writer, push: PushSender): Promise<Answer> {
  const devices = await notePush(writer, call.account.id, 'test', 0, call.nowMs);
  if (devices === 0) return refuse(409, 'no_subscription', 'Push is not switched on for any device.');
  call.afterCommit(push.wake);
  return ok({ result: 'done' });
}
