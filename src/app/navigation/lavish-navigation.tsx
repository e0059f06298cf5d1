import { Link } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { OwnCredits } from '../../features/site/credits-chip.tsx';
import { Logo } from '../../features/site/logo.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { MemberFooter } from '../member-footer.tsx';
import { LavishAccount, LavishEntries } from './lavish-entries.tsx';
import styles from './lavish-navigation.module.css';
import { Notices } from './notices.tsx';
import type { NavigationProps } from './use-navigation.tsx';
import { useReading } from './use-reading.ts';

/** A masthead; on a phone, a line of text labels at the bottom. Recedes while the page is being read. */
export default function LavishNavigation({ isChat, children }: NavigationProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const isReading = useReading();
  // On a desktop the name stands between entries and account, on a phone above the page and the entries below it: Tab
  // follows the eye.
  const isWide = useMatches('desktop');
  const top = (
    <header className={styles['top']}>
      <Link href={pathTo('/home')} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
        <Logo siteName={siteName} />
      </Link>
      <div className={styles['end']}>
        <OwnCredits />
        {isWide && <LavishAccount as="div" />}
      </div>
    </header>
  );
  return (
    <div className={classNames(styles['frame'], isChat && styles['chat'], isReading && styles['reading'])}>
      <SkipLink />
      <div className={styles['masthead']}>
        {isWide && <LavishEntries isWide isAway={isReading} />}
        {top}
      </div>
      <div className={styles['content']}>
        <div className={styles['banner']}>
          <Notices />
        </div>
        <main className={styles['main']} id="main" tabIndex={-1}>
          {children}
        </main>
        {!isChat && <MemberFooter siteName={siteName} />}
      </div>
      {!isWide && !isChat && <LavishEntries isWide={false} isAway={isReading} />}
    </div>
  );
}
