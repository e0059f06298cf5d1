import type { LikeRow } from '../../../worker/public/rows.ts';
import type { AccountRows } from '../../data/account-database.tsx';
import { MAX_KEY, MIN_KEY } from '../../data/readable.ts';
import { facesFirst } from './faces-first.ts';

export interface News<Row> {
  /** All of them, not only those of the rows. */
  total: number;
  /** The newest ones. */
  rows: Row[];
}

/**
 * Returns the newest likes that the member has not viewed, without reading the others: of these, those whose face can be
 * seen come first.
 */
export async function newestNewLikes({ likes }: AccountRows, limit: number): Promise<News<LikeRow>> {
  const unseen = () => likes.where('[received+isNew+receivedAtMs]').between([1, 1, MIN_KEY], [1, 1, MAX_KEY]);
  const [total, rows] = await Promise.all([unseen().count(), unseen().reverse().limit(limit).toArray()]);
  return { total, rows: facesFirst(rows, ({ profile }) => profile.main_image) };
}
