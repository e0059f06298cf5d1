import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../../worker/public/rows.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { useSiteCounts } from '../../features/site/use-site-counts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Badge } from '../../ui/badge.tsx';

export interface NavigationProps {
  /** The page takes the full height and scrolls inside. */
  isChat: boolean;
  children: ReactNode;
}

interface NavigationEntry {
  href: string;
  label: string;
  /** The name of its page, which may be longer: for the breadcrumbs. */
  pageName: string;
  icon: ReactNode;
  badge: ReactNode;
  /** Value for `aria-current`: `true` for a page below the entry's own. */
  current: 'page' | 'true' | undefined;
}

/** Returns the entries of a member's navigation with their badges. */
export function useNavigation(): { entries: readonly NavigationEntry[]; user: User | null } {
  const { t } = useTranslation();
  const [path] = useLocation();
  const { unreadMessages = 0, newLikes = 0 } = useSiteCounts() ?? {};
  const user = useOwnUser();
  const entry = (
    href: string,
    label: string,
    icon: ReactNode,
    badge: ReactNode = null,
    pageName = label,
  ): NavigationEntry => ({
    href,
    label,
    pageName,
    icon,
    badge,
    current: isWithin(path, href) ? (path === href ? 'page' : 'true') : undefined,
  });
  const unread = <Badge count={unreadMessages} label={t('nav.unread', { count: unreadMessages })} />;
  const likes = <Badge count={newLikes} label={t('nav.new_likes', { count: newLikes })} />;
  return {
    entries: [
      entry(pathTo('/home'), t('nav.home'), <House aria-hidden="true" />),
      entry(pathTo('/search'), t('nav.search'), <Search aria-hidden="true" />, null, t('route.search')),
      entry(pathTo('/chats'), t('nav.chats'), <MessageCircle aria-hidden="true" />, unread),
      entry(pathTo('/likes/:type', { type: 'received' }), t('nav.likes'), <Heart aria-hidden="true" />, likes),
    ],
    user,
  };
}

/** Returns whether a navigation entry covers this path: `/likes/received` covers all of `/likes`. */
function isWithin(path: string, href: string): boolean {
  if (href === pathTo('/search') && path.startsWith('/members')) return true;
  const section = href.split('/').slice(0, 2).join('/');
  return path === section || path.startsWith(`${section}/`);
}
