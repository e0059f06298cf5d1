import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import styles from './further-way.module.css';

/** Another way to the same: a row that leads to its page, `note` below its name. */
export function FurtherWay({ href, label, note }: { href: string; label: string; note?: string }) {
  return (
    <Link href={href} className={styles['way']}>
      <span>
        <span className={styles['label']}>{label}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
