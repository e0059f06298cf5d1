import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import { type Answer, isAccepted, ok, refuse, tooManyRequests } from '../http/answer.ts';
import type { OpenCall } from '../http/call.ts';
import { checkForm } from '../http/check-form.ts';
import { actOnce } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import { forgetLoginFailures, loginSubject, loginWaitS, noteLoginFailure } from './login-limit.ts';
import { verifyPassword } from './passwords.ts';
import { setSessionCookie, startSession } from './sessions.ts';

/**
 * Logs in. Wrong credentials get the same response, after the same time, whether or not the account exists. A retry
 * with the same idempotency key is verified again and replaces the session that this browser's first attempt started.
 */
export async function logIn(services: Services, call: OpenCall): Promise<Answer> {
  const { database, nowMs } = services;
  const form = await checkForm(services.contract.schema('LoginRequest'), call.context, services.secret);
  if (!form.ok) return form.answer;
  const { email, password, csrf } = form.body;
  const subject = loginSubject(email, call.context.env.incoming.socket.remoteAddress ?? '');
  const waitS = await loginWaitS(database, subject, nowMs());
  if (waitS > 0) return tooManyRequests(waitS);

  const row = await database.row(
    'SELECT id, email, password_hash, ban_reason, banned_until_ms FROM accounts WHERE email = ?',
    [email.trim()],
  );
  const isRight = await verifyPassword(password, row === null ? null : textColumn(row, 'password_hash'));
  if (row === null || !isRight) {
    await database.write((writer) => noteLoginFailure(writer, subject, nowMs()));
    return refuse(422, 'invalid_credentials', 'E-mail address and password do not fit together.');
  }
  const ban = banOf(row, nowMs());
  if (ban !== null) {
    return { status: 423, body: { error: 'account_banned', message: 'This account is banned.', ban } };
  }
  const keyed = {
    scope: `browser ${csrf}`,
    key: call.context.req.header('idempotency-key') ?? null,
    operationId: 'logIn',
    bodyText: form.text,
    nowMs: nowMs(),
  };
  const answer = await database.write(async (writer) => {
    const first = await actOnce(writer, keyed, async () => ok({ result: 'done' }));
    if (!isAccepted(first)) return first;
    await forgetLoginFailures(writer, subject);
    setSessionCookie(call.context, await startSession(writer, call.context, integerColumn(row, 'id'), nowMs()));
    return first;
  }, isAccepted);
  if (isAccepted(answer)) call.context.set('accountEmail', textColumn(row, 'email'));
  return answer;
}

type Ban = NonNullable<Schemas['ErrorResponse']['ban']>;

const BAN_REASONS = ['spam', 'harassment', 'fake_profile', 'underage', 'payment', 'other'] as const;

/** Returns null if the account is not or no longer banned. */
function banOf(account: Row, nowMs: number): Ban | null {
  const reason = nullableText(account, 'ban_reason');
  const untilMs = nullableInteger(account, 'banned_until_ms');
  if (reason === null || (untilMs !== null && untilMs <= nowMs)) return null;
  return {
    reason: BAN_REASONS.find((each) => each === reason) ?? 'other',
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
  };
}
