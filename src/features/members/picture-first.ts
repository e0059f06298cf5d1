import type { LikeRow } from '../../../worker/public/rows.ts';

/**
 * Returns a copy with the first row that has a picture moved to the front, for layouts that enlarge the first one; the
 * others keep their order. New likes stay before the others (specification, section 4): no other row is moved ahead of
 * them.
 */
export function pictureFirst<Row extends Pick<LikeRow, 'isNew' | 'profile'>>(rows: readonly Row[]): Row[] {
  const lead = rows.find(({ isNew, profile }) => profile.main_image !== null && isNew === rows[0]?.isNew);
  return lead === undefined ? [...rows] : [lead, ...rows.filter((row) => row !== lead)];
}
