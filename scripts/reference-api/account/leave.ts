import { dropUnusedPhotos, removePhotosOf } from '../chat/message-photos.ts';
import type { Schemas } from '../contract/contract.ts';
import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { MemberCall, Writing } from '../http/call.ts';
import { scopeOf } from '../http/operations.ts';
import { accountMail } from '../mail/account-mails.ts';
import { hashEmail } from '../mail/mail-requests.ts';
import { sendMail } from '../mail/send-mail.ts';
import { memberSubject } from '../matches/answers.ts';
import { asLocale } from '../members/profile-card.ts';
import type { Services } from '../services.ts';
import { removeSessionCookie } from '../session/sessions.ts';
import { refuseWrongPassword } from './own-password.ts';

/**
 * Deletes an account and the member's profile. Other members' chats keep the name and the messages and show that the
 * member is gone; orders are kept as well. The address is kept as a hash, so that validating it can return `deleted`.
 */
export async function leave(
  services: Services,
  call: Writing<MemberCall>,
  body: Schemas['DeleteAccountRequest'],
  writer: Writer,
): Promise<Answer> {
  const { account, nowMs } = call;
  const refusal = await refuseWrongPassword(services, writer, call, body.password);
  if (refusal !== null) return refusal;
  if (body.reason !== null && body.reason.trim() !== '') {
    await writer.run('INSERT INTO leave_reasons (reason, left_at_ms) VALUES (?, ?)', [body.reason.trim(), nowMs]);
  }
  const member = await writer.row('SELECT name, language FROM members WHERE id = ?', [account.memberId]);
  if (member !== null) {
    const recipient = {
      email: account.email,
      name: textColumn(member, 'name'),
      language: asLocale(textColumn(member, 'language')),
    };
    await sendMail(writer, accountMail('account_deleted', recipient, null), nowMs);
  }
  await writer.run('INSERT OR REPLACE INTO left_addresses (email_hash, left_at_ms) VALUES (?, ?)', [
    hashEmail(account.email),
    nowMs,
  ]);
  await writer.runAll([
    { sql: 'DELETE FROM idempotent_answers WHERE scope = ?', args: [scopeOf(account.id)] },
    { sql: 'DELETE FROM match_answers WHERE subject = ?', args: [memberSubject(account.memberId)] },
    { sql: 'DELETE FROM images WHERE member_id = ?', args: [account.memberId] },
    { sql: 'DELETE FROM likes WHERE from_member = ? OR to_member = ?', args: [account.memberId, account.memberId] },
    { sql: 'DELETE FROM blocks WHERE by_member = ?', args: [account.memberId] },
    { sql: 'DELETE FROM accounts WHERE id = ?', args: [account.id] },
    {
      sql: `UPDATE members SET gone = 1, online = 0, gender = NULL, date_of_birth = NULL, region_id = NULL, city = NULL,
              personal = NULL, fields = '{}', notes = '{}' WHERE id = ?`,
      args: [account.memberId],
    },
  ]);
  await removePhotosOf(writer, account.memberId);
  await dropUnusedPhotos(writer);
  call.afterCommit(() => removeSessionCookie(call.context));
  return ok({ result: 'done' });
}
