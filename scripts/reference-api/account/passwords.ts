import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok } from '../http/answer.ts';
import type { MemberCall, OpenCall } from '../http/call.ts';
import { accountMail } from '../mail/account-mails.ts';
import { noteMailRequest } from '../mail/mail-requests.ts';
import { sendMail } from '../mail/send-mail.ts';
import { asLocale } from '../members/profile-card.ts';
import type { Services } from '../services.ts';
import { hashPassword } from '../session/passwords.ts';
import { endOtherSessions, endSessionsOf } from '../session/sessions.ts';
import { tidyEmail } from './email-status.ts';
import { makeLink, spendLink } from './link-tokens.ts';
import { refuseWrongPassword } from './own-password.ts';

/** Ends the member's other sessions and keeps the current one. */
export async function changePassword(
  services: Services,
  call: MemberCall,
  body: Schemas['ChangePasswordRequest'],
  writer: Writer,
): Promise<Answer> {
  const refusal = await refuseWrongPassword(services, writer, call, body.password);
  if (refusal !== null) return refusal;
  if (body.new_password === body.password) return invalid({ new_password: 'unchanged' });
  await storePassword(writer, call.account.id, body.new_password);
  await endOtherSessions(writer, call.context, call.account.id);
  return ok({ result: 'done' });
}

/** The response is the same whether or not the account exists and whether or not a mail was sent recently. */
export async function requestPasswordReset(
  call: OpenCall,
  body: Schemas['PasswordResetRequest'],
  writer: Writer,
): Promise<Answer> {
  const email = tidyEmail(body.email);
  const waitS = await noteMailRequest(writer, 'reset_password', email, call.nowMs);
  const row =
    waitS > 0
      ? null
      : await writer.row(
          `SELECT accounts.id, accounts.email, members.name, members.language FROM accounts
           JOIN members ON members.id = accounts.member_id WHERE accounts.email = ?`,
          [email],
        );
  if (row !== null) {
    const owner = { accountId: integerColumn(row, 'id'), email: textColumn(row, 'email') };
    const origin = new URL(call.context.req.url).origin;
    const link = await makeLink(writer, 'reset_password', owner, { origin, nowMs: call.nowMs });
    const recipient = {
      email: owner.email,
      name: textColumn(row, 'name'),
      language: asLocale(textColumn(row, 'language')),
    };
    await sendMail(writer, accountMail('reset_password', recipient, link), call.nowMs);
  }
  return ok({ result: 'done' });
}

/** Ends all sessions of the member. */
export async function resetPassword(
  call: OpenCall,
  body: Schemas['NewPasswordRequest'],
  writer: Writer,
): Promise<Answer> {
  const owner = await spendLink(writer, 'reset_password', body.token, call.nowMs);
  if ('status' in owner) return owner;
  await storePassword(writer, owner.accountId, body.password);
  await endSessionsOf(writer, owner.accountId);
  return ok({ result: 'done' });
}

async function storePassword(writer: Writer, accountId: number, password: string): Promise<void> {
  await writer.run('UPDATE accounts SET password_hash = ? WHERE id = ?', [await hashPassword(password), accountId]);
}
