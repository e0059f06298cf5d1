import type { LikeRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { useShortDate } from '../members/use-short-date.ts';
import type { LikeType } from './like-range.ts';
import styles from './likes-page.module.css';

/** The day of a like; of a mutual one that of the other member's, by which the rows stand. Empty if it is not known. */
export function LikeDate({ like, type }: { like: LikeRow; type: LikeType }) {
  const { t } = useTranslation();
  const atMs = {
    received: like.receivedAtMs,
    given: like.givenAtMs,
    mutual: like.receivedAtMs,
  }[type];
  const date = useShortDate(atMs);
  if (atMs <= 0) return null;
  return (
    <>
      <span className={choiceOf('likeColumns') ? styles['liked-on'] : undefined}>
        {t(type === 'mutual' ? 'likes.liked_you_on' : 'likes.liked_on')}
      </span>{' '}
      <time dateTime={new Date(atMs).toISOString()}>{date}</time>
    </>
  );
}
