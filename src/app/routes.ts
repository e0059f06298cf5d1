import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/translation.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { type ContentPageName, LANDING_FAMILIES, type LandingFamily, type MemberLandingKind } from './page-names.ts';
import {
  noParameters,
  parseId,
  parseLikeType,
  parseOrder,
  parseSlug,
  parseTransactionId,
  withMemberId,
} from './path-parameters.ts';

/** `login`: members only. `auth-optional`: what it shows depends on whether a member is logged in. */
export type Access = 'public' | 'login' | 'auth-optional';

/** `default`: navigation and footer. `chat`: the whole height, no bottom bar. `empty`, `lander`: the page alone. */
export type Layout = 'default' | 'chat' | 'empty' | 'lander';

export interface Route {
  /** wouter pattern. */
  path: string;
  /** Goes into the class `route-<name>`. An alias bears the name of what it stands for. */
  name: string;
  access: Access;
  layout: Layout;
  title: MessageId;
  page: LazyPage;
  /** Names of rules that decide, in this order, whether the page is shown (middleware.ts). */
  middleware: readonly string[];
}

function route(
  path: string,
  access: Access,
  title: MessageId,
  page: LazyPage,
  { name = nameOf(path), layout = 'default', middleware = [] }: Partial<Route> = {},
): Route {
  return { path, name, access, layout, title, page, middleware };
}

/** `members-memberId` for `/members/:memberId`; `index` for `/`. */
function nameOf(path: string): string {
  return path.slice(1).replace(/[:?]/g, '').replaceAll('/', '-') || 'index';
}

function plainPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazyPage(load, noParameters);
}

const searchPage = plainPage(() => import('../features/search/search-page.tsx'));
const memberPage = lazyPage(() => import('../features/members/member-page.tsx'), withMemberId);
const loadLikesPage = () => import('../features/likes/likes-page.tsx');
const loadSignupPage = () => import('../features/signup/signup-page.tsx');
const signupPage = plainPage(loadSignupPage);

const memberLandingPage = (kind: MemberLandingKind) =>
  lazyPage(
    () => import('../features/landing/member-landing-page.tsx'),
    ({ memberId: text, slug: slugText }) => {
      const memberId = parseId(text);
      const slug = kind === 'landing' ? null : parseSlug(slugText);
      return memberId === null || (kind !== 'landing' && slug === null) ? null : { memberId, kind, slug };
    },
  );

const EMPTY = { layout: 'empty' } as const;
const DEVELOPERS = { middleware: ['developer-area'] };

/** `/pages/{page}`: texts of the operator. */
function contentPage(page: ContentPageName, title: MessageId): Route {
  return route(
    `/pages/${page}`,
    'public',
    title,
    lazyPage(
      () => import('../features/content/content-page.tsx'),
      () => ({ page }),
    ),
  );
}

/** `/landers/{family}`, which goes on to a slug, and the page of a slug. */
function landingFamily({ family, layout }: { family: LandingFamily; layout: Layout }): Route[] {
  const path = `/landers/${family}`;
  return [
    route(
      path,
      'public',
      'index.title',
      lazyPage(
        () => import('./landing-index.tsx'),
        () => ({ path }),
      ),
      { layout },
    ),
    route(
      `${path}/:slug`,
      'public',
      'index.title',
      lazyPage(
        () => import('../features/landing/landing-page.tsx'),
        ({ slug: text }) => {
          const slug = parseSlug(text);
          return slug === null ? null : { family, slug };
        },
      ),
      { layout },
    ),
  ];
}

