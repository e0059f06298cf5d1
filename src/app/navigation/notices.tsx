import { lazy, Suspense } from 'react';
import { useIsStoring } from '../../data/session-store.ts';
import { useOutbox } from '../../data/use-outbox.ts';
import { OfflineBanner } from '../../features/outbox/offline-banner.tsx';
import { UnsentOfOthers } from '../../features/outbox/unsent-of-others.tsx';
import { WaitingRemovals } from '../../features/outbox/waiting-removals.tsx';

const UnstoredBanner = lazy(() => import('../../features/outbox/unstored-banner.tsx'));
const RejectedActions = lazy(() => import('../../features/outbox/rejected-actions.tsx'));

/** Notices that a member must see on every page: storage, connection, unsent and rejected actions. */
export function Notices() {
  const hasRejected = useOutbox()?.some(({ state }) => state === 'rejected') ?? false;
  const isStoring = useIsStoring();
  return (
    <>
      {!isStoring && (
        <Suspense>
          <UnstoredBanner />
        </Suspense>
      )}
      <OfflineBanner />
      <WaitingRemovals />
      <UnsentOfOthers />
      {hasRejected && (
        <Suspense>
          <RejectedActions />
        </Suspense>
      )}
    </>
  );
}
