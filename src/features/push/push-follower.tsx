import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { closeNoticesOfOthers, closeSeenNotices, leaveNotices, storeNoticeDevice } from './notices.ts';
import { answerServiceWorker } from './page-requests.ts';

/** Lazy-loaded because it includes the database code, which visitors never need. */
const MemberPush = lazyPart(() => import('./member-push.tsx'));

/** Mounted on every page: stores texts for the service worker, answers its requests and cleans up after members. */
export function PushFollower() {
  const translation = useTranslation();
  const { siteName } = useConfiguration();
  const session = useSession();
  const [path, navigate] = useLocation();
  const hasLeft = session.status === 'visitor' && (session.cause === 'logged-out' || session.cause === 'deleted');
  const accountId = session.status === 'member' ? session.accountId : null;

  useEffect(() => void storeNoticeDevice(translation, siteName), [translation, siteName]);
  useEffect(() => answerServiceWorker(navigate), [navigate]);
  useEffect(() => {
    if (hasLeft) void leaveNotices();
    if (accountId !== null) void closeNoticesOfOthers(accountId);
  }, [hasLeft, accountId]);
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
