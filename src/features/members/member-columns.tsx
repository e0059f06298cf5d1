import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './member-columns.module.css';

/**
 * The heads of the columns over a list whose tiles are the rows of a table. Each row says by itself what it shows: a
 * screen reader needs no heads.
 *
 * @param props.hasExcerpt whether the tiles tell what members have written
 * @param props.note heading of the tiles' `note`, if they have one
 */
export function MemberColumns({ hasExcerpt = false, note }: { hasExcerpt?: boolean; note?: string }) {
  const { t } = useTranslation();
  const heads = [
    t('member.column_member'),
    t('member.column_place'),
    ...(hasExcerpt ? [t('member.about')] : []),
    // Where a row has a note, its language stands beside the place.
    note ?? t('site.language'),
  ];
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['words']} data-told={hasExcerpt || undefined} data-noted={note !== undefined || undefined}>
        {heads.map((head) => (
          <span key={head} className={styles['title']}>
            {head}
          </span>
        ))}
      </div>
    </div>
  );
}
