import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/translation.ts';
import { type LazyPage, lazyPage } from '../routing/lazy-page.tsx';
import {
  type ContentPageName,
  LANDING_FAMILIES,
  type LandingFamily,
  type MemberLandingKind,
} from '../routing/page-names.ts';
import {
  noParameters,
  parseId,
  parseLikeType,
  parseOrder,
  parseSlug,
  parseTransactionId,
  withMemberId,
} from '../routing/path-parameters.ts';

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
  /** Stands there for visitors where the page is for members; null where it is the same, or where they log in first. */
  visitorPage: LazyPage | null;
  /** Names of rules that decide, in this order, whether the page is shown (middleware.ts). */
  middleware: readonly string[];
}

function route(
  path: string,
  access: Access,
  title: MessageId,
  page: LazyPage,
  { name = nameOf(path), layout = 'default', middleware = [], visitorPage = null }: Partial<Route> = {},
): Route {
  return { path, name, access, layout, title, page, visitorPage, middleware };
}

/** `members-memberId` for `/members/:memberId`; `index` for `/`. */
function nameOf(path: string): string {
  return path.slice(1).replace(/[:?]/g, '').replaceAll('/', '-') || 'index';
}

/**
 * Pages where few visits begin stand in a chunk of their own: the list of their files would weigh on every first load.
 */
function further<Module>(pick: (pages: typeof import('./further-pages.ts')) => Promise<Module>): () => Promise<Module> {
  return async () => await pick(await import('./further-pages.ts'));
}

function plainPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazyPage(load, noParameters);
}

const searchPage = plainPage(further((pages) => pages.search()));
const memberPage = lazyPage(() => import('../features/members/member-page.tsx'), withMemberId);
const visitorMemberPage = lazyPage(
  further((pages) => pages.visitorMember()),
  withMemberId,
);
const loadLikesPage = () => import('../features/likes/likes-page.tsx');
const loadSignupPage = further((pages) => pages.signup());
const signupPage = plainPage(loadSignupPage);
const memberSignupPage = lazyPage(
  further((pages) => pages.memberSignup()),
  withMemberId,
);

const memberLandingPage = (kind: MemberLandingKind) =>
  lazyPage(
    further((pages) => pages.memberLanding()),
    ({ memberId: text, slug: slugText }) => {
      const memberId = parseId(text);
      const slug = kind === 'landing' ? null : parseSlug(slugText);
      return memberId === null || (kind !== 'landing' && slug === null) ? null : { memberId, kind, slug };
    },
  );

const OPEN_SEARCH = { middleware: ['open-search'] };
const EMPTY = { layout: 'empty' } as const;
const DEVELOPERS = { middleware: ['developer-area'] };

/** `/pages/{page}`: texts of the operator. */
function contentPage(page: ContentPageName, title: MessageId): Route {
  return route(
    `/pages/${page}`,
    'public',
    title,
    lazyPage(
      further((pages) => pages.content()),
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
        further((pages) => pages.landingIndex()),
        () => ({ path }),
      ),
      { layout },
    ),
    route(
      `${path}/:slug`,
      'public',
      'index.title',
      lazyPage(
        further((pages) => pages.landing()),
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
    plainPage(() => import('../features/landing/index-page.tsx')),
    {
      middleware: ['visitors-only'],
    },
  ),
  route(
    '/login',
    'public',
    'login.title',
    plainPage(() => import('../features/session/login-page.tsx')),
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
  route(
    '/complete-signup',
    'public',
    'route.signup',
    lazyPage(loadSignupPage, () => ({ autoSkip: true })),
  ),

  route(
    '/chats',
    'login',
    'nav.chats',
    plainPage(() => import('../features/chat/chats-page.tsx')),
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

  route('/members/:memberId', 'auth-optional', 'nav.member', memberPage, {
    visitorPage: visitorMemberPage,
    middleware: ['members-invitation'],
  }),
  route('/members', 'login', 'route.search', searchPage, OPEN_SEARCH),
  route('/search', 'login', 'route.search', searchPage, { ...OPEN_SEARCH, name: 'members' }),
  route('/likes/m/:memberId', 'auth-optional', 'nav.member', memberPage, {
    name: 'members-memberId',
    visitorPage: visitorMemberPage,
    middleware: ['members-invitation'],
  }),
  route(
    '/members/:memberId/chat',
    'login',
    'chat.title',
    lazyPage(
      further((pages) => pages.memberChat()),
      withMemberId,
    ),
    { layout: 'chat' },
  ),
  route('/members/:memberId/signup', 'public', 'route.signup', memberSignupPage, {
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
  route('/complaints', 'public', 'route.complaints', plainPage(further((pages) => pages.complaints()))),

  route('/premium', 'login', 'route.premium', plainPage(further((pages) => pages.premium()))),
  route('/pricing', 'public', 'route.pricing', plainPage(further((pages) => pages.pricing()))),
  route('/credits', 'login', 'route.credits', plainPage(further((pages) => pages.credits()))),
  route('/credits/repeat-order', 'login', 'route.repeat_order', plainPage(further((pages) => pages.repeatOrder()))),
  route(
    '/credits/:creditId/:paymentMethod?',
    'login',
    'route.order',
    lazyPage(
      further((pages) => pages.order()),
      parseOrder,
    ),
  ),
  route(
    '/transactions/:transactionId',
    'public',
    'route.transaction',
    lazyPage(
      further((pages) => pages.transaction()),
      ({ transactionId: text }) => {
        const transactionId = parseTransactionId(text);
        return transactionId === null ? null : { transactionId };
      },
    ),
  ),

  route('/profile', 'login', 'route.profile', plainPage(further((pages) => pages.profile()))),
  route('/notifications', 'login', 'route.notifications', plainPage(further((pages) => pages.notifications()))),
  route('/match-finder', 'public', 'route.match_finder', plainPage(further((pages) => pages.matchFinder())), EMPTY),
  route(
    '/signup-matches',
    'public',
    'route.signup_matches',
    plainPage(further((pages) => pages.signupMatches())),
    EMPTY,
  ),

  route('/activate/done', 'public', 'route.activate_done', plainPage(further((pages) => pages.activateDone()))),
  route('/activate/error', 'public', 'route.activate_error', plainPage(further((pages) => pages.activateError()))),
  route('/mail-change/do', 'public', 'route.mail_change', plainPage(further((pages) => pages.mailChange()))),
  route(
    '/account-deleted',
    'auth-optional',
    'route.account_deleted',
    plainPage(further((pages) => pages.accountDeleted())),
  ),
  route(
    '/reset-password',
    'auth-optional',
    'route.reset_password',
    plainPage(further((pages) => pages.resetPassword())),
  ),
  route(
    '/reset-password/do',
    'auth-optional',
    'route.new_password',
    plainPage(further((pages) => pages.newPassword())),
  ),

  ...LANDING_FAMILIES.flatMap(landingFamily),

  route('/_dev', 'public', 'dev.title', plainPage(further((pages) => pages.developer())), DEVELOPERS),
  route('/_dev/dialogs', 'public', 'dev.dialogs', plainPage(further((pages) => pages.dialogs())), DEVELOPERS),
  route('/_dev/top-nav', 'public', 'dev.top_nav', plainPage(further((pages) => pages.topNav())), DEVELOPERS),
  route(
    '/_dev/activate-reminder',
    'public',
    'dev.activate_reminder',
    plainPage(further((pages) => pages.activateReminder())),
    DEVELOPERS,
  ),
  route('/_dev/components', 'public', 'dev.components', plainPage(further((pages) => pages.components())), DEVELOPERS),
];
