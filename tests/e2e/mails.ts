import type { Control } from '../fixtures/control.ts';

interface Mail {
  to: string;
  text: string;
  links: string[];
}

/** Returns the mails that would have been sent, oldest first. */
export async function readMails(control: Control): Promise<Mail[]> {
  const mails = await control.mail();
  if (!Array.isArray(mails)) throw new Error('The control plane sent no list of mails');
  return mails.map((mail) => ({
    to: String(Object(mail).to),
    text: String(Object(mail).text),
    links: Array.isArray(Object(mail).links) ? Object(mail).links.map(String) : [],
  }));
}

/** Returns the path of the link in the newest mail to an address. */
export async function linkOfLastMail(control: Control, to: string): Promise<string> {
  const mail = (await readMails(control)).filter((one) => one.to === to).at(-1);
  const [link] = mail?.links ?? [];
  if (link === undefined) throw new Error(`No mail with a link went to ${to}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
