import Languages from 'lucide-react/icons/languages';
import type { LocaleCode } from '../../../worker/public/runtime-configuration.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSession } from '../../data/session-store.ts';
import { describeLocale } from '../../i18n/locales.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import list from '../../ui/select-list.module.css';
import { chooseLanguage } from './choose-language.ts';
import styles from './language-select.module.css';

interface LanguageSelectProps {
  /** Called once the messages are loaded, for pages whose URL names the language. */
  onChosen?: (locale: LocaleCode) => void;
}

/** Language switcher that stays on the page. A native select: familiar and lightweight. */
export function LanguageSelect({ onChosen }: LanguageSelectProps) {
  const { t, locale } = useTranslation();
  const { locales } = useConfiguration();
  const isMember = useSession().status === 'member';
  if (locales.length === 1) return null;
  return (
    <span className={styles['box']}>
      <Languages aria-hidden="true" />
      <select
        className={classNames(styles['select'], list['list'])}
        aria-label={t('site.language')}
        value={locale}
        onChange={(event) => {
          const chosen = locales.find((code) => code === event.target.value);
          if (chosen === undefined) return;
          void chooseLanguage(chosen, isMember).then((isShown) => (isShown ? onChosen?.(chosen) : undefined));
        }}
      >
        {locales.map((code) => (
          <option key={code} value={code} lang={describeLocale(code).tag}>
            {describeLocale(code).name}
          </option>
        ))}
      </select>
    </span>
  );
}
