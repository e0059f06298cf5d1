import type { Validator } from '../contract/contract.ts';
import { isCsrfToken } from '../session/csrf.ts';
import { type Answer, csrfInvalid, invalid } from './answer.ts';
import type { AppContext } from './call.ts';
import { type Checked, readBody, type SentBody, validateBody } from './check-request.ts';

/** A form that may be acted on, with its text as sent, or the answer that refuses it. */
export type Form<Body> = ({ ok: true } & SentBody<Body>) | { ok: false; answer: Answer };

/**
 * Checks the form of a write that needs no session. A CSRF token of another browser is refused by its code whatever
 * else the form says (contract, rules for all operations): the client then sends the same form with a new token.
 */
export async function checkForm<Body>(
  validator: Validator<Body>,
  context: AppContext,
  secret: string,
): Promise<Form<Body>> {
  const read = await readBody(context);
  if (!read.ok) return { ok: false, answer: invalid(read.fields) };
  const { body } = read.value;
  const csrf: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'csrf') : undefined;
  if (typeof csrf === 'string' && !isCsrfToken(context, secret, csrf)) return { ok: false, answer: csrfInvalid() };
  return formOf(validateBody(validator, read.value));
}

/** Returns a checked body as a form. */
export function formOf<Body>(checked: Checked<SentBody<Body>>): Form<Body> {
  return checked.ok ? { ok: true, ...checked.value } : { ok: false, answer: invalid(checked.fields) };
}
