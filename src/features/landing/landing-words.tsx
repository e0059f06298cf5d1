import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../routing/document-title.ts';
import type { Niche } from '../../routing/landing-slug.ts';
import { LandingCall } from './landing-call.tsx';
import styles from './landing-words.module.css';
import { landingTitle, nicheWords } from './niche-words.ts';

interface LandingWordsProps {
  niche: Niche;
  /** The family's title, for niches without one of their own. */
  title: MessageId;
  lead: MessageId;
}

/** The opening text of a landing page and a link to the form. The niche's own texts override those of the family. */
export function LandingWords({ niche, title, lead }: LandingWordsProps) {
  const { t } = useTranslation();
  const own = nicheWords(niche);
  usePageTitle(own === null ? null : landingTitle(own, title, t));
  return (
    <div className={styles['words']}>
      <h1 className={styles['headline']} tabIndex={-1}>
        {t(own?.title ?? title)}
      </h1>
      <p className={styles['lead']}>{t(own?.line ?? lead)}</p>
      <LandingCall words={t(own?.call ?? 'landing.call')} />
    </div>
  );
}
