import type { LikeRow } from '../../../worker/public/rows.ts';

/**
 * A copy in which the first with a picture leads, for layouts that show their first large; the others keep their order.
 * New likes stay before the others (specification, section 4): none is led by one that is not new.
 */
export function pictureFirst<Row extends Pick<LikeRow, 'isNew' | 'profile'>>(rows: readonly Row[]): Row[] {
  const lead = rows.find(({ isNew, profile }) => profile.main_image !== null && isNew === rows[0]?.isNew);
  return lead === undefined ? [...rows] : [lead, ...rows.filter((row) => row !== lead)];
}
