import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './member-columns.module.css';

/** A link that orders the list by what its column shows. */
export interface ColumnOrder {
  href: string;
  label: string;
  current: boolean;
}

interface MemberColumnsProps {
  /** The orders that the server knows, by their column; null for a list with one order. */
  orders: ({ label: string } & Record<'member' | 'place' | 'online', readonly ColumnOrder[]>) | null;
  /** Heading of the tiles' `note`, if they have one. */
  note?: string;
}

/**
 * The heads of the columns over a list whose tiles are the rows of a table. Each row says by itself what it shows:
 * what a screen reader needs of the heads are the links.
 */
export function MemberColumns({ orders, note }: MemberColumnsProps) {
  const { t } = useTranslation();
  const cells = (
    <>
      <div className={styles['words']}>
        <Cell title={t('member.column_member')} orders={orders?.member ?? []} />
        <Cell title={t('member.column_place')} orders={orders?.place ?? []} />
        <Cell title={t('site.language')} orders={[]} />
        {note !== undefined && <Cell title={note} orders={[]} />}
      </div>
      {orders === null ? <Cell title={t('member.online')} orders={[]} /> : <Cell title={null} orders={orders.online} />}
    </>
  );
  return orders === null ? (
    <div className={styles['row']} aria-hidden="true">
      {cells}
    </div>
  ) : (
    <nav className={styles['row']} aria-label={orders.label}>
      {cells}
    </nav>
  );
}

function Cell({ title, orders }: { title: string | null; orders: readonly ColumnOrder[] }): ReactNode {
  return (
    <div className={styles['cell']}>
      {title !== null && (
        <span className={styles['title']} aria-hidden="true">
          {title}
        </span>
      )}
      {orders.map(({ href, label, current }) => (
        <Link key={href} href={href} replace className={styles['order']} aria-current={current ? 'page' : undefined}>
          {label}
          {current && <ArrowDown aria-hidden="true" />}
        </Link>
      ))}
    </div>
  );
}
