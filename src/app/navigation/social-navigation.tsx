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
import { Notices } from './notices.tsx';
import { SocialEntries } from './social-entries.tsx';
import styles from './social-navigation.module.css';
import type { NavigationProps } from './use-navigation.tsx';

/** A bottom bar on a phone, a side rail on a desktop. */
export default function SocialNavigation({ isChat, children }: NavigationProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  // Beside the page on a desktop, at the bottom of a phone: Tab follows the eye. It is the bar that changes its place: an
  // open dialog of a page that is moved in the document is no longer modal.
  const isWide = useMatches('desktop');
  const nav = (
    <nav className={styles['nav']} aria-label={t('nav.main')}>
      <SocialEntries />
    </nav>
  );
  return (
    <div className={classNames(styles['frame'], isChat && styles['chat'])}>
      <SkipLink />
      <header className={styles['top']}>
        <Link href={pathTo('/home')} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
          <Logo siteName={siteName} />
        </Link>
        <OwnCredits />
      </header>
      {isWide && nav}
      <div className={styles['content']}>
        <div className={styles['banner']}>
          <Notices />
        </div>
        <main className={styles['main']} id="main" tabIndex={-1}>
          {children}
        </main>
        {!isChat && <MemberFooter siteName={siteName} />}
      </div>
      {!isWide && nav}
    </div>
  );
}
