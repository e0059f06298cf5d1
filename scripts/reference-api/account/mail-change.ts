import type { Schemas } from '../contract/contract.ts';
import { flagColumn, textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok, refuse } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { accountMail } from '../mail/account-mails.ts';
import { sendMail } from '../mail/send-mail.ts';
import { asLocale } from '../members/profile-card.ts';
import type { Services } from '../services.ts';
import { emailStatus, mailProviderOf, tidyEmail } from './email-status.ts';
import { makeLink, spendLink } from './link-tokens.ts';
import { refuseWrongPassword } from './own-password.ts';

/** Sends a mail to the new address. Only its owner learns, by mail, whether it already has an account. */
export async function requestMailChange(
  services: Services,
  call: MemberCall,
  body: Schemas['MailChangeRequest'],
  writer: Writer,
): Promise<Answer> {
  const row = await writer.row(
    `SELECT accounts.email_confirmed, members.name, members.language FROM accounts
     JOIN members ON members.id = accounts.member_id WHERE accounts.id = ?`,
    [call.account.id],
  );
  if (row === null) throw new Error(`Account ${call.account.id} has no row`);
  const isPasswordNeeded = flagColumn(row, 'email_confirmed') || body.password !== '';
  if (body.password === '' && isPasswordNeeded) return invalid({ password: 'required' });
  const refusal = isPasswordNeeded ? await refuseWrongPassword(services, writer, call, body.password) : null;
  if (refusal !== null) return refusal;

  const email = tidyEmail(body.email);
  if (email === call.account.email.toLowerCase()) return invalid({ email: 'unchanged' });
  const status = await emailStatus(writer, email);
  if (status === 'invalid') return invalid({ email: 'wrong_format' });
  const recipient = { email, name: textColumn(row, 'name'), language: asLocale(textColumn(row, 'language')) };
  const isTaken = status === 'active' || status === 'not_confirmed';
  const link = isTaken
    ? null
    : await makeLink(
        writer,
        'change_address',
        { accountId: call.account.id, email },
        { origin: new URL(call.context.req.url).origin, nowMs: call.nowMs },
      );
  await sendMail(writer, accountMail(isTaken ? 'address_taken' : 'change_address', recipient, link), call.nowMs);
  return ok({ result: 'done' });
}

/** Changes the address and marks it as confirmed, since opening the link proves ownership. */
export async function confirmMailChange(writer: Writer, token: string, nowMs: number): Promise<Answer> {
  const owner = await spendLink(writer, 'change_address', token, nowMs);
  if ('status' in owner) return owner;
  const other = await writer.row('SELECT 1 FROM accounts WHERE email = ? AND id <> ?', [owner.email, owner.accountId]);
  if (other !== null) return refuse(410, 'token_expired', 'This address has got an account of its own since.');
  await writer.run('UPDATE accounts SET email = ?, email_confirmed = 1, mail_provider = ? WHERE id = ?', [
    owner.email,
    mailProviderOf(owner.email),
    owner.accountId,
  ]);
  return ok({ result: 'done' });
}
