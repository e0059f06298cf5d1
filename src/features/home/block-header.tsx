import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './block-header.module.css';

interface BlockHeaderProps {
  title: string;
  badge?: ReactNode;
  /** Link to the page with the full content. */
  more?: { href: string; label: string } | undefined;
}

export function BlockHeader({ title, badge, more }: BlockHeaderProps) {
  return (
    <header className={styles['header']}>
      <h2 className={styles['title']}>{title}</h2>
      {badge}
      {more !== undefined && (
        <Link href={more.href} className={styles['more']}>
          {more.label}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </header>
  );
}
