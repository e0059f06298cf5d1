import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';

/** Part of every portrait's path: browsers cache images permanently, so a change to the drawing needs a new path. */
export const PORTRAIT_VERSION = 5;

/** The columns of `images` that `imageOf` reads. */
const IMAGE_COLUMNS = 'images.id AS image_id, images.drawing IS NULL AS is_upload';

/** Returns paths relative to the `cdn_prefix` setting. */
export function imageOf(row: Row): Schemas['Image'] {
  const id = integerColumn(row, 'image_id');
  const path = flagColumn(row, 'is_upload') ? `uploads/${id}` : `portraits/${PORTRAIT_VERSION}/${id}`;
  const ending = flagColumn(row, 'is_upload') ? '' : '.svg';
  return { id, thumb_filename: `${path}-thumb.svg`, filename: `${path}${ending}` };
}

/** Returns the images that others see: approved photos, main photo first. */
export async function imagesOfMember(reader: Reader, memberId: number): Promise<Schemas['Image'][]> {
  const rows = await reader.rows(
    `SELECT ${IMAGE_COLUMNS} FROM images WHERE member_id = ? AND state = 'approved' ORDER BY position`,
    [memberId],
  );
  return rows.map(imageOf);
}

/** Returns the images that the member sees: all photos, in order. */
export async function ownImages(reader: Reader, memberId: number): Promise<Schemas['OwnImage'][]> {
  const rows = await reader.rows(
    `SELECT ${IMAGE_COLUMNS}, state, rejected_because FROM images WHERE member_id = ? ORDER BY position`,
    [memberId],
  );
  return rows.map((row) => ({
    ...imageOf(row),
    state: asOneOf(STATES, textColumn(row, 'state')),
    rejected_because: asRejection(nullableText(row, 'rejected_because')),
  }));
}

const STATES = ['approved', 'pending', 'rejected'] as const;
const REJECTIONS = ['no_face', 'nudity', 'other_person', 'contact_data', 'quality', 'copyright', 'other'] as const;

function asRejection(text: string | null): (typeof REJECTIONS)[number] | null {
  return text === null ? null : asOneOf(REJECTIONS, text);
}

function asOneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((each) => each === text);
  if (value === undefined) throw new Error(`Unknown value ${text}`);
  return value;
}
