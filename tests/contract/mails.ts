import type { Control } from '../fixtures/control.ts';
import { listOf, valueAt } from './reference-client.ts';

export interface KeptMail {
  to: string;
  subject: string;
  path: string;
  token: string;
}

/** Returns the newest mail to an address, with its first link parsed, or null if there is none. */
export async function newestMail(control: Control, to: string): Promise<KeptMail | null> {
  const mail = listOf(await control.mail()).findLast((each) => valueAt(each, 'to') === to);
  if (mail === undefined) return null;
  const link = valueAt(mail, 'links', 0);
  const url = typeof link === 'string' ? new URL(link) : null;
  return {
    to,
    subject: String(valueAt(mail, 'subject')),
    path: url?.pathname ?? '',
    token: url?.searchParams.get('token') ?? '',
  };
}

export async function countMails(control: Control): Promise<number> {
  return listOf(await control.mail()).length;
}
