import type { DirectResult, EmailValidation } from '../../public/direct-calls.ts';
import { read, type Visit } from '../../sync/visit.ts';

const running = new Map<string, AbortController>();

/**
 * Checks whether an address can be used to sign up. Aborts the form's previous check, whose result would be outdated.
 */
export async function checkEmail(visit: Visit, formId: string, email: string): Promise<DirectResult<EmailValidation>> {
  running.get(formId)?.abort();
  const controller = new AbortController();
  running.set(formId, controller);
  const result = await read({ ...visit, signal: controller.signal }, (client, { signal }) =>
    client.GET('/api/validate_email.php', { params: { query: { email } }, signal }),
  );
  if (running.get(formId) === controller) running.delete(formId);
  return result;
}
