import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../routing/document-title.ts';
import type { Niche } from '../../routing/landing-slug.ts';
import styles from './landing-words.module.css';
import { landingTitle, nicheWords } from './niche-words.ts';

interface LandingWordsProps {
  niche: Niche;
  /** The family's own. */
  title: MessageId;
  lead: MessageId;
  /** Where the form stands beside the words on any screen, nothing needs to lead to it. */
  hasCall?: boolean;
}

/** The first words of a landing page, those of the niche where it has its own, and the way to the form. */
export function LandingWords({ niche, title, lead, hasCall = true }: LandingWordsProps) {
  const { t } = useTranslation();
  const own = nicheWords(niche);
  usePageTitle(own === null ? null : landingTitle(own, title, t));
  return (
    <div className={styles['words']}>
      <h1 className={styles['headline']} tabIndex={-1}>
        {t(own?.title ?? title)}
      </h1>
      <p className={styles['lead']}>{t(own?.line ?? lead)}</p>
      {hasCall && (
        <a className={styles['call']} href="#signup-heading">
          {t(own?.call ?? 'landing.call')}
        </a>
      )}
    </div>
  );
}
