import type { Schemas } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok } from '../http/answer.ts';
import { complaintMail } from '../mail/complaint-mail.ts';
import { sendMail } from '../mail/send-mail.ts';
import { imageFormatOf } from '../profile/image-format.ts';
import { receiptOf } from './receipt.ts';

/** Stores a complaint and confirms it to the given address, in `language`. */
export async function complain(
  writer: Writer,
  complaint: Schemas['ComplaintRequest'],
  { language, nowMs }: { language: Schemas['Locale']; nowMs: number },
): Promise<Answer> {
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
  await sendMail(writer, complaintMail(complaint, receipt, language), nowMs);
  return ok(receipt);
}
