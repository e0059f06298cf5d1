import type { Writer } from '../database/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Links contained in the text, for tests and demos. */
  links: readonly string[];
}

/** Stores a mail instead of sending it; the control plane lists it at `/_reference/mail`. */
export async function sendMail(writer: Writer, mail: Mail, nowMs: number): Promise<void> {
  await writer.run('INSERT INTO mails (recipient, subject, text, links, sent_at_ms) VALUES (?, ?, ?, ?, ?)', [
    mail.to,
    mail.subject,
    mail.text,
    JSON.stringify(mail.links),
    nowMs,
  ]);
}
