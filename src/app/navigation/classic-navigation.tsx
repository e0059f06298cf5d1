import { Link, useLocation } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { AccountMenu } from '../../features/session/account-menu.tsx';
import { OwnCredits } from '../../features/site/credits-chip.tsx';
import { Logo } from '../../features/site/logo.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageName } from '../../routing/document-title.ts';
import { pathTo } from '../../routing/path-to.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { MemberFooter } from '../member-footer.tsx';
import styles from './classic-navigation.module.css';
import { Notices } from './notices.tsx';
import { type NavigationProps, useNavigation } from './use-navigation.tsx';

/** A masthead with tabs, and a breadcrumb trail below it. */
export default function ClassicNavigation({ isChat, children }: NavigationProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const { entries, user } = useNavigation();
  const pageName = usePageName();
  const [path] = useLocation();
  const credits = pathTo('/credits');
  // An order, and what became of it, is below the page that lists the packs and the orders; that has no entry.
  const isOrder = path.startsWith(`${credits}/`) || path.startsWith('/transactions/');
  const section = isOrder
    ? { href: credits, pageName: t('route.credits') }
    : entries.find((entry) => entry.current === 'true' && entry.pageName !== pageName);
  // Without the page's name, which comes later: what hides the trail must not change while the page stands.
  const isBelowEntry = entries.some((entry) => entry.current !== undefined);
  const isHome = entries.some((entry) => entry.href === pathTo('/home') && entry.current === 'page');
  return (
    <div className={classNames(styles['frame'], isChat && styles['chat'])}>
      <SkipLink />
      <header className={styles['masthead']}>
        <div className={styles['top']}>
          <Link href={pathTo('/home')} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
            <Logo siteName={siteName} />
          </Link>
          <div className={styles['account']}>
            <OwnCredits />
            <AccountMenu user={user} placement="below" />
          </div>
        </div>
        <nav className={styles['nav']} aria-label={t('nav.main')}>
          <ul className={styles['entries']}>
            {entries.map(({ href, label, badge, current }) => (
              <li key={href}>
                <Link href={href} className={styles['entry']} aria-current={current}>
                  {label}
                  {badge !== null && <span className={styles['badge']}>{badge}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {isHome ? (
        // The home page has no breadcrumbs, but keeps their space: otherwise the page would jump on each visit.
        <div className={styles['trail']} />
      ) : (
        <nav
          className={classNames(styles['trail'], isBelowEntry && styles['of-entry'])}
          aria-label={t('nav.breadcrumb')}
        >
          <ol>
            <li>
              <Link href={pathTo('/home')}>{t('nav.home')}</Link>
            </li>
            {section !== undefined && (
              <li>
                <Link href={section.href}>{section.pageName}</Link>
              </li>
            )}
            <li aria-current="page" dir="auto">
              {pageName}
            </li>
          </ol>
        </nav>
      )}
      <div className={styles['banner']}>
        <Notices />
      </div>
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
      {!isChat && <MemberFooter siteName={siteName} />}
    </div>
  );
}
