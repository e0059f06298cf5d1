import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './member-columns.module.css';

/**
 * The heads of the columns over a list whose tiles are the rows of a table. Each row says by itself what it shows: a
 * screen reader needs no heads.
 *
 * @param props.note heading of the tiles' `note`, if they have one
 */
export function MemberColumns({ note }: { note?: string }) {
  const { t } = useTranslation();
  const heads = [t('member.column_member'), t('member.column_place'), t('site.language')];
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['words']}>
        {[...heads, ...(note === undefined ? [] : [note])].map((head) => (
          <span key={head} className={styles['title']}>
            {head}
          </span>
        ))}
      </div>
      <span className={styles['title']}>{t('member.online')}</span>
    </div>
  );
}
