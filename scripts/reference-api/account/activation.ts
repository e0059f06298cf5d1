import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok, refuse, tooManyRequests } from '../http/answer.ts';
import type { GuestCall } from '../http/call.ts';
import { accountMail } from '../mail/account-mails.ts';
import { noteMailRequest } from '../mail/mail-requests.ts';
import { sendMail } from '../mail/send-mail.ts';
import { asLocale } from '../members/profile-card.ts';
import { tidyEmail } from './email-status.ts';
import { makeLink, spendLink } from './link-tokens.ts';

/** The signup polls whether the mail has arrived: the first three polls return false. */
const POLLS_UNTIL_DELIVERED = 4;
/** Mail to this domain never arrives, so that the timeout of the wait can be tested. */
const UNREACHABLE = /@undeliverable\.example\.com$/;

interface Recipient {
  accountId: number;
  email: string;
  name: string;
  language: Schemas['Locale'];
}

export async function sendActivationMail(
  writer: Writer,
  recipient: Recipient,
  at: { origin: string; nowMs: number },
): Promise<void> {
  const link = await makeLink(writer, 'activate', recipient, at);
  await sendMail(writer, accountMail('activate', recipient, link), at.nowMs);
  await writer.run('INSERT OR REPLACE INTO activation_mails (account_id, sent_at_ms, polls) VALUES (?, ?, 0)', [
    recipient.accountId,
    at.nowMs,
  ]);
}

/** Counts each call as a poll. If no activation mail was sent, only a confirmed address counts as delivered. */
export async function activationProgress(
  writer: Writer,
  accountId: number,
): Promise<Answer<Schemas['ActivationProgress']>> {
  await writer.run('UPDATE activation_mails SET polls = polls + 1 WHERE account_id = ?', [accountId]);
  const row = await writer.row(
    `SELECT accounts.email, accounts.email_confirmed, coalesce(activation_mails.polls, 0) AS polls
     FROM accounts LEFT JOIN activation_mails ON activation_mails.account_id = accounts.id WHERE accounts.id = ?`,
    [accountId],
  );
  if (row === null) return ok({ delivered: false });
  const isArrived = integerColumn(row, 'polls') >= POLLS_UNTIL_DELIVERED && !UNREACHABLE.test(textColumn(row, 'email'));
  return ok({ delivered: isArrived || flagColumn(row, 'email_confirmed') });
}

export async function confirmActivation(writer: Writer, token: string, nowMs: number): Promise<Answer> {
  const owner = await spendLink(writer, 'activate', token, nowMs);
  if ('status' in owner) return owner;
  const { changedRows } = await writer.run('UPDATE accounts SET email_confirmed = 1 WHERE id = ? AND email = ?', [
    owner.accountId,
    owner.email,
  ]);
  if (changedRows === 0) return refuse(410, 'token_expired', 'This link belongs to an address that was changed since.');
  return ok({ result: 'done' });
}

/** The response reveals neither whether the account exists nor whether its address is confirmed. */
export async function resendActivation(
  writer: Writer,
  call: GuestCall,
  body: Schemas['ResendActivationRequest'],
): Promise<Answer> {
  const email = body.email === null ? (call.account?.email ?? null) : tidyEmail(body.email);
  if (email === null) return invalid({ email: 'required' });
  const waitS = await noteMailRequest(writer, 'activate', email, call.nowMs);
  if (waitS > 0) return tooManyRequests(waitS);
  const row = await writer.row(
    `SELECT accounts.id, accounts.email, members.name, members.language FROM accounts
     JOIN members ON members.id = accounts.member_id WHERE accounts.email = ? AND accounts.email_confirmed = 0`,
    [email],
  );
  if (row !== null) {
    const recipient = {
      accountId: integerColumn(row, 'id'),
      email: textColumn(row, 'email'),
      name: textColumn(row, 'name'),
      language: asLocale(textColumn(row, 'language')),
    };
    await sendActivationMail(writer, recipient, { origin: new URL(call.context.req.url).origin, nowMs: call.nowMs });
  }
  return ok({ result: 'done' });
}
