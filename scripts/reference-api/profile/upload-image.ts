import { createHash } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, isAccepted, ok, type Refusal } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { actOnce } from '../http/idempotency.ts';
import { scopeOf } from '../http/operations.ts';
import { IMAGES_MAX } from '../members/image-limits.ts';
import { ownImages } from '../members/images.ts';
import type { Services } from '../services.ts';
import { type ImageFormat, imageFormatOf } from './image-format.ts';
import { readUpload, type UploadForm } from './read-upload.ts';

const SIDE_MIN_PX = 32;
const SIDE_MAX_PX = 12_000;

/**
 * Stores a photo. Retries of the same form differ in their bytes (the multipart boundary), so the idempotency key is
 * compared by the hash of the file's content.
 */
export async function uploadImage(services: Services, call: MemberCall): Promise<Answer> {
  const photo = photoIn(await readUpload(call.context));
  if ('status' in photo) return photo;
  const { content } = photo;
  const keyed = {
    scope: scopeOf(call.account.id),
    key: call.context.req.header('idempotency-key') ?? null,
    operationId: 'uploadImage',
    bodyText: createHash('sha256').update(content).digest('hex'),
    nowMs: call.nowMs,
  };
  const answer = await services.database.write(
    (writer) => actOnce(writer, keyed, () => storeImage(services, writer, call, photo)),
    isAccepted,
  );
  if (isAccepted(answer)) services.imageReview.wake();
  return answer;
}

/** Returns the photo of a form with its format, by the rules for all photos; passes refusals on. */
export function photoIn<Form extends UploadForm>(upload: Form | Refusal): (Form & { format: ImageFormat }) | Refusal {
  if ('status' in upload) return upload;
  const format = imageFormatOf(upload.content);
  if (format === null) return invalid({ file: 'wrong_format' });
  const problem = sizeProblem(format);
  return problem === null ? { ...upload, format } : invalid({ file: problem });
}

function sizeProblem({ widthPx, heightPx }: ImageFormat): string | null {
  if (Math.min(widthPx, heightPx) < SIDE_MIN_PX) return 'too_small';
  return Math.max(widthPx, heightPx) > SIDE_MAX_PX ? 'too_large' : null;
}

async function storeImage(
  services: Services,
  writer: Writer,
  call: MemberCall,
  upload: { content: Uint8Array; format: ImageFormat },
): Promise<Answer> {
  const { memberId } = call.account;
  const row = await writer.row(
    'SELECT count(*) AS images, coalesce(max(position) + 1, 0) AS next FROM images WHERE member_id = ?',
    [memberId],
  );
  if (row === null || integerColumn(row, 'images') >= IMAGES_MAX) return invalid({ file: 'too_many' });
  const { delayMs } = services.imageReview;
  const image = await writer.run(
    'INSERT INTO images (member_id, position, state, reviewed_at_ms) VALUES (?, ?, ?, ?)',
    [
      memberId,
      integerColumn(row, 'next'),
      delayMs === null ? 'approved' : 'pending',
      delayMs === null ? call.nowMs : call.nowMs + delayMs,
    ],
  );
  const { type, widthPx, heightPx } = upload.format;
  await writer.run('INSERT INTO uploads (image_id, type, width_px, height_px, content) VALUES (?, ?, ?, ?, ?)', [
    image.insertedId,
    type,
    widthPx,
    heightPx,
    upload.content,
  ]);
  return ok({ images: await ownImages(writer, memberId) });
}
