import { Link } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { AccountMenu } from '../../features/session/account-menu.tsx';
import { CreditsChip } from '../../features/site/credits-chip.tsx';
import { Logo } from '../../features/site/logo.tsx';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import styles from './lavish-navigation.module.css';
import { Notices } from './notices.tsx';
import { type NavigationProps, useNavigation } from './use-navigation.tsx';
import { useReading } from './use-reading.ts';

/** A masthead; on a phone, a line of text labels at the bottom. Recedes while the page is being read. */
export default function LavishNavigation({ isChat, children }: NavigationProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const { entries, user } = useNavigation();
  const isReading = useReading();
  // On a desktop the name stands between entries and account, on a phone above the page: Tab follows the eye.
  const isWide = useMatches('desktop');
  const account = <AccountMenu user={user} />;
  const nav = (
    <nav key="nav" className={styles['nav']} aria-label={t('nav.main')}>
      <ul className={styles['entries']}>
        {entries.map(({ href, label, badge, current }) => (
          <li key={href}>
            <Link href={href} className={styles['entry']} aria-current={current}>
              <span className={styles['label']}>
                {label}
                <span className={styles['badge']}>{badge}</span>
              </span>
            </Link>
          </li>
        ))}
        {!isWide && <li className={styles['account']}>{account}</li>}
      </ul>
    </nav>
  );
  const top = (
    <header key="top" className={styles['top']}>
      <Link href={pathTo('/home')} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
        <Logo siteName={siteName} />
      </Link>
      <div className={styles['end']}>
        <CreditsChip credits={user?.credits ?? null} />
        {isWide && <div className={styles['account']}>{account}</div>}
      </div>
    </header>
  );
  return (
    <div className={classNames(styles['frame'], isChat && styles['chat'], isReading && styles['reading'])}>
      <SkipLink />
      <div className={styles['masthead']}>{isWide ? [nav, top] : [top, nav]}</div>
      <div className={styles['content']}>
        <div className={styles['banner']}>
          <Notices />
        </div>
        <main className={styles['main']} id="main" tabIndex={-1}>
          {children}
        </main>
        {!isChat && <SiteFooter siteName={siteName} />}
      </div>
    </div>
  );
}
