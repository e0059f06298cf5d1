import { useTranslation } from '../../i18n/use-translation.ts';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

/** The foot of pages for visitors. */
export function SiteFooter({ siteName }: { siteName: string }) {
  const { t } = useTranslation();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Logo siteName={siteName} />
        <p>{t('site.footer_note')}</p>
        <p className={styles['age']}>
          <span className={styles['mark']} aria-hidden="true">
            18+
          </span>
          {t('site.adults_only')}
        </p>
      </div>
    </footer>
  );
}
