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
import styles from './lavish-navigation.module.css';
import { Notices } from './notices.tsx';
import { type NavigationProps, useNavigation } from './use-navigation.tsx';
import { useReading } from './use-reading.ts';

/** A masthead; on a phone, a line of text labels at the bottom. Recedes while the page is being read. */
export default function LavishNavigation({ isChat, children }: NavigationProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const { entries, user, rejected } = useNavigation();
  const isReading = useReading();
  return (
    <div className={classNames(styles['frame'], isChat && styles['chat'], isReading && styles['reading'])}>
      <SkipLink />
      <div className={styles['masthead']}>
        <header className={styles['top']}>
          <Link href={pathTo('/home')} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
            <Logo siteName={siteName} />
          </Link>
          <CreditsChip credits={user?.credits ?? null} />
        </header>
        <nav className={styles['nav']} aria-label={t('nav.main')}>
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
            <li className={styles['account']}>
              <AccountMenu user={user} />
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles['content']}>
        <div className={styles['banner']}>
          <Notices rejected={rejected} />
        </div>
        <main className={styles['main']} id="main" tabIndex={-1}>
          {children}
        </main>
        {!isChat && <SiteFooter siteName={siteName} />}
      </div>
    </div>
  );
}
