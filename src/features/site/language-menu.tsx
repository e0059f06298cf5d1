import Languages from 'lucide-react/icons/languages';
import { LOCALES, OFFERED_LOCALES } from '../../i18n/locales.ts';
import { switchLocale, useTranslation } from '../../i18n/use-translation.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';

/** Chooses the language; the page stays. */
export function LanguageMenu({ placement = 'below' }: { placement?: 'below' | 'above' }) {
  const { t, locale } = useTranslation();
  const items: MenuItem[] = OFFERED_LOCALES.map((code) => ({
    id: code,
    label: LOCALES[code].name,
    lang: LOCALES[code].tag,
    checked: code === locale,
    onSelect: () => void switchLocale(code),
  }));
  return (
    <Menu
      label={t('site.language', { language: LOCALES[locale].name })}
      icon={<Languages aria-hidden="true" />}
      text={LOCALES[locale].name}
      items={items}
      placement={placement}
    />
  );
}
