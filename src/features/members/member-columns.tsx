import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './member-columns.module.css';

/**
 * The heads of the columns over a list whose tiles are the rows of a table. Each row says by itself what it shows: a
 * screen reader needs no heads.
 *
 * @param props.note heading of the tiles' `note`
 * @param props.isTold whether the tiles have a column for what members have written
 */
export function MemberColumns({ note, isTold = false }: { note: string; isTold?: boolean }) {
  const { t } = useTranslation();
  // The language of a row stands beside its place.
  const heads = [t('member.column_member'), t('member.column_place'), ...(isTold ? [t('member.about')] : []), note];
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['words']} data-noted data-told={isTold || undefined}>
        {heads.map((head) => (
          <span key={head} className={styles['title']}>
            {head}
          </span>
        ))}
      </div>
    </div>
  );
}
