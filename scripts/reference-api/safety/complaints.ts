import type { Schemas } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok } from '../http/answer.ts';
import { sendMail } from '../mail/send-mail.ts';
import { imageFormatOf } from '../profile/image-format.ts';
import { SITE_NAME } from '../site/settings.ts';
import { receiptOf } from './receipt.ts';

/** Stores a complaint and confirms it to the address given. */
export async function complain(writer: Writer, complaint: Schemas['ComplaintRequest'], nowMs: number): Promise<Answer> {
  const { kind, target, explanation, evidence, name, email } = complaint;
  if (explanation.trim() === '') return invalid({ explanation: 'required' });
  const pictures = (complaint.files ?? []).map(({ name: file, type, content }) => ({
    file,
    type,
    content: new Uint8Array(Buffer.from(content, 'base64')),
  }));
  if (pictures.some(({ type, content }) => imageFormatOf(content)?.type !== type)) {
    return invalid({ files: 'wrong_format' });
  }
  const { insertedId } = await writer.run(
    `INSERT INTO complaints (kind, target, explanation, evidence, name, email, received_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [kind, target, explanation, evidence, name, email, nowMs],
  );
  for (const { file, type, content } of pictures) {
    await writer.run('INSERT INTO complaint_files (complaint_id, name, type, content) VALUES (?, ?, ?, ?)', [
      insertedId,
      file,
      type,
      content,
    ]);
  }
  const receipt = receiptOf('C', insertedId, nowMs);
  const text = [
    name === null ? 'Hello,' : `Hello ${name},`,
    `we have received your notice ${receipt.reference} (${kind}) on ${receipt.received_at}.`,
    ...(target === null ? [] : [`It is about: ${target}`]),
    `You said: ${explanation}`,
    ...(evidence === null ? [] : [`Evidence: ${evidence}`]),
    ...(pictures.length === 0 ? [] : [`Pictures: ${pictures.map(({ file }) => file).join(', ')}`]),
    `You get a reasoned decision within ${receipt.answer_within_days} days.`,
  ].join('\n\n');
  await sendMail(
    writer,
    { to: email, subject: `${SITE_NAME}: your notice ${receipt.reference}`, text, links: [] },
    nowMs,
  );
  return ok(receipt);
}
