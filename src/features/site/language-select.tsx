import Languages from 'lucide-react/icons/languages';
import { LOCALES, OFFERED_LOCALES } from '../../i18n/locales.ts';
import { switchLocale, useTranslation } from '../../i18n/use-translation.ts';
import styles from './language-select.module.css';

/** Chooses the language; the page stays. The browser's own list: known to everyone, and light. */
export function LanguageSelect() {
  const { t, locale } = useTranslation();
  return (
    <span className={styles['box']}>
      <Languages aria-hidden="true" />
      <select
        className={styles['select']}
        aria-label={t('site.language')}
        value={locale}
        onChange={(event) => {
          const chosen = OFFERED_LOCALES.find((code) => code === event.target.value);
          if (chosen !== undefined) void switchLocale(chosen);
        }}
      >
        {OFFERED_LOCALES.map((code) => (
          <option key={code} value={code} lang={LOCALES[code].tag}>
            {LOCALES[code].name}
          </option>
        ))}
      </select>
    </span>
  );
}
