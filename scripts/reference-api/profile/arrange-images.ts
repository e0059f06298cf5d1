import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok } from '../http/answer.ts';
import { ownImages } from '../members/images.ts';

/** Reorders the photos. `order` must contain every photo once; `main` is then moved to the front. */
export async function arrangeImages(
  memberId: number,
  body: Schemas['ArrangeImagesRequest'],
  writer: Writer,
): Promise<Answer> {
  const images = await ownImages(writer, memberId);
  const known = images.map(({ id }) => id);
  const named = [...(body.order ?? []), ...(body.main === undefined ? [] : [body.main])];
  if (named.some((id) => !known.includes(id))) return notFound('photo');
  if (body.order !== undefined && body.order.length < known.length) return invalid({ order: 'incomplete' });
  const { main } = body;
  if (main !== undefined && images.find(({ id }) => id === main)?.state !== 'approved')
    return invalid({ main: 'not_approved' });
  const order = body.order ?? known;
  const arranged = main === undefined ? order : [main, ...order.filter((id) => id !== main)];
  for (const [position, id] of arranged.entries())
    await writer.run('UPDATE images SET position = ? WHERE id = ?', [position, id]);
  return ok({ images: await ownImages(writer, memberId) });
}

export async function removeImage(memberId: number, imageId: number, writer: Writer): Promise<Answer> {
  const row = await writer.row('SELECT id FROM images WHERE id = ? AND member_id = ?', [imageId, memberId]);
  if (row === null) return notFound('photo');
  await writer.run('DELETE FROM uploads WHERE image_id = ?', [integerColumn(row, 'id')]);
  await writer.run('DELETE FROM images WHERE id = ?', [integerColumn(row, 'id')]);
  return ok({ images: await ownImages(writer, memberId) });
}
