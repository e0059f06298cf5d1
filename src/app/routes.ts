import { LANDING_FAMILIES, type LandingModule, withLandingWords } from '../features/landing/landing-families.ts';
import type { LandingPageProps } from '../features/landing/landing-page-props.ts';
import { CONTENT_ROUTES } from './content-routes.ts';
import { DirectoryExtract } from './directory-extract.ts';
import { type Route, route } from './route.ts';

/** Type-checks links against the paths of the table below. */
declare module '../routing/path-to.ts' {
  interface RouteTable {
    path: (typeof ROUTE_TABLE)[number]['path'];
  }
}

/** `/landers/{family}`, which redirects to a slug and has no text of its own, and the page of a slug. */
function landingFamily({ family, layout, title, page }: (typeof LANDING_FAMILIES)[number]) {
  const path = `/landers/${family}` as const;
  const props: Omit<LandingPageProps, 'slug'> = { title, layout };
  const shared = { title, access: 'public', layout, audience: 'visitors' } as const;
  return [
    ...route(path, { ...shared, isIndexable: false, props: { path }, page: () => import('./landing-index.tsx') }),
    ...route(`${path}/:slug`, {
      ...shared,
      isIndexable: true,
      props,
      page: withLandingWords<LandingModule>(page),
    }),
  ];
}

