import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { type Answer, invalid, isAccepted, ok, refuse } from '../http/answer.ts';
import type { OpenCall } from '../http/call.ts';
import { checkForm } from '../http/check-form.ts';
import { actOnce } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import { hashPassword } from '../session/passwords.ts';
import { setSessionCookie, startSession } from '../session/sessions.ts';
import { readUser } from '../session/user.ts';
import { countLandingStep } from '../site/landing-steps.ts';
import { readOperatorSettings, visitorCountry } from '../site/operator-settings.ts';
import { sendActivationMail } from './activation.ts';
import { emailStatus, isEmailToken, mailProviderOf, tidyEmail } from './email-status.ts';
import { fieldsOfLanding } from './landing-choice.ts';
import { countryProblem, nameProblem, problemsOf, textProblem } from './person-rules.ts';

type SignUp = Schemas['SignUpRequest'];

/**
 * Creates an account and logs it in. A retry with the same idempotency key returns the first account and logs this
 * browser in again, since the first cookie may have been lost with the response.
 */
export async function signUp(services: Services, call: OpenCall): Promise<Answer> {
  const { context, nowMs } = call;
  const form = await checkForm(services.contract.schema('SignUpRequest'), context, services.secret);
  if (!form.ok) return form.answer;
  const { body, text } = form;
  const passwordHash = await hashPassword(body.password);
  const email = tidyEmail(body.email);
  const keyed = {
    scope: `browser ${body.csrf}`,
    key: context.req.header('idempotency-key') ?? null,
    operationId: 'postUser.signUp',
    bodyText: text,
    nowMs,
  };
  return services.database.write(async (writer) => {
    const answer = await actOnce(writer, keyed, async () => {
      const refusal = await refuseSignUp(services, writer, body, nowMs);
      return refusal ?? createAccount(writer, call, { ...body, email }, passwordHash);
    });
    const row = await writer.row('SELECT id FROM accounts WHERE email = ?', [email]);
    if (!isAccepted(answer) || row === null) return answer;
    setSessionCookie(context, await startSession(writer, context, integerColumn(row, 'id'), nowMs));
    context.set('accountEmail', email);
    return answer;
  }, isAccepted);
}

async function refuseSignUp(services: Services, reader: Reader, body: SignUp, nowMs: number): Promise<Answer | null> {
  const { signups } = await readOperatorSettings(reader);
  const isOpen = signups === 'all' || (signups === 'with_trafficsource' && (body.trafficsource?.network ?? '') !== '');
  if (!isOpen) return refuse(422, 'signups_closed', 'New members join by invitation only at the moment.');
  const email = tidyEmail(body.email);
  const isTokenRight = body.token === null || isEmailToken(services.secret, email, body.token, nowMs);
  const problems = problemsOf({
    email: EMAIL_CODES[await emailStatus(reader, email)],
    name: nameProblem(body.name, body.email),
    timezone: isTimezone(body.timezone) ? null : 'unknown_value',
    country: body.country === null ? null : countryProblem(body.country),
    profile: body.profile === null ? null : await memberProblem(reader, body.profile),
    form_path: body.form_path.startsWith('/') ? textProblem(body.form_path) : 'wrong_format',
    referrer: textProblem(body.referrer),
    trafficsource: textProblem(Object.values(body.trafficsource ?? {}).join('')),
    token: isTokenRight ? null : 'invalid',
  });
  return problems === null ? null : invalid(problems);
}

const EMAIL_CODES: Record<Schemas['EmailValidation']['status'], string | null> = {
  new: null,
  active: 'taken',
  not_confirmed: 'taken',
  deleted: 'deleted',
  invalid: 'wrong_format',
};

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

async function memberProblem(reader: Reader, memberId: number): Promise<string | null> {
  const row = await reader.row('SELECT 1 FROM members WHERE id = ?', [memberId]);
  return row === null ? 'unknown_value' : null;
}

async function createAccount(
  writer: Writer,
  call: OpenCall,
  body: SignUp,
  passwordHash: string,
): Promise<Answer<Schemas['User']>> {
  const { nowMs } = call;
  const name = body.name.trim();
  const member = await writer.run(
    'INSERT INTO members (name, country, language, fields, online) VALUES (?, ?, ?, ?, 1)',
    [
      name,
      body.country ?? (await visitorCountry(writer)),
      body.language,
      JSON.stringify(fieldsOfLanding(body.landing)),
    ],
  );
  const account = await writer.run(
    `INSERT INTO accounts
       (member_id, email, password_hash, signed_up_at_ms, mail_provider, signup_finished, email_confirmed)
     VALUES (?, ?, ?, ?, ?, 0, 0)`,
    [member.insertedId, body.email, passwordHash, nowMs, mailProviderOf(body.email)],
  );
  const from = body.trafficsource;
  await writer.run(
    `INSERT INTO signups
       (account_id, network, ref, sub1, sub2, sub3, timezone, at_member, form_path, referrer, niche, landing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      account.insertedId,
      ...(from === null ? Array(5).fill(null) : [from.network, from.ref, from.sub1, from.sub2, from.sub3]),
      body.timezone,
      body.profile,
      body.form_path,
      body.referrer,
      body.n,
      body.landing === undefined ? null : JSON.stringify(body.landing),
    ],
  );
  if (body.landing !== undefined) await countLandingStep(writer, { ...body.landing, trafficsource: from }, 'account');
  await sendActivationMail(
    writer,
    { accountId: account.insertedId, email: body.email, name, language: body.language },
    { origin: new URL(call.context.req.url).origin, nowMs },
  );
  return ok(await readUser(writer, { id: account.insertedId, memberId: member.insertedId }, nowMs));
}
