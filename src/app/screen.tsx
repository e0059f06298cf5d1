import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo } from 'react';
import { Redirect, useLocation, useRouter } from 'wouter';
import { useConfiguration } from '../data/configuration.tsx';
import { readMemberHint, writeMemberHint } from '../data/member-hint.ts';
import { useIsStoring, useSession } from '../data/session-store.ts';
import { hasFreshAccount } from '../features/signup/fresh-account.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { updateTitle } from '../routing/document-title.ts';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { createLoader } from '../routing/lazy-page.tsx';
import { lazyPart } from '../routing/lazy-part.ts';
import { loginPath } from '../routing/next-path.ts';
import { pathTo } from '../routing/path-to.ts';
import { useQuery } from '../routing/use-query.ts';
import { currentTemplate } from '../templates/features.ts';
import { showMemberSheets } from '../templates/show-template.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ErrorPage } from './error-page.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { type MatchedRoute, matchPath } from './match-path.ts';
import { loadMemberNavigation } from './navigation/member-navigation.ts';
import { PageReady } from './page-ready.tsx';
import { showRootClasses } from './root-classes.ts';
import { decideScreen, type ScreenDecision } from './screen-decision.ts';
import { useSessionEnd } from './session-end.ts';
import { useTypedEarly } from './use-typed-early.ts';
import { VisitorFrame } from './visitor-frame.tsx';

const OutOfOrder = lazyPart(() => import('../features/session/out-of-order.tsx'));

const ACCOUNT_DELETED_PATH = pathTo('/account-deleted');

/** Imports the database code; visitors never load it. */
const memberFrame = createLoader(async () => {
  const [frame, navigation] = await Promise.all([
    import('./member-frame.tsx'),
    loadMemberNavigation(),
    showMemberSheets(),
  ]);
  return { MemberFrame: frame.MemberFrame, Navigation: navigation.default };
});

/** Preloads what a member needs first, before the session is known; the template must already be known. */
export async function preloadMemberFrame(): Promise<void> {
  // Errors are reported when the frame is rendered.
  await memberFrame.load().catch(() => undefined);
}

/** Renders what the current user may see at this address. */
export function Screen() {
  const { t } = useTranslation();
  const { siteName, developerArea } = useConfiguration();
  const [path] = useLocation();
  const search = useQuery();
  const { parser } = useRouter();
  const session = useSession();
  const isStoring = useIsStoring();
  const sessionEnd = useSessionEnd(session);
  // The same element as long as the path is the same: a change of the session does not draw the page's views again.
  const { matched, page } = useMemo(() => {
    const match = matchPath(parser, path);
    return { matched: match, page: match?.route.page.render(match.parameters) ?? null };
  }, [parser, path]);
  const isMember = session.status === 'member';
  const address = path + (search === '' ? '' : `?${search}`) + currentHash();
  const wasMember = readMemberHint();
  const isTypedEarly = useTypedEarly(path, !isMember && matched?.route.keepsTyped === true);
  const hasMemberFrame = isMember && !isTypedEarly;

  const decision: ScreenDecision =
    matched === null || page === null
      ? isMember && hasFreshAccount()
        ? // The error page offers sign-up too; the rest of the sign-up is on another page.
          { show: 'redirect', to: pathTo('/complete-signup'), loggedOut: false }
        : { show: session.status === 'starting' && wasMember ? 'waiting' : 'not-found' }
      : decideScreen(matched.route, {
          session,
          address,
          next: new URLSearchParams(search).get('next'),
          wasMember,
          sessionEnd,
          hasFreshAccount: hasFreshAccount(),
          developerArea,
        });
  const found = decision.show === 'not-found' ? null : matched;
  const title = found === null ? t('error.not_found_title') : t(found.route.title);

  // Before anything is painted that they lay out. Whose session is not known yet keeps what first-look.ts assumed.
  useLayoutEffect(() =>
    showRootClasses({
      template: currentTemplate(),
      isMember: hasMemberFrame || (session.status === 'starting' && wasMember),
      routeName: found?.route.name ?? 'error',
    }),
  );
  useEffect(() => updateTitle({ siteName, route: title }), [siteName, title]);
  // Visitors never load members' code.
  const isForVisitor = decision.show === 'invitation' || (decision.show === 'waiting' && !wasMember);
  const shownPage = (isForVisitor ? found?.route.visitorPage : null) ?? found?.route.page;
  useEffect(() => void shownPage?.preload(), [shownPage]);
  useEffect(() => {
    // A tab that stores nothing notes there what the next start has to finish (worker/in-page/note-ends.ts).
    if (!isStoring) return;
    if (session.status === 'member' || session.status === 'visitor') writeMemberHint(session.status === 'member');
  }, [session.status, isStoring]);

  // Applies to every tab and page: nothing of the deleted account may stay on screen.
  if (sessionEnd === 'deleted' && path !== ACCOUNT_DELETED_PATH) return <Redirect to={ACCOUNT_DELETED_PATH} replace />;
  if (decision.show === 'redirect') {
    return <Redirect to={decision.to} replace state={decision.loggedOut ? { loggedOut: true } : null} />;
  }
  if (decision.show === 'waiting') return <FrameSkeleton />;
  const layout = found?.route.layout ?? 'default';
  // Pages of these layouts bring their landmarks; what stands in their place brings none.
  const inMain = (view: ReactNode) => (layout === 'empty' || layout === 'lander' ? <main>{view}</main> : view);
  const content =
    decision.show === 'page' ? (
      page
    ) : decision.show === 'not-found' ? (
      <ErrorPage kind={{ cause: 'not-found', path }} isMember={isMember} />
    ) : decision.show === 'invitation' ? (
      (matched?.route.visitorPage?.render(matched.parameters) ?? null)
    ) : (
      inMain(<OutOfOrder session={session} />)
    );
  const guarded = (
    <ErrorBoundary
      resetKey={path}
      fallback={(retry, isCodeMissing) =>
        inMain(<ErrorPage kind={{ cause: isCodeMissing ? 'not-loaded' : 'broken', retry }} isMember={isMember} />)
      }
    >
      <Suspense fallback={<PageSkeleton />}>
        {content}
        <PageReady />
      </Suspense>
    </ErrorBoundary>
  );
  if (!hasMemberFrame) {
    return (
      <VisitorFrame
        layout={layout}
        login={isMember || found?.route.name === 'login' ? null : loginFrom(found, address)}
      >
        {guarded}
      </VisitorFrame>
    );
  }
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <LazyMemberFrame layout={layout}>{guarded}</LazyMemberFrame>
    </Suspense>
  );
}

/** Leads back to a payment, which shows more in its member's session: the provider may have opened another browser. */
function loginFrom(found: MatchedRoute | null, address: string): string {
  return found?.route.path === '/transactions/:transactionId' ? loginPath(address) : pathTo('/login');
}

/** Returns the hash; empty while a page is prerendered. */
function currentHash(): string {
  return typeof location === 'undefined' ? '' : location.hash;
}

function LazyMemberFrame({ layout, children }: { layout: MatchedRoute['route']['layout']; children: ReactNode }) {
  const { MemberFrame, Navigation } = use(memberFrame.load());
  return (
    <MemberFrame layout={layout} Navigation={Navigation}>
      {children}
    </MemberFrame>
  );
}
