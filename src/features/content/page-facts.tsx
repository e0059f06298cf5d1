import type { ContentPage } from '../../../worker/public/direct-calls.ts';
import { describeLocale } from '../../i18n/locales.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import styles from './page-facts.module.css';

/** Shows when the text was last updated, and a notice if it is in another language. */
export function PageFacts({ content }: { content: ContentPage }) {
  const { t, locale, formatDate } = useTranslation();
  const { language, updated_at: updatedAt } = content;
  return (
    <div className={styles['facts']}>
      <p className={styles['date']}>
        {/* The value is a date, not a time: noon keeps it the same day in every time zone. */}
        <time dateTime={updatedAt}>
          {t('content.updated', { date: formatDate(Date.parse(`${updatedAt}T12:00:00`), 'long') })}
        </time>
      </p>
      {language !== locale && (
        <Banner tone="info">
          {t('content.other_language', { wanted: describeLocale(locale).name, shown: describeLocale(language).name })}
        </Banner>
      )}
    </div>
  );
}
