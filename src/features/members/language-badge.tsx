import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { showsLanguageBadge } from './countries.ts';
import styles from './language-badge.module.css';

/** Shows the language of a member unless it is obvious (specification, section 9). */
export function LanguageBadge({ member }: { member: Pick<ProfileCard, 'country' | 'language'> }) {
  const { t, locale, formatLanguage } = useTranslation();
  if (!showsLanguageBadge(member, locale)) return null;
  const language = formatLanguage(member.language);
  return (
    <span className={styles['badge']}>
      <span className={styles['name']} aria-hidden="true">
        {language}
      </span>
      <span className={styles['code']} aria-hidden="true">
        {member.language.toUpperCase()}
      </span>
      <VisuallyHidden>{t('member.language', { language })}</VisuallyHidden>
    </span>
  );
}
