import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageLinks } from './page-links.ts';
import styles from './search-pages.module.css';

interface SearchPagesProps {
  label: string;
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
}

/** Links to the other pages of a search. */
export function SearchPages({ label, page, pageCount, addressOf }: SearchPagesProps) {
  const { t, formatNumber } = useTranslation();
  const links = pageLinks(page, pageCount);
  return (
    <nav aria-label={label} className={styles['pages']}>
      {page > 1 && (
        <Link href={addressOf(page - 1)} className={styles['step']} aria-label={t('search.previous_page')} rel="prev">
          <ChevronLeft aria-hidden="true" />
        </Link>
      )}
      <ul className={styles['list']}>
        {links.map((one, index) => (
          <li key={one ?? `gap-${links[index + 1]}`}>
            {one === null ? (
              <span className={styles['gap']} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                href={addressOf(one)}
                className={styles['link']}
                aria-label={t('search.page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
              >
                {formatNumber(one)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <Link href={addressOf(page + 1)} className={styles['step']} aria-label={t('search.next_page')} rel="next">
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
