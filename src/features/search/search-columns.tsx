import ArrowDown from 'lucide-react/icons/arrow-down';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { SearchOrder } from '../../../worker/public/member-search.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from '../members/member-columns.module.css';
import { orderChanges } from './search-order.tsx';
import type { SearchNavigation } from './use-search-address.ts';

interface Head {
  head: MessageId;
  order: SearchOrder | null;
}

/** The columns, with the orders that sort by each. Who is new or online has none: "Sort by" sorts by these too. */
const COLUMNS: readonly Head[] = [
  { head: 'member.column_member', order: 'age' },
  { head: 'member.column_place', order: 'nearby' },
  { head: 'member.about', order: null },
];

/** The heads of the columns where the results are a table: those that the search can sort by are buttons that do. */
export function SearchColumns({ address, orders, push }: SearchNavigation) {
  const { t } = useTranslation();
  return (
    <div className={styles['row']}>
      <div className={styles['words']} data-told>
        {COLUMNS.map(({ head, order }) => (
          <div key={head} className={styles['heads']}>
            {order !== null && orders.includes(order) ? (
              <button
                type="button"
                className={styles['sort']}
                aria-pressed={address.order === order}
                aria-label={`${t(head)}: ${t(`search.order_${order}`)}`}
                onClick={() => push(orderChanges(order))}
              >
                {t(head)}
                {address.order === order ? <ArrowDown aria-hidden="true" /> : <ChevronsUpDown aria-hidden="true" />}
              </button>
            ) : (
              // Each row says by itself what it shows: a screen reader needs no heads.
              <span className={styles['title']} aria-hidden="true">
                {t(head)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
