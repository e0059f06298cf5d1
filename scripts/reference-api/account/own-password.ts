import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { invalid, type Refusal, tooManyRequests } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { loginSubject, loginWaitS, noteLoginFailure } from '../session/login-limit.ts';
import { verifyPassword } from '../session/passwords.ts';

/**
 * Checks the password of a logged-in member; returns null if it is correct. Failures count towards the login limit, so
 * that an unattended session cannot be used to guess the password.
 */
export async function refuseWrongPassword(
  services: Services,
  writer: Writer,
  call: MemberCall,
  password: string,
): Promise<Refusal | null> {
  const subject = loginSubject(call.account.email, call.context.env.incoming.socket.remoteAddress ?? '');
  const waitS = await loginWaitS(writer, subject, call.nowMs);
  if (waitS > 0) return tooManyRequests(waitS);
  const row = await writer.row('SELECT password_hash FROM accounts WHERE id = ?', [call.account.id]);
  if (await verifyPassword(password, row === null ? null : textColumn(row, 'password_hash'))) return null;
  // The refusal rolls back this transaction, so the failure is recorded in a separate one.
  void services.database.write((next) => noteLoginFailure(next, subject, call.nowMs));
  return invalid({ password: 'wrong' });
}