/** Every path of the app (specification, section 2). The first that matches is taken. */
export const ROUTES: readonly Route[] = [
  route(
    '/',
    'public',
    'index.title',
    plainPage(() => import('../features/index/index-page.tsx')),
    {
      middleware: ['visitors-only'],
    },
  ),
  route(
    '/login',
    'public',
    'login.title',
    plainPage(() => import('../features/login/login-page.tsx')),
    {
      middleware: ['visitors-only'],
    },
  ),
  route(
    '/home',
    'login',
    'home.title',
    plainPage(() => import('../features/home/home-page.tsx')),
  ),
  route('/signup', 'public', 'route.signup', signupPage),
  route('/complete-signup', 'public', 'route.signup', signupPage),

  route(
    '/chats',
    'login',
    'nav.chats',
    plainPage(() => import('../features/chats/chats-page.tsx')),
  ),
  route(
    '/chats/:chatId',
    'login',
    'nav.chats',
    lazyPage(
      () => import('../features/chat/chat-page.tsx'),
      ({ chatId }) => {
        const conversationId = parseId(chatId);
        return conversationId === null ? null : { conversationId };
      },
    ),
    { layout: 'chat' },
  ),

  route('/members', 'login', 'route.search', searchPage),
  route('/search', 'login', 'route.search', searchPage, { name: 'members' }),
  route('/members/:memberId', 'auth-optional', 'nav.member', memberPage, { middleware: ['members-invitation'] }),
  route('/likes/m/:memberId', 'auth-optional', 'nav.member', memberPage, {
    name: 'members-memberId',
    middleware: ['members-invitation'],
  }),
  route(
    '/members/:memberId/chat',
    'login',
    'chat.title',
    lazyPage(() => import('../features/chat/member-chat-page.tsx'), withMemberId),
    { layout: 'chat' },
  ),
  route('/members/:memberId/signup', 'public', 'route.signup', lazyPage(loadSignupPage, withMemberId), {
    layout: 'lander',
  }),
  route('/members/:memberId/landing', 'public', 'index.title', memberLandingPage('landing'), { layout: 'lander' }),
  route('/members/:memberId/landing2/:slug', 'public', 'index.title', memberLandingPage('landing2'), EMPTY),
  route('/members/:memberId/landing3/:slug', 'public', 'index.title', memberLandingPage('landing3'), EMPTY),

  route(
    '/likes',
    'login',
    'nav.likes',
    lazyPage(loadLikesPage, () => ({ type: 'received' as const })),
  ),
  route(
    '/likes/:type',
    'login',
    'nav.likes',
    lazyPage(loadLikesPage, ({ type: text }) => {
      const type = parseLikeType(text);
      return type === null ? null : { type };
    }),
  ),

  contentPage('ban', 'route.ban'),
  contentPage('faq', 'route.faq'),
  contentPage('terms', 'route.terms'),
  contentPage('cookies', 'route.cookies'),
  contentPage('privacy', 'route.privacy'),
  contentPage('service', 'route.service'),
  contentPage('return-policy', 'route.return_policy'),
  route(
    '/complaints',
    'public',
    'route.complaints',
    plainPage(() => import('../features/complaints/complaints-page.tsx')),
  ),

  route(
    '/premium',
    'login',
    'route.premium',
    plainPage(() => import('../features/premium/premium-page.tsx')),
  ),
  route(
    '/pricing',
    'public',
    'route.pricing',
    plainPage(() => import('../features/pricing/pricing-page.tsx')),
  ),
  route(
    '/credits',
    'login',
    'route.credits',
    plainPage(() => import('../features/credits/credits-page.tsx')),
  ),
  route(
    '/credits/repeat-order',
    'login',
    'route.repeat_order',
    plainPage(() => import('../features/credits/repeat-order-page.tsx')),
  ),
  route(
    '/credits/:creditId/:paymentMethod?',
    'login',
    'route.order',
    lazyPage(() => import('../features/credits/order-page.tsx'), parseOrder),
  ),
  route(
    '/transactions/:transactionId',
    'public',
    'route.transaction',
    lazyPage(
      () => import('../features/transactions/transaction-page.tsx'),
      ({ transactionId: text }) => {
        const transactionId = parseTransactionId(text);
        return transactionId === null ? null : { transactionId };
      },
    ),
  ),

  route(
    '/profile',
    'login',
    'route.profile',
    plainPage(() => import('../features/profile/profile-page.tsx')),
  ),
  route(
    '/notifications',
    'login',
    'route.notifications',
    plainPage(() => import('../features/notifications/notifications-page.tsx')),
  ),
  route(
    '/match-finder',
    'public',
    'route.match_finder',
    plainPage(() => import('../features/matches/match-finder-page.tsx')),
    EMPTY,
  ),
  route(
    '/signup-matches',
    'public',
    'route.signup_matches',
    plainPage(() => import('../features/matches/signup-matches-page.tsx')),
    EMPTY,
  ),

  route(
    '/activate/done',
    'public',
    'route.activate_done',
    plainPage(() => import('../features/activation/activate-done-page.tsx')),
  ),
  route(
    '/activate/error',
    'public',
    'route.activate_error',
    plainPage(() => import('../features/activation/activate-error-page.tsx')),
  ),
  route(
    '/mail-change/do',
    'public',
    'route.mail_change',
    plainPage(() => import('../features/mail-change/mail-change-page.tsx')),
  ),
  route(
    '/account-deleted',
    'auth-optional',
    'route.account_deleted',
    plainPage(() => import('../features/account/account-deleted-page.tsx')),
  ),
  route(
    '/reset-password',
    'auth-optional',
    'route.reset_password',
    plainPage(() => import('../features/password/reset-password-page.tsx')),
  ),
  route(
    '/reset-password/do',
    'auth-optional',
    'route.new_password',
    plainPage(() => import('../features/password/new-password-page.tsx')),
  ),

  ...LANDING_FAMILIES.flatMap(landingFamily),

  route(
    '/_dev',
    'public',
    'dev.title',
    plainPage(() => import('../features/developer/developer-page.tsx')),
    DEVELOPERS,
  ),
  route(
    '/_dev/dialogs',
    'public',
    'dev.dialogs',
    plainPage(() => import('../features/developer/dialogs-page.tsx')),
    DEVELOPERS,
  ),
  route(
    '/_dev/top-nav',
    'public',
    'dev.top_nav',
    plainPage(() => import('../features/developer/top-nav-page.tsx')),
    DEVELOPERS,
  ),
  route(
    '/_dev/activate-reminder',
    'public',
    'dev.activate_reminder',
    plainPage(() => import('../features/developer/activate-reminder-page.tsx')),
    DEVELOPERS,
  ),
  route(
    '/_dev/components',
    'public',
    'dev.components',
    plainPage(() => import('../features/developer/components-page.tsx')),
    DEVELOPERS,
  ),
];
