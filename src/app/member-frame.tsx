import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountMenu } from '../features/session/account-menu.tsx';
import { useOwnUser } from '../features/session/queries.ts';
import { useAppBadge } from '../features/site/app-badge.ts';
import { CreditsChip } from '../features/site/credits-chip.tsx';
import { Logo } from '../features/site/logo.tsx';
import { OfflineBanner } from '../features/site/offline-banner.tsx';
import { useSiteCounts } from '../features/site/use-site-counts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { AccountDatabaseProvider } from '../worker-client/account-database.tsx';
import { useSession } from '../worker-client/session-store.ts';
import { useConfiguration } from './configuration.tsx';
import styles from './member-frame.module.css';
import { FrameSkeleton, PageSkeleton } from './page-skeleton.tsx';
import { paths } from './paths.ts';
import type { Layout } from './routes.ts';
import { SkipLink } from './skip-link.tsx';

const Outdated = lazy(() => import('../features/session/outdated.tsx'));
const RejectedActions = lazy(() => import('../features/site/rejected-actions.tsx'));

/** What stands around a page for a member: the database, navigation, badges, the state of the connection. */
export function MemberFrame({ layout, children }: { layout: Layout; children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'member') return <FrameSkeleton />;
  return (
    <AccountDatabaseProvider
      accountId={session.accountId}
      epoch={session.epoch}
      fallback={<FrameSkeleton />}
      outdated={
        <main id="main" tabIndex={-1}>
          <Suspense fallback={<PageSkeleton />}>
            <Outdated />
          </Suspense>
        </main>
      }
    >
      {layout === 'empty' || layout === 'lander' ? (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <Navigation isChat={layout === 'chat'}>{children}</Navigation>
      )}
    </AccountDatabaseProvider>
  );
}

function Navigation({ isChat, children }: { isChat: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const [path] = useLocation();
  const { unreadMessages, newLikes, rejected } = useSiteCounts();
  const user = useOwnUser() ?? null;
  useAppBadge(unreadMessages + newLikes);
  const entries = [
    { href: paths.home, label: t('nav.home'), icon: <House aria-hidden="true" />, badge: null },
    {
      href: paths.chats,
      label: t('nav.chats'),
      icon: <MessageCircle aria-hidden="true" />,
      badge: <Badge count={unreadMessages} label={t('nav.unread', { count: unreadMessages })} />,
    },
    {
      href: paths.likes('received'),
      label: t('nav.likes'),
      icon: <Heart aria-hidden="true" />,
      badge: <Badge count={newLikes} label={t('nav.new_likes', { count: newLikes })} />,
    },
  ];
  return (
    <div className={classNames(styles['frame'], isChat && styles['chat'])}>
      <SkipLink />
      <header className={styles['top']}>
        <Link href={paths.home} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
          <Logo siteName={siteName} />
        </Link>
        <CreditsChip credits={user?.credits ?? null} />
      </header>
      <nav className={styles['nav']} aria-label={t('nav.main')}>
        <ul className={styles['entries']}>
          {entries.map(({ href, label, icon, badge }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles['entry']}
                aria-current={isWithin(path, href) ? (path === href ? 'page' : 'true') : undefined}
              >
                <span className={styles['icon']}>
                  {icon}
                  <span className={styles['badge']}>{badge}</span>
                </span>
                <span className={styles['label']}>{label}</span>
              </Link>
            </li>
          ))}
          <li className={styles['account']}>
            <AccountMenu user={user} />
          </li>
        </ul>
      </nav>
      <div className={styles['content']}>
        <div className={styles['banner']}>
          <OfflineBanner />
          {rejected > 0 && (
            <Suspense>
              <RejectedActions />
            </Suspense>
          )}
        </div>
        <main className={styles['main']} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** Whether an entry of the navigation stands for this path: `/likes/received` for all of `/likes`. */
function isWithin(path: string, href: string): boolean {
  const section = href.split('/').slice(0, 2).join('/');
  return path === section || path.startsWith(`${section}/`);
}
