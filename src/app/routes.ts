import type { MessageId } from '../i18n/translation.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { noParameters, parseId, parseLikeType } from './path-parameters.ts';

/**
 * `login`: members only. `auth-optional`: a page for members that visitors may be shown something of. `visitor`:
 * public, and members are sent on, since it has nothing for them.
 */
export type Access = 'public' | 'visitor' | 'login' | 'auth-optional';

/** `default`: navigation and footer. `chat`: the whole height, no bottom bar. `empty`, `lander`: the page alone. */
export type Layout = 'default' | 'chat' | 'empty' | 'lander';

export interface Route {
  /** wouter pattern. */
  path: string;
  /** Goes into the class `route-<name>`. */
  name: string;
  access: Access;
  layout: Layout;
  title: MessageId;
  page: LazyPage;
  /** Exists only where the configuration opens the developer area. */
  isForDevelopers?: true;
}

const likesPage = () => import('../features/likes/likes-page.tsx');

/** Every path of the app (specification, section 2). The first that matches is taken. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    name: 'index',
    access: 'visitor',
    layout: 'default',
    title: 'index.title',
    page: lazyPage(() => import('../features/index/index-page.tsx'), noParameters),
  },
  {
    path: '/login',
    name: 'login',
    access: 'visitor',
    layout: 'default',
    title: 'login.title',
    page: lazyPage(() => import('../features/login/login-page.tsx'), noParameters),
  },
  {
    path: '/home',
    name: 'home',
    access: 'login',
    layout: 'default',
    title: 'home.title',
    page: lazyPage(() => import('../features/home/home-page.tsx'), noParameters),
  },
  {
    path: '/chats',
    name: 'chats',
    access: 'login',
    layout: 'default',
    title: 'nav.chats',
    page: lazyPage(() => import('../features/chats/chats-page.tsx'), noParameters),
  },
  {
    path: '/chats/:chatId',
    name: 'chats-chatId',
    access: 'login',
    layout: 'chat',
    title: 'nav.chats',
    page: lazyPage(
      () => import('../features/chat/chat-page.tsx'),
      ({ chatId }) => {
        const conversationId = parseId(chatId);
        return conversationId === null ? null : { conversationId };
      },
    ),
  },
  {
    path: '/members/:memberId',
    name: 'members-memberId',
    access: 'auth-optional',
    layout: 'default',
    title: 'nav.member',
    page: lazyPage(
      () => import('../features/members/member-page.tsx'),
      ({ memberId: text }) => {
        const memberId = parseId(text);
        return memberId === null ? null : { memberId };
      },
    ),
  },
  {
    path: '/likes',
    name: 'likes',
    access: 'login',
    layout: 'default',
    title: 'nav.likes',
    page: lazyPage(likesPage, () => ({ type: 'received' as const })),
  },
  {
    path: '/likes/:type',
    name: 'likes-type',
    access: 'login',
    layout: 'default',
    title: 'nav.likes',
    page: lazyPage(likesPage, ({ type: text }) => {
      const type = parseLikeType(text);
      return type === null ? null : { type };
    }),
  },
  {
    path: '/_dev',
    name: '_dev',
    access: 'public',
    layout: 'default',
    title: 'dev.title',
    page: lazyPage(() => import('../features/developer/developer-page.tsx'), noParameters),
    isForDevelopers: true,
  },
];