/** Every path of the app (specification, section 2). The first match wins. */
const ROUTE_TABLE = [
  ...route('/', {
    title: 'index.title',
    access: 'public',
    middleware: ['visitors-only'],
    page: () => import('../features/landing/index-page.tsx'),
  }),
  ...route('/login', {
    title: 'login.title',
    access: 'public',
    middleware: ['visitors-only'],
    preloadFor: 'visitors',
    props: { Extract: DirectoryExtract },
    page: () => import('../features/session/login-page.tsx'),
  }),
  ...route('/home', {
    title: 'home.title',
    preloadFor: 'members',
    page: () => import('../features/home/home-page.tsx'),
  }),
  ...route('/signup', {
    title: 'route.signup',
    access: 'public',
    audience: 'visitors',
    preloadFor: 'visitors',
    props: { Extract: DirectoryExtract },
    page: () => import('../features/signup/signup-page.tsx'),
  }),
  ...route('/complete-signup', {
    title: 'route.signup',
    access: 'public',
    isIndexable: false,
    props: { Extract: DirectoryExtract, autoSkip: true },
    page: () => import('../features/signup/signup-page.tsx'),
  }),

  ...route('/chats', {
    title: 'nav.chats',
    preloadFor: 'members',
    page: () => import('../features/chat/chats-page.tsx'),
  }),
  ...route('/chats/:chatId', {
    title: 'nav.chats',
    layout: 'chat',
    preloadFor: 'members',
    page: () => import('../features/chat/chat-page.tsx'),
  }),

  ...route('/members/:memberId', {
    title: 'nav.member',
    access: 'auth-optional',
    also: '/likes/m/:memberId',
    middleware: ['members-invitation'],
    preloadFor: 'members',
    page: () => import('../features/members/member-page.tsx'),
    visitorPage: () => import('../features/members/visitor-member-page.tsx'),
  }),
  ...route('/members', {
    title: 'route.search',
    also: '/search',
    middleware: ['open-search'],
    preloadFor: 'members',
    page: () => import('../features/search/search-entry-page.tsx'),
  }),
  ...route('/members/:memberId/chat', {
    title: 'chat.title',
    layout: 'chat',
    page: () => import('../features/chat/member-chat-page.tsx'),
  }),
  ...route('/members/:memberId/signup', {
    title: 'route.signup',
    access: 'public',
    layout: 'lander',
    middleware: ['members-to-profile'],
    audience: 'visitors',
    page: withLandingWords(() => import('../features/landing/member-signup-page.tsx')),
  }),
  ...route('/members/:memberId/landing', {
    title: 'index.title',
    access: 'public',
    layout: 'lander',
    middleware: ['members-to-profile'],
    audience: 'visitors',
    props: { kind: 'landing', slug: null },
    page: withLandingWords(() => import('../features/landing/member-landing-page.tsx')),
  }),
  ...route('/members/:memberId/landing2/:slug', {
    title: 'index.title',
    access: 'public',
    layout: 'empty',
    middleware: ['members-to-profile'],
    audience: 'visitors',
    props: { kind: 'landing2' },
    page: withLandingWords(() => import('../features/landing/member-landing-page.tsx')),
  }),
  ...route('/members/:memberId/landing3/:slug', {
    title: 'index.title',
    access: 'public',
    layout: 'empty',
    middleware: ['members-to-profile'],
    audience: 'visitors',
    props: { kind: 'landing3' },
    page: withLandingWords(() => import('../features/landing/member-landing-page.tsx')),
  }),

  ...route('/likes', {
    title: 'nav.likes',
    preloadFor: 'members',
    props: { type: 'received' },
    page: () => import('../features/likes/likes-page.tsx'),
  }),
  ...route('/likes/:type', { title: 'nav.likes', page: () => import('../features/likes/likes-page.tsx') }),

  ...CONTENT_ROUTES,
  ...route('/complaints', {
    title: 'route.complaints',
    access: 'public',
    keepsTyped: true,
    page: () => import('../features/complaints/complaints-page.tsx'),
  }),

  ...route('/premium', { title: 'route.premium', page: () => import('../features/money/premium-page.tsx') }),
  ...route('/pricing', {
    title: 'route.pricing',
    access: 'public',
    preloadFor: 'visitors',
    page: () => import('../features/money/pricing-page.tsx'),
  }),
  ...route('/credits', {
    title: 'route.credits',
    preloadFor: 'members',
    page: () => import('../features/money/credits-page.tsx'),
  }),
  ...route('/credits/repeat-order', {
    title: 'route.repeat_order',
    page: () => import('../features/money/repeat-order-page.tsx'),
  }),
  ...route('/credits/:creditId/:paymentMethod?', {
    title: 'route.order',
    page: () => import('../features/money/order-page.tsx'),
  }),
  ...route('/transactions/:transactionId', {
    title: 'route.transaction',
    access: 'public',
    isCounted: false,
    page: () => import('../features/money/transaction-page.tsx'),
  }),

  ...route('/profile', {
    title: 'route.profile',
    preloadFor: 'members',
    page: () => import('../features/profile/profile-page.tsx'),
  }),
  ...route('/notifications', {
    title: 'route.notifications',
    page: () => import('../features/account/notifications-page.tsx'),
  }),
  ...route('/match-finder', {
    title: 'route.match_finder',
    access: 'public',
    layout: 'empty',
    page: () => import('../features/matches/match-finder-page.tsx'),
  }),
  ...route('/signup-matches', {
    title: 'route.signup_matches',
    access: 'public',
    layout: 'empty',
    isIndexable: false,
    page: () => import('../features/matches/signup-matches-page.tsx'),
  }),

  ...route('/activate/done', {
    title: 'route.activate_done',
    access: 'public',
    isCounted: false,
    audience: 'visitors',
    isIndexable: false,
    props: { Extract: DirectoryExtract },
    page: () => import('../features/account/activate-done-page.tsx'),
  }),
  ...route('/activate/error', {
    title: 'route.activate_error',
    access: 'public',
    isCounted: false,
    audience: 'visitors',
    isIndexable: false,
    props: { Extract: DirectoryExtract },
    page: () => import('../features/account/activate-error-page.tsx'),
  }),
  ...route('/mail-change/do', {
    title: 'route.mail_change',
    access: 'public',
    isCounted: false,
    audience: 'visitors',
    isIndexable: false,
    props: { Extract: DirectoryExtract },
    page: () => import('../features/account/mail-change-page.tsx'),
  }),
  ...route('/account-deleted', {
    title: 'route.account_deleted',
    access: 'auth-optional',
    isIndexable: false,
    props: { Extract: DirectoryExtract },
    page: () => import('../features/account/account-deleted-page.tsx'),
  }),
  ...route('/reset-password', {
    title: 'route.reset_password',
    access: 'auth-optional',
    keepsTyped: true,
    props: { Extract: DirectoryExtract },
    page: () => import('../features/account/reset-password-page.tsx'),
  }),
  ...route('/reset-password/do', {
    title: 'route.new_password',
    access: 'auth-optional',
    keepsTyped: true,
    isCounted: false,
    isIndexable: false,
    props: { Extract: DirectoryExtract },
    page: () => import('../features/account/new-password-page.tsx'),
  }),

  ...LANDING_FAMILIES.flatMap(landingFamily),

  ...route('/_dev', {
    title: 'dev.title',
    access: 'public',
    middleware: ['developer-area'],
    page: () => import('../features/developer/developer-page.tsx'),
  }),
  ...route('/_dev/dialogs', {
    title: 'dev.dialogs',
    access: 'public',
    middleware: ['developer-area'],
    audience: 'visitors',
    page: () => import('../features/developer/dialogs-page.tsx'),
  }),
  ...route('/_dev/top-nav', {
    title: 'dev.top_nav',
    access: 'public',
    middleware: ['developer-area'],
    audience: 'visitors',
    page: () => import('../features/developer/top-nav-page.tsx'),
  }),
  ...route('/_dev/activate-reminder', {
    title: 'dev.activate_reminder',
    access: 'public',
    middleware: ['developer-area'],
    audience: 'visitors',
    page: () => import('../features/developer/activate-reminder-page.tsx'),
  }),
  ...route('/_dev/components', {
    title: 'dev.components',
    access: 'public',
    middleware: ['developer-area'],
    audience: 'visitors',
    page: () => import('../features/developer/components-page.tsx'),
  }),
];

export const ROUTES: readonly Route[] = ROUTE_TABLE;
