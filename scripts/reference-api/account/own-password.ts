import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { invalid, type Refusal, tooManyRequests } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { loginSubject, loginWaitS, noteLoginFailure } from '../session/login-limit.ts';
import { verifyPassword } from '../session/passwords.ts';

/**
 * Asks a member who is logged in for the password again. Null when it is right. Failures count like those of a login,
 * so that a session left open is no way to guess the password.
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
  // The refusal undoes this transaction: the failure is noted in the one after it.
  void services.database.write((next) => noteLoginFailure(next, subject, call.nowMs));
  return invalid({ password: 'wrong' });
}
