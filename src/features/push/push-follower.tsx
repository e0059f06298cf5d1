import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { closeSeenNotices, leaveNotices, storeNoticeDevice } from './notices.ts';
import { answerServiceWorker } from './page-requests.ts';

/** Lazy-loaded because it includes the database code, which visitors never need. */
const MemberPush = lazyPart(() => import('./member-push.tsx'));

/** Mounted on every page: stores texts for the service worker, answers its requests and cleans up after a logout. */
export function PushFollower() {
  const translation = useTranslation();
  const { siteName } = useConfiguration();
  const session = useSession();
  const [path, navigate] = useLocation();
  const hasLoggedOut = session.status === 'visitor' && session.cause === 'logged-out';

  useEffect(() => void storeNoticeDevice(translation, siteName), [translation, siteName]);
  useEffect(() => answerServiceWorker(navigate), [navigate]);
  useEffect(() => {
    if (hasLoggedOut) void leaveNotices();
  }, [hasLoggedOut]);
  useEffect(() => {
    const close = () => {
      if (document.visibilityState === 'visible') void closeSeenNotices(path);
    };
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [path]);
  if (session.status !== 'member') return null;
  return (
    <Suspense fallback={null}>
      <MemberPush key={session.accountId} accountId={session.accountId} epoch={session.epoch} />
    </Suspense>
  );
}
