import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import styles from './help-card.module.css';

type HelpPlace = 'faq' | 'service' | 'pricing' | 'complaints';

const PLACES: readonly { place: HelpPlace; path: string; label: MessageId }[] = [
  { place: 'faq', path: pathTo('/pages/faq'), label: 'content.to_faq' },
  { place: 'service', path: pathTo('/pages/service'), label: 'route.service' },
  { place: 'pricing', path: pathTo('/pricing'), label: 'route.pricing' },
  { place: 'complaints', path: pathTo('/complaints'), label: 'content.to_complaints' },
];

/** Where else a question is answered, beside what a page says of its own. */
export function HelpCard({ on }: { on: HelpPlace }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['card']} aria-labelledby="help-title">
      <h2 className={styles['title']} id="help-title">
        {t('content.questions')}
      </h2>
      <ul>
        {PLACES.filter(({ place }) => place !== on).map(({ place, path, label }) => (
          <li key={place}>
            <Link href={path} className={styles['link']}>
              {t(label)}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
