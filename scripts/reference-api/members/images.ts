import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';

/** Part of every image's path: images are kept by browsers for good, so a new way of drawing needs a new path. */
export const PORTRAIT_VERSION = 1;

/** Paths under the setting `cdn_prefix`. */
export function imageOf(id: number): Schemas['Image'] {
  return {
    id,
    thumb_filename: `portraits/${PORTRAIT_VERSION}/${id}-thumb.svg`,
    filename: `portraits/${PORTRAIT_VERSION}/${id}.svg`,
  };
}

/** The main image first. */
export async function imagesOfMember(reader: Reader, memberId: number): Promise<Schemas['Image'][]> {
  const rows = await reader.rows('SELECT id FROM images WHERE member_id = ? ORDER BY position', [memberId]);
  return rows.map((row) => imageOf(integerColumn(row, 'id')));
}
