import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { AccountDatabaseProvider } from '../data/account-database.tsx';
import { OwnAccountProvider, useSiteSettings } from '../data/own-account.tsx';
import { showStorageTrouble, useAccountId, useSession } from '../data/session-store.ts';
import { storeUnsavedMessages } from '../data/store-unsaved-messages.ts';
import { ConnectionTold } from '../features/outbox/connection-told.tsx';
import { hasSavedLikes } from '../features/signup/fresh-account.ts';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { createLoader } from '../routing/lazy-page.tsx';
import { lazyPart } from '../routing/lazy-part.ts';
import { rememberSiteTemplate } from '../templates/template-choice.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { isSignupAt } from './member-frame-at.ts';
import type { NavigationProps } from './navigation/use-navigation.tsx';
import { PremiumNews } from './premium-news.tsx';
import type { Layout } from './route.ts';
import { SignupFrame } from './signup-frame.tsx';

const SavedLikesFollower = lazyPart(() => import('../features/signup/saved-likes-follower.tsx'));
// If the files of this version are gone from the server, the page reloads instead.
const Outdated = lazy(createLoader(() => import('../features/session/outdated.tsx')).load);

interface MemberFrameProps {
  layout: Layout;
  /** The navigation of the current template. */
  Navigation: ComponentType<NavigationProps>;
  children: ReactNode;
}

/** The frame around a member's page: the database, navigation, badges, connection state. */
export function MemberFrame(props: MemberFrameProps) {
  const session = useSession();
  if (session.status !== 'member') return <FrameSkeleton />;
  return (
    <AccountDatabaseProvider
      accountId={session.accountId}
      epoch={session.epoch}
      onTrouble={showStorageTrouble}
      fallback={<FrameSkeleton />}
      outdated={
        <main id="main" tabIndex={-1}>
          <Suspense fallback={<PageSkeleton />}>
            <Outdated />
          </Suspense>
        </main>
      }
    >
      <OwnAccountProvider accountId={session.accountId} fallback={<FrameSkeleton />}>
        <OpenFrame {...props} />
      </OwnAccountProvider>
    </AccountDatabaseProvider>
  );
}

function OpenFrame({ layout, Navigation, children }: MemberFrameProps) {
  const settings = useSiteSettings();
  const [path] = useLocation();
  const accountId = useAccountId();
  useEffect(() => {
    if (settings !== null) rememberSiteTemplate(settings);
  }, [settings]);
  useEffect(() => (accountId === null ? undefined : whenIdle(() => void storeUnsavedMessages(accountId))), [accountId]);
  return (
    <>
      <PremiumNews />
      {hasSavedLikes() && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <SavedLikesFollower />
          </Suspense>
        </ErrorBoundary>
      )}
      {layout === 'empty' || layout === 'lander' ? (
        // Such a page brings its own landmarks (`LanderFrame`).
        <div id="main" tabIndex={-1}>
          {children}
        </div>
      ) : (
        <ConnectionTold>
          {isSignupAt(path) ? (
            <SignupFrame>{children}</SignupFrame>
          ) : (
            <Navigation isChat={layout === 'chat'}>{children}</Navigation>
          )}
        </ConnectionTold>
      )}
    </>
  );
}
